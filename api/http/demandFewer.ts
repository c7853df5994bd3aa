import { HttpError } from '../httpError.ts';

/** What createRateLimit answers of a client. */
type Client = { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number };

/** @throws {HttpError} 429 for a client that has sent too many requests */
export function demandFewer(client: Client): void {
  if (client.isAllowed || !client.isExceeded) return;
  throw new HttpError(429, 'Demasiadas solicitudes. Espere un minuto e intente de nuevo.', {
    headers: { 'Retry-After': String(client.ttlInSeconds) },
  });
}
