import { messages } from '../../../contract/messages.ts';
import { admitAttempt, clearAttempt, type Intento } from '../../auth/loginAttempts.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { createSession, deleteSessionsOf, type StaffMember } from '../../auth/sessions.ts';
import { checkPassword } from '../../auth/usuarios.ts';
import type { Database } from '../../database/open.ts';
import { invalidFieldError } from '../../httpError.ts';
import type { HandlersOf } from '../handler.ts';
import { recordMovimiento } from '../movimientos/record.ts';

const incorrecta = () => invalidFieldError('actual', messages.sesion.wrongCurrentPassword);

/**
 * The stored hash of a user's password, once the user has shown to know the password: a tab left open does not. Tries
 * are counted with those of the login.
 * @throws {HttpError} 422, 429
 */
async function verifyCurrent(db: Database, id: number, actual: string, attempt: Intento): Promise<string> {
  const noted = await admitAttempt(db, attempt, new Date());
  const { clave } = await db.selectFrom('usuarios').where('id', '=', id).select('clave').executeTakeFirstOrThrow();
  if (!(await verifyPassword(actual, clave))) throw incorrecta();
  await clearAttempt(db, noted);
  return clave;
}

/** Of two changes at once, the second no longer knows the current password. @returns the token of the one session left */
function guardar(db: Database, staff: StaffMember, clave: { antes: string; despues: string }): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('usuarios')
      .set({ clave: clave.despues })
      .where('id', '=', staff.id)
      .where('clave', '=', clave.antes)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw incorrecta();
    await deleteSessionsOf(trx, staff.id);
    const movimiento = { recurso: 'usuarios', recordId: staff.id, accion: 'cambiar clave' } as const;
    await recordMovimiento(trx, staff, { ...movimiento, antes: null, despues: null });
    return createSession(trx, staff.id, new Date());
  });
}

export const clave = {
  async changePassword(db, { body: { actual, nueva }, staff }, { direccion, setSessionCookie }) {
    const antes = await verifyCurrent(db, staff.id, actual, { usuario: staff.usuario, direccion });
    await checkPassword(nueva, staff.usuario, 'nueva');
    setSessionCookie(await guardar(db, staff, { antes, despues: await hashPassword(nueva) }));
    return { success: 1, message: messages.sesion.passwordChanged };
  },
} satisfies HandlersOf<'changePassword'>;
