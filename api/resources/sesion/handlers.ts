import { messages } from '../../../contract/calls/messages.ts';
import { checkAttempt } from '../../auth/loginAttempts.ts';
import {
  areHashesBusy,
  dummyHash,
  hashPassword,
  needsRehash,
  type PasswordCost,
  verifyPassword,
} from '../../auth/password.ts';
import { createSession, deleteSession } from '../../auth/sessions.ts';
import { normalizeUsuario } from '../../auth/usuarios.ts';
import { type Database, locks } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { HttpError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';

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
} satisfies HandlersOf<'login' | 'logout'>;
