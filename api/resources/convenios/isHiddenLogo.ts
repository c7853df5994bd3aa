import type { Database } from '../../database/open.ts';
import { publicRows } from '../isPublic.ts';

/** True if the file is the logo of a convenio that visitors may not see. */
export async function isHiddenLogo(db: Database, nombre: string, now: Date): Promise<boolean> {
  const convenio = await db
    .selectFrom('convenios')
    .where('logo', '=', nombre)
    .where(({ not }) => not(publicRows('convenios', now)))
    .select('id')
    .executeTakeFirst();
  return convenio !== undefined;
}
