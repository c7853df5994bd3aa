import { messages } from '../../contract/calls/messages.ts';
import type { Usuario } from '../../contract/entities/sesion.ts';
import { SESSION_MS } from '../../contract/values/constants.ts';
import { fieldsOf, numberOf, textOf } from '../../contract/values/tolerant.ts';

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Two entries, because an unreadable user is an error but does not end the session.
const USER_KEY = 'portal.usuario';
const TIMESTAMP_KEY = 'portal.inicioDeSesion';

/** Reads a user from the login's answer or from storage. Throws 'Error al cargar datos del usuario'. */
export function userOf(value: unknown): Usuario {
  const fields = fieldsOf(value);
  const user = {
    id: numberOf(fields.id),
    name: textOf(fields.name),
    usuario: textOf(fields.usuario),
    email: textOf(fields.email),
  };
  if (user.name === '' && user.usuario === '') throw new Error(messages.sesion.unreadableUser);
  return user;
}

/** @param now milliseconds since 1970 */
export function writeSession(storage: SessionStorage, user: Usuario, now: number): void {
  storage.setItem(USER_KEY, JSON.stringify(user));
  storage.setItem(TIMESTAMP_KEY, String(now));
}

export function renameUser(storage: SessionStorage, { name, email }: Pick<Usuario, 'name' | 'email'>): void {
  const user = readUser(storage);
  if (user !== null) storage.setItem(USER_KEY, JSON.stringify({ ...user, name, email }));
}

export function clearSession(storage: SessionStorage): void {
  storage.removeItem(USER_KEY);
  storage.removeItem(TIMESTAMP_KEY);
}

/** True with a stored user, also an expired or unreadable one. */
export const hasSession = (storage: SessionStorage): boolean => storage.getItem(USER_KEY) !== null;

/** The stored user, or null. Throws 'Error al cargar datos del usuario' if it is unreadable. */
export function readUser(storage: SessionStorage): Usuario | null {
  const stored = storage.getItem(USER_KEY);
  if (stored === null) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch (cause) {
    throw new Error(messages.sesion.unreadableUser, { cause });
  }
  return userOf(parsed);
}

/** True if there is no session or it is too old; `now` in milliseconds since 1970. */
export function isExpired(storage: SessionStorage, now: number): boolean {
  const timestamp = numberOf(storage.getItem(TIMESTAMP_KEY), Number.NaN);
  return !(now - timestamp <= SESSION_MS) || !hasSession(storage);
}
