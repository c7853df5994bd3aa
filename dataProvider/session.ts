/** The stored session: the user and a timestamp (section 4). */
import { SESION_MS } from '../contract/constantes.ts';
import type { Usuario } from '../contract/entidades/sesion.ts';
import { mensajes } from '../contract/mensajes.ts';
import { numberOf, textOf } from '../contract/tolerant.ts';

/** The part of localStorage that is used. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Two entries: a user that cannot be read must not end the session, it is told to the person (section 6).
const USER_KEY = 'portal.usuario';
const TIMESTAMP_KEY = 'portal.inicioDeSesion';

/**
 * A user as the login answers it or as it was stored.
 * @throws {Error} 'Error al cargar datos del usuario' when it is not one
 */
export function userOf(value: unknown): Usuario {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const user = {
    id: numberOf(fields.id),
    name: textOf(fields.name),
    usuario: textOf(fields.usuario),
    email: textOf(fields.email),
  };
  if (user.name === '' && user.usuario === '') throw new Error(mensajes.sesion.datosIlegibles);
  return user;
}

/**
 * Stores who is in, and since when.
 * @param now milliseconds since 1970
 */
export function writeSession(storage: SessionStorage, user: Usuario, now: number): void {
  storage.setItem(USER_KEY, JSON.stringify(user));
  storage.setItem(TIMESTAMP_KEY, String(now));
}

/** Another name or address of whoever is in; the session goes on as it began. */
export function renameUser(storage: SessionStorage, { name, email }: Pick<Usuario, 'name' | 'email'>): void {
  const user = readUser(storage);
  if (user !== null) storage.setItem(USER_KEY, JSON.stringify({ ...user, name, email }));
}

/** Forgets the session. */
export function clearSession(storage: SessionStorage): void {
  storage.removeItem(USER_KEY);
  storage.removeItem(TIMESTAMP_KEY);
}

/**
 * The stored user, or null when there is none.
 * @throws {Error} 'Error al cargar datos del usuario' when what is stored cannot be read (section 6)
 */
export function readUser(storage: SessionStorage): Usuario | null {
  const stored = storage.getItem(USER_KEY);
  if (stored === null) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch (cause) {
    throw new Error(mensajes.sesion.datosIlegibles, { cause });
  }
  return userOf(parsed);
}

/**
 * 'The session is expired when absent or older than 24 hours' (section 4).
 * @param now milliseconds since 1970
 */
export function isExpired(storage: SessionStorage, now: number): boolean {
  const timestamp = numberOf(storage.getItem(TIMESTAMP_KEY), Number.NaN);
  return !(now - timestamp <= SESION_MS) || storage.getItem(USER_KEY) === null;
}
