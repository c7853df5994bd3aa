import type { Usuario } from '../../../contract/entities/usuario.ts';
import { messages } from '../../../contract/messages.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError, notFoundError } from '../../httpError.ts';

/** All but the password's hash: what is never read is never told, nor kept among the movements. */
export const COLUMNS = ['id', 'usuario', 'nombre', 'email', 'activo', 'created_at'] as const;

/** A stored user without its password. */
export type UsuarioRow = Omit<Row<'usuarios'>, 'clave'>;

/** A stored user, in the form that staff read. */
export const toAnswer = (row: UsuarioRow): Usuario => ({ ...row, activo: row.activo === 1 });

/** All users, active or not. */
export async function selectUsuarios(db: Database): Promise<Usuario[]> {
  return (await db.selectFrom('usuarios').select(COLUMNS).execute()).map(toAnswer);
}

/**
 * A stored user; inside a transaction it stays as it is until that ends.
 * @throws {HttpError} 404
 */
export async function findUsuario(db: Database, id: number): Promise<UsuarioRow> {
  const row = await db
    .selectFrom('usuarios')
    .where('id', '=', id)
    .select(COLUMNS)
    .$if(locks(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw notFoundError('el usuario');
  return row;
}

/**
 * Holds that somebody else can still sign in when a user is deactivated. The active ones are locked, always in the
 * same order, so that of two who deactivate each other only one does.
 * @throws {HttpError} 409
 */
export async function requireAnotherActiveUsuario(trx: Trx, id: number): Promise<void> {
  const activos = await trx
    .selectFrom('usuarios')
    .where('activo', '=', 1)
    .select('id')
    .orderBy('id')
    .$if(locks(trx), (query) => query.forUpdate())
    .execute();
  if (!activos.some((activo) => activo.id !== id)) throw conflictError(messages.usuarios.lastActive);
}
