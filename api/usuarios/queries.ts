import type { Usuario } from '../../contract/entidades/usuario.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { type Database, locks, type Trx } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { conflicto, noEncontrado } from '../rechazo.ts';

/** All but the password's hash: what is never read is never told, nor kept among the movements. */
export const COLUMNAS = ['id', 'usuario', 'nombre', 'email', 'activo', 'created_at'] as const;

/** A stored user without its password. */
export type FilaDeUsuario = Omit<Row<'usuarios'>, 'clave'>;

/** A stored user, in the form that staff read. */
export const enRespuesta = (fila: FilaDeUsuario): Usuario => ({ ...fila, activo: fila.activo === 1 });

/** All users, active or not. */
export async function leerUsuarios(db: Database): Promise<Usuario[]> {
  return (await db.selectFrom('usuarios').select(COLUMNAS).execute()).map(enRespuesta);
}

/**
 * A stored user; inside a transaction it stays as it is until that ends.
 * @throws {Rechazo} 404
 */
export async function buscarUsuario(db: Database, id: number): Promise<FilaDeUsuario> {
  const fila = await db
    .selectFrom('usuarios')
    .where('id', '=', id)
    .select(COLUMNAS)
    .$if(locks(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (fila === undefined) throw noEncontrado('el usuario');
  return fila;
}

/**
 * Holds that somebody else can still sign in when a user is deactivated. The active ones are locked, always in the
 * same order, so that of two who deactivate each other only one does.
 * @throws {Rechazo} 409
 */
export async function exigirOtroActivo(trx: Trx, id: number): Promise<void> {
  const activos = await trx
    .selectFrom('usuarios')
    .where('activo', '=', 1)
    .select('id')
    .orderBy('id')
    .$if(locks(trx), (query) => query.forUpdate())
    .execute();
  if (!activos.some((activo) => activo.id !== id)) throw conflicto(mensajes.usuarios.ultimoActivo);
}
