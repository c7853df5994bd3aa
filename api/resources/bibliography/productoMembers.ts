import type { Bibliography } from '../../../contract/entities/bibliography.ts';
import type { Database } from '../../database/open.ts';
import { publicRows } from '../visibility/isPublic.ts';

type Personas = Bibliography['autores'];
type WithPersonas = { autores: Personas; editores?: Personas };

/** The products for visitors: an author or editor is said to be a member only if visitors may see the member. */
export async function withPublicMembers<P extends WithPersonas>(
  db: Database,
  productos: readonly P[],
  now: Date,
): Promise<P[]> {
  const isMember = ({ integrante_id }: Personas[number]) => integrante_id !== null;
  if (!productos.some(({ autores, editores = [] }) => autores.some(isMember) || editores.some(isMember)))
    return [...productos];
  const rows = await db.selectFrom('integrantes').select('id').where(publicRows('integrantes', now)).execute();
  const shown = new Set<number | null>(rows.map(({ id }) => id));
  const hidden = (personas: Personas): Personas =>
    personas.map((persona) => (shown.has(persona.integrante_id) ? persona : { ...persona, integrante_id: null }));
  return productos.map((producto) => ({
    ...producto,
    autores: hidden(producto.autores),
    ...(producto.editores && { editores: hidden(producto.editores) }),
  }));
}
