/** Measures what a write costs on each engine: saved, recorded in the history and safe on the disk before it is answered. */
import { addressOf } from '../contract/call.ts';

export const STAFF = { usuario: 'medicion', password: 'una clave larga para medir' };

/** @returns the Cookie header of a staff member who has signed in */
export async function signIn(origin: string): Promise<string> {
  const response = await fetch(addressOf('iniciarSesion', {}, origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  if (!response.ok) throw new Error(`login answered ${response.status}`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export interface WriteResult {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}
