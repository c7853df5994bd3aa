import type { AuthProvider, UserIdentity } from 'react-admin';
import { call } from '../../client/call.ts';
import { CallError } from '../../client/sendCall.ts';
import { messages } from '../../contract/calls/messages.ts';
import type { Usuario } from '../../contract/entities/sesion.ts';
import { textOf } from '../../contract/values/tolerant.ts';
import type { ProviderOptions } from './context.ts';
import {
  clearSession,
  hasSession,
  isExpired,
  readUser,
  renameUser,
  type SessionStorage,
  userOf,
  writeSession,
} from './session.ts';
import { createSignOuts, type SignOuts } from './signOuts.ts';

const LOGIN_PATH = '/login';

/** react-admin's own login form uses `username`. */
export interface LoginInput {
  usuario?: string;
  username?: string;
  password?: string;
}

export interface AuthOptions extends ProviderOptions {
  storage?: SessionStorage;
  /** milliseconds since 1970 */
  now?: () => number;
  signOuts?: SignOuts;
}

export function createAuthProvider({
  storage = globalThis.localStorage,
  now = Date.now,
  signOuts: shared,
  ...options
}: AuthOptions = {}) {
  const signOuts = shared ?? createSignOuts({ ...options, storage, now });
  return {
    /** @throws {Error} with the message to show */
    async login({ usuario, username, password }: LoginInput) {
      const name = textOf(usuario ?? username).trim();
      const secret = textOf(password);
      if (name === '' || secret === '') throw new Error(messages.sesion.incomplete);
      try {
        const body = { usuario: name, password: secret };
        const { user } = await signOuts.before(() => call('login', { body }, options));
        writeSession(storage, userOf(user), now());
      } catch (error) {
        const message = error instanceof CallError ? error.serverMessage : null;
        throw new Error(message ?? messages.requests.failed, { cause: error });
      }
    },

    async logout() {
      // react-admin also signs out whoever opens a screen without a session.
      const wasSignedIn = hasSession(storage);
      clearSession(storage);
      await signOuts.send(wasSignedIn);
      return LOGIN_PATH;
    },

    async checkAuth() {
      if (!isExpired(storage, now())) return;
      clearSession(storage);
      throw new Error(messages.general.sessionRequired);
    },

    async checkError(error: { status?: number }) {
      if (error.status !== 401) return;
      clearSession(storage);
      throw new Error(messages.general.sessionRequired);
    },

    /** @throws {Error} 'Error al cargar datos del usuario' if the stored user is unreadable */
    async getIdentity(): Promise<UserIdentity> {
      const user = readUser(storage);
      if (user === null) throw new Error(messages.sesion.unreadableUser);
      return { id: user.id, fullName: user.name, usuario: user.usuario, email: user.email };
    },

    async renameIdentity(user: Pick<Usuario, 'name' | 'email'>) {
      renameUser(storage, user);
    },
  } satisfies AuthProvider;
}

export type PortalAuthProvider = ReturnType<typeof createAuthProvider>;
