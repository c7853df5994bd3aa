import { randomUUID } from 'node:crypto';
import { messages } from '../../../contract/calls/messages.ts';
import { checkAttempt, type LoginAttempt } from '../../auth/loginAttempts.ts';
import {
  areHashesBusy,
  dummyHash,
  hashPassword,
  needsRehash,
  type PasswordCost,
  verifyPassword,
} from '../../auth/password.ts';
import {
  confirmSession,
  createSession,
  deleteSession,
  deleteSessionsOf,
  type StaffMember,
} from '../../auth/sessions.ts';
import { checkPassword, normalizeUsuario } from '../../auth/usuarios.ts';
import { type Database, locks } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { HttpError, invalidFieldError } from '../../errors/httpError.ts';
import { recordMovements } from '../auditLog/recordMovements.ts';
import type { HandlersOf } from '../calls/handler.ts';

const wrongPassword = () => invalidFieldError('actual', messages.sesion.wrongCurrentPassword);

/** Returns the stored hash. Failures count as login attempts. @throws {HttpError} `wrong`; 429 when rate limited; 503 */
export async function verifyOwnPassword(
  db: Database,
  id: number,
  actual: string,
  attempt: LoginAttempt,
  wrong: HttpError,
): Promise<string> {
  const clave = await checkAttempt(db, attempt, async () => {
    const stored = await db.selectFrom('usuarios').where('id', '=', id).select('clave').executeTakeFirstOrThrow();
    return (await verifyPassword(actual, stored.clave)) ? stored.clave : null;
  });
  if (clave === null) throw wrong;
  return clave;
}

/** Stores the hash, replaces all sessions by a new one, and returns its token. A concurrent change is answered 422. */
function replacePassword(db: Database, staff: StaffMember, clave: { antes: string; despues: string }): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('usuarios')
      .set({ clave: clave.despues })
      .where('id', '=', staff.id)
      .where('clave', '=', clave.antes)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongPassword();
    await deleteSessionsOf(trx, staff.id);
    const movimiento = { recurso: 'usuarios', recordId: staff.id, accion: 'cambiar clave' } as const;
    await recordMovements(trx, { id: randomUUID(), author: staff }, [{ ...movimiento, antes: null, despues: null }]);
    return createSession(trx, staff.id, new Date());
  });
}

async function authenticate(db: Database, usuario: string, password: string, cost: PasswordCost) {
  const user = await db.selectFrom('usuarios').where('usuario', '=', usuario).selectAll().executeTakeFirst();
  const matches = await verifyPassword(password, user?.clave ?? dummyHash(cost));
  return user !== undefined && user.activo === 1 && matches ? user : null;
}

/** Leaves a password that was changed since authentication. */
async function replaceHash(db: Database, { id, clave }: Row<'usuarios'>, hash: string): Promise<void> {
  await db.updateTable('usuarios').set({ clave: hash }).where('id', '=', id).where('clave', '=', clave).execute();
}

/** Null if the user changed since authentication: that change could not end this session. */
function createSessionIfCurrent(db: Database, { id, clave }: Row<'usuarios'>): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const current = await trx
      .selectFrom('usuarios')
      .where('id', '=', id)
      .where('clave', '=', clave)
      .where('activo', '=', 1)
      .select('id')
      .$if(locks(trx), (query) => query.forUpdate())
      .executeTakeFirst();
    return current === undefined ? null : createSession(trx, id, new Date());
  });
}

export const sesion = {
  async login(db, { body, passwordCost }, { direccion, token, setSessionCookie }) {
    const usuario = normalizeUsuario(body.usuario);
    const opened = await checkAttempt(db, { usuario, direccion }, async () => {
      const user = await authenticate(db, usuario, body.password, passwordCost);
      const newToken = user === null ? null : await createSessionIfCurrent(db, user);
      return user === null || newToken === null ? null : { user, newToken };
    });
    if (opened === null) throw new HttpError(401, messages.sesion.rejected);
    const { user, newToken } = opened;
    if (needsRehash(user.clave, passwordCost) && !areHashesBusy())
      await replaceHash(db, user, await hashPassword(body.password, passwordCost));
    if (token !== null) await deleteSession(db, token);
    setSessionCookie(newToken);
    return {
      status: 'success',
      message: messages.sesion.welcome,
      user: { id: user.id, name: user.nombre, usuario: user.usuario, email: user.email },
    };
  },

  async logout(db, _input, { token, clearSessionCookie }) {
    if (token !== null) await deleteSession(db, token);
    clearSessionCookie();
    return { success: 1, message: messages.sesion.closed };
  },

  async confirmPassword(db, { body, staff }, { direccion, token }) {
    const wrong = invalidFieldError('clave', messages.sesion.wrongPassword);
    await verifyOwnPassword(db, staff.id, body.clave, { usuario: staff.usuario, direccion }, wrong);
    // A change of the password has ended the session meanwhile.
    const isMarked = token !== null && (await confirmSession(db, token, new Date()));
    if (!isMarked) throw new HttpError(401, messages.general.sessionRequired);
    return { success: 1, message: messages.sesion.confirmed };
  },

  async changePassword(db, { body: { actual, nueva }, staff, passwordCost }, { direccion, setSessionCookie }) {
    const attempt = { usuario: staff.usuario, direccion };
    const antes = await verifyOwnPassword(db, staff.id, actual, attempt, wrongPassword());
    await checkPassword(nueva, staff.usuario, 'nueva');
    const despues = await hashPassword(nueva, passwordCost);
    setSessionCookie(await replacePassword(db, staff, { antes, despues }));
    return { success: 1, message: messages.sesion.passwordChanged };
  },
} satisfies HandlersOf<'login' | 'logout' | 'confirmPassword' | 'changePassword'>;
