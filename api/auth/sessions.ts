import { createHash, randomBytes } from 'node:crypto';
import { messages } from '../../contract/calls/messages.ts';
import { CONFIRMATION_MS, SESSION_MS } from '../../contract/values/constants.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../errors/httpError.ts';

export interface StaffMember {
  id: number;
  usuario: string;
  nombre: string;
  email: string;
  /** the password was entered in this session within the last ten minutes; signing in does not count */
  isConfirmed: boolean;
}

const TOKEN_BYTES = 32;
/** Only the hash is stored, so that a leaked database does not leak sessions. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a session, deletes expired ones, and returns the token for the cookie. */
export async function createSession(db: Database, usuarioId: number, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.deleteFrom('sesiones').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('sesiones')
    .values({
      token_hash: hashOf(token),
      usuario_id: usuarioId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_MS).toISOString(),
    })
    .execute();
  return token;
}

/** The user of a session; null when the session is unknown or expired, or the user is inactive. */
export async function findSession(db: Database, token: string, now: Date): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('sesiones')
    .innerJoin('usuarios', 'usuarios.id', 'sesiones.usuario_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .where('usuarios.activo', '=', 1)
    .select(['usuarios.id', 'usuarios.usuario', 'usuarios.nombre', 'usuarios.email', 'sesiones.confirmada_hasta'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { confirmada_hasta, ...staff } = row;
  return { ...staff, isConfirmed: confirmada_hasta !== null && confirmada_hasta > now.toISOString() };
}

/** Marks a session whose user entered the password again. @returns false if it has ended meanwhile */
export async function confirmSession(db: Database, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sesiones')
    .set({ confirmada_hasta: new Date(now.getTime() + CONFIRMATION_MS).toISOString() })
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @throws {HttpError} 403 unless the session is confirmed */
export function demandConfirmation({ isConfirmed }: StaffMember): void {
  if (!isConfirmed) throw new HttpError(403, messages.sesion.confirmationRequired, { confirmar: 1 });
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sesiones').where('token_hash', '=', hashOf(token)).execute();
}

export async function deleteSessionsOf(db: Database, usuarioId: number): Promise<void> {
  await db.deleteFrom('sesiones').where('usuario_id', '=', usuarioId).execute();
}
