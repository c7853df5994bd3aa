import { messages } from '../../contract/calls/messages.ts';
import { COMMON_PASSWORD, passwordProblem } from '../../contract/entities/password.ts';
import type { Database } from '../database/open.ts';
import { conflictError, invalidFieldError } from '../errors/httpError.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { hashPassword, type PasswordCost } from './password.ts';
import { deleteSessionsOf } from './sessions.ts';

/** Login names are case-insensitive. */
export const normalizeUsuario = (usuario: string): string => usuario.normalize('NFKC').trim().toLowerCase();

interface Fields {
  usuario: string;
  nombre: string;
  email: string;
}

/** @throws {HttpError} 422 on `field` when the password is weak (docs/decisions/0008 and 0014) */
export async function checkPassword(clave: string, usuario: string, field = 'clave'): Promise<void> {
  const problem = passwordProblem(clave, usuario) ?? ((await isCommonPassword(clave)) ? COMMON_PASSWORD : null);
  if (problem !== null) throw invalidFieldError(field, problem);
}

/** @param hash of the password, or UNSET_PASSWORD. @returns the id, or null when the login name is taken */
export async function insertUsuario(
  db: Database,
  { usuario, ...fields }: Fields,
  hash: string,
): Promise<number | null> {
  const row = await db
    .insertInto('usuarios')
    .values({
      ...fields,
      usuario: normalizeUsuario(usuario),
      clave: hash,
      activo: 1,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('usuario').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @throws {HttpError} 422 for a weak password, 409 when the login name is taken */
export async function createUsuario(
  db: Database,
  { clave, ...fields }: Fields & { clave: string },
  cost: PasswordCost,
): Promise<number> {
  await checkPassword(clave, fields.usuario);
  const id = await insertUsuario(db, fields, await hashPassword(clave, cost));
  if (id === null) throw conflictError(messages.usuarios.exists(fields.usuario));
  return id;
}

/** An active user, or undefined. @param usuario in any spelling */
export const findActive = (db: Database, usuario: string) =>
  db
    .selectFrom('usuarios')
    .where('usuario', '=', normalizeUsuario(usuario))
    .where('activo', '=', 1)
    .select(['id', 'usuario', 'nombre', 'email'])
    .executeTakeFirst();

/** Deletes the user's sessions as well. @throws {HttpError} 422 for a weak password or an unknown user */
export async function changePassword(db: Database, usuario: string, clave: string, cost: PasswordCost): Promise<void> {
  await checkPassword(clave, usuario);
  const hash = await hashPassword(clave, cost);
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('usuarios')
      .set({ clave: hash })
      .where('usuario', '=', normalizeUsuario(usuario))
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw invalidFieldError('usuario', `No existe el usuario ${usuario}`);
    await deleteSessionsOf(trx, row.id);
  });
}
