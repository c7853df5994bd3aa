import { messages } from '../../../contract/calls/messages.ts';
import type { Usuario, UsuariosQuery } from '../../../contract/entities/usuario.ts';
import { foldText } from '../../../contract/values/foldText.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError, noRecordError } from '../../errors/httpError.ts';
import type { Range } from '../calls/handler.ts';
import { nounOf } from '../names/names.ts';

/** All columns but the password hash, which must not reach answers or movements. */
export const COLUMNS = ['id', 'usuario', 'nombre', 'email', 'activo', 'created_at'] as const;

export type UsuarioRow = Omit<Row<'usuarios'>, 'clave'>;

export const toUsuario = (row: UsuarioRow): Usuario => ({ ...row, activo: row.activo === 1 });

export async function selectUsuarios(db: Database): Promise<Usuario[]> {
  return (await db.selectFrom('usuarios').select(COLUMNS).execute()).map(toUsuario);
}

/** Reads a user; in a transaction, locks it until commit. @throws {HttpError} 404 */
export async function findUsuario(db: Database, id: number): Promise<UsuarioRow> {
  const row = await db
    .selectFrom('usuarios')
    .where('id', '=', id)
    .select(COLUMNS)
    .$if(locks(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw noRecordError(nounOf('usuarios'));
  return row;
}

/** Locks the active users by id, so that two users cannot deactivate each other at once. @throws {HttpError} 409 */
export async function requireAnotherActiveUsuario(trx: Trx, id: number): Promise<void> {
  const activeUsuarios = await trx
    .selectFrom('usuarios')
    .where('activo', '=', 1)
    .select('id')
    .orderBy('id')
    .$if(locks(trx), (query) => query.forUpdate())
    .execute();
  if (!activeUsuarios.some((usuario) => usuario.id !== id)) throw conflictError(messages.usuarios.lastActive);
}

const searchTextOf = ({ usuario, nombre, email }: Usuario): string => foldText(`${usuario} ${nombre} ${email}`);

function matches(usuario: Usuario, folded: string, { activo, id }: UsuariosQuery['filter']): boolean {
  return (
    searchTextOf(usuario).includes(folded) &&
    (typeof activo !== 'boolean' || usuario.activo === activo) &&
    (id === undefined || id.includes(usuario.id))
  );
}

/** Sorts and filters in memory: users are few, and neither SQLite nor PostgreSQL folds accents or sorts Spanish by default. */
export function pageOf(
  usuarios: readonly Usuario[],
  { filter, sort: [field, order], range: [start, end] }: UsuariosQuery,
): Range<Usuario[]> {
  const direction = order === 'DESC' ? -1 : 1;
  const collator = new Intl.Collator('es', { numeric: true });
  const folded = foldText(filter.q ?? '');
  const found = usuarios
    .filter((usuario) => matches(usuario, folded, filter))
    .toSorted((a, b) => direction * collator.compare(String(a[field]), String(b[field])) || a.id - b.id);
  return { answer: found.slice(start, end + 1), start, total: found.length };
}
