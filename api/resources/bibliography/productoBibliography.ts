import { messages } from '../../../contract/calls/messages.ts';
import type { Bibliography } from '../../../contract/entities/bibliography.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { publicRows } from '../visibility/isPublic.ts';

const LISTS = ['autores', 'editores', 'palabras_clave'] as const;
type List = (typeof LISTS)[number];

export function parseLists<R extends Partial<Record<List, string>>>(row: R) {
  const lists = LISTS.filter((list) => row[list] !== undefined).map((list) => [list, JSON.parse(row[list] as string)]);
  return { ...row, ...Object.fromEntries(lists) } as Omit<R, List> & Pick<Bibliography, keyof R & List>;
}

type Written = { [K in List]?: Bibliography[K] | undefined };

const memberIds = (personas: Bibliography['autores'] = []): number[] =>
  personas.flatMap(({ integrante_id }) => integrante_id ?? []);

/** Those of some ids that are of members. */
export async function membersAmong(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const found = await db.selectFrom('integrantes').select('id').where('id', 'in', ids).execute();
  return new Set(found.map(({ id }) => id));
}

/** True if each id is that of a member. */
export async function areMembers(db: Database, ids: readonly number[]): Promise<boolean> {
  return (await membersAmong(db, ids)).size === new Set(ids).size;
}

/** Lets nobody merge or archive the members whom a product will name before it is stored. */
export async function lockMembers(trx: Trx, { autores, editores }: Written): Promise<void> {
  const ids = [...memberIds(autores), ...memberIds(editores)];
  if (ids.length === 0 || !locks(trx)) return;
  await trx.selectFrom('integrantes').where('id', 'in', ids).orderBy('id').select('id').forKeyShare().execute();
}

/**
 * Members whom the stored record names already may be in the trash.
 * @throws {HttpError} 422 if an author or editor is said to be a member who does not exist
 */
export async function requireMembers(trx: Trx, body: Written, stored: Row<'productos'> | null): Promise<void> {
  const known = stored && parseLists(stored);
  for (const list of ['autores', 'editores'] as const) {
    const isKnown = new Set(memberIds(known?.[list]));
    const ids = memberIds(body[list]).filter((id) => !isKnown.has(id));
    if (ids.length === 0) continue;
    if (!(await areMembers(trx, ids))) throw invalidFieldError(list, messages.productos.unknownIntegrante);
  }
}

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
