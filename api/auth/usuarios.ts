import { COMMON_PASSWORD, passwordProblem } from '../../contract/entities/password.ts';
import { messages } from '../../contract/messages.ts';
import type { Database } from '../database/open.ts';
import { conflictError, invalidFieldError } from '../httpError.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { hashPassword } from './password.ts';
import { deleteSessionsOf } from './sessions.ts';

/** Login names are compared without regard to case. */
export const normalizeUsuario = (usuario: string): string => usuario.normalize('NFKC').trim().toLowerCase();

interface NewUsuario {
  usuario: string;
  nombre: string;
  email: string;
  clave: string;
}

/**
 * Holds a new password to its rules, those that only the server knows included (docs/decisions/0008 and 0014).
 * @param campo the field that is at fault
 * @throws {HttpError} 422
 */
export async function checkPassword(clave: string, usuario: string, campo = 'clave'): Promise<void> {
  const motivo = passwordProblem(clave, usuario) ?? ((await isCommonPassword(clave)) ? COMMON_PASSWORD : null);
  if (motivo !== null) throw invalidFieldError(campo, motivo);
}

/**
 * Stores a staff member with a password that was checked already, unless the login name is taken.
 * @returns its id, or null when it was taken
 */
export async function insertUsuario(db: Database, { usuario, clave, ...datos }: NewUsuario): Promise<number | null> {
  const creado = await db
    .insertInto('usuarios')
    .values({
      ...datos,
      usuario: normalizeUsuario(usuario),
      clave: await hashPassword(clave),
      activo: 1,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('usuario').doNothing())
    .returning('id')
    .executeTakeFirst();
  return creado?.id ?? null;
}

/**
 * Creates a staff member.
 * @throws {HttpError} 422 for a weak password, 409 for a login name that is taken
 */
export async function createUsuario(db: Database, nuevo: NewUsuario): Promise<number> {
  await checkPassword(nuevo.clave, nuevo.usuario);
  const id = await insertUsuario(db, nuevo);
  if (id === null) throw conflictError(messages.usuarios.exists(nuevo.usuario));
  return id;
}

/**
 * Changes a password and ends the user's sessions.
 * @throws {HttpError} 422 for a weak password or an unknown user
 */
export async function changePassword(db: Database, usuario: string, clave: string): Promise<void> {
  await checkPassword(clave, usuario);
  const cifrada = await hashPassword(clave);
  await db.transaction().execute(async (trx) => {
    const cambiado = await trx
      .updateTable('usuarios')
      .set({ clave: cifrada })
      .where('usuario', '=', normalizeUsuario(usuario))
      .returning('id')
      .executeTakeFirst();
    if (cambiado === undefined) throw invalidFieldError('usuario', `No existe el usuario ${usuario}`);
    await deleteSessionsOf(trx, cambiado.id);
  });
}
