import type { Database } from '../../database/open.ts';

/** The contact e-mail of the home; '' without one. */
export async function contactEmail(db: Database): Promise<string> {
  const { correo_contacto } = await db.selectFrom('inicio').select('correo_contacto').executeTakeFirstOrThrow();
  return correo_contacto.trim();
}
