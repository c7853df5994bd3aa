import { messages } from '../../../contract/calls/messages.ts';
import type { Usuario } from '../../../contract/entities/usuario.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError, noRecordError } from '../../errors/httpError.ts';
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
