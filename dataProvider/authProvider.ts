import type { AuthProvider, UserIdentity } from 'react-admin';
import { CallError, call } from '../contract/call.ts';
import type { Usuario } from '../contract/entidades/sesion.ts';
import { mensajes } from '../contract/mensajes.ts';
import { textOf } from '../contract/tolerant.ts';
import type { ProviderOptions } from './context.ts';
import { clearSession, isExpired, readUser, renameUser, type SessionStorage, userOf, writeSession } from './session.ts';

/** Where a session that ended leads: admin/login, seen from the back office's own router. */
const LOGIN_PATH = '/login';

/** What the login form gives; react-admin's own form says `username`. */
export interface Ingreso {
  usuario?: string;
  username?: string;
  password?: string;
}

export interface AuthOptions extends ProviderOptions {
  storage?: SessionStorage;
  /** milliseconds since 1970 */
  now?: () => number;
}

/** react-admin's auth provider: it keeps the user and a timestamp, and ends the session after 24 hours (section 4). */
export function createAuthProvider({
  storage = globalThis.localStorage,
  now = Date.now,
  ...options
}: AuthOptions = {}) {
  return {
    /** @throws {Error} with the text to show (section 8) */
    async login({ usuario, username, password }: Ingreso) {
      const name = textOf(usuario ?? username).trim();
      const secret = textOf(password);
      if (name === '' || secret === '') throw new Error(mensajes.sesion.incompleto);
      try {
        const { user } = await call('iniciarSesion', { body: { usuario: name, password: secret } }, options);
        writeSession(storage, userOf(user), now());
      } catch (error) {
        const message = error instanceof CallError ? error.serverMessage : null;
        throw new Error(message ?? mensajes.sesion.errorDeSolicitud, { cause: error });
      }
    },

    async logout() {
      clearSession(storage);
      // The browser's session is over even when the server cannot be told.
      await call('cerrarSesion', {}, options).catch(() => undefined);
      return LOGIN_PATH;
    },

    async checkAuth() {
      if (!isExpired(storage, now())) return;
      clearSession(storage);
      throw new Error(mensajes.general.sesionRequerida);
    },

    async checkError(error: { status?: number }) {
      if (error.status !== 401) return;
      clearSession(storage);
      throw new Error(mensajes.general.sesionRequerida);
    },

    /** @throws {Error} 'Error al cargar datos del usuario' when the saved user cannot be read (section 6) */
    async getIdentity(): Promise<UserIdentity> {
      const user = readUser(storage);
      if (user === null) throw new Error(mensajes.sesion.datosIlegibles);
      return { id: user.id, fullName: user.name, usuario: user.usuario, email: user.email };
    },

    /** Whoever is signed in goes by another name or address from now on. */
    async renameIdentity(user: Pick<Usuario, 'name' | 'email'>) {
      renameUser(storage, user);
    },
  } satisfies AuthProvider;
}

export type PortalAuthProvider = ReturnType<typeof createAuthProvider>;
