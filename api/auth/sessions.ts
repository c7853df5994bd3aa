import { createHash, randomBytes } from 'node:crypto';
import { SESSION_MS } from '../../contract/constants.ts';
import type { Database } from '../database/open.ts';

/** A staff member with a living session. */
export interface StaffMember {
  id: number;
  /** login name */
  usuario: string;
  nombre: string;
  email: string;
}

const TOKEN_BYTES = 32;
/** Only the hash is stored: who reads the database cannot take over a session. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Starts a session of 24 hours (section 9) and forgets the ones that are over.
 * @returns its token, for the browser's cookie
 */
export async function createSession(db: Database, usuarioId: number, ahora: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.deleteFrom('sesiones').where('expires_at', '<=', ahora.toISOString()).execute();
  await db
    .insertInto('sesiones')
    .values({
      token_hash: hashOf(token),
      usuario_id: usuarioId,
      created_at: ahora.toISOString(),
      expires_at: new Date(ahora.getTime() + SESSION_MS).toISOString(),
    })
    .execute();
  return token;
}

/** The staff member behind a token: null when the session is unknown or over, or the user was deactivated. */
export async function findSession(db: Database, token: string, ahora: Date): Promise<StaffMember | null> {
  const staff = await db
    .selectFrom('sesiones')
    .innerJoin('usuarios', 'usuarios.id', 'sesiones.usuario_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', ahora.toISOString())
    .where('usuarios.activo', '=', 1)
    .select(['usuarios.id', 'usuarios.usuario', 'usuarios.nombre', 'usuarios.email'])
    .executeTakeFirst();
  return staff ?? null;
}

/** Ends the session of a token on the server. */
export async function logout(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sesiones').where('token_hash', '=', hashOf(token)).execute();
}

/** Ends all sessions of a user, on every browser. */
export async function deleteSessionsOf(db: Database, usuarioId: number): Promise<void> {
  await db.deleteFrom('sesiones').where('usuario_id', '=', usuarioId).execute();
}
