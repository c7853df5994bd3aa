import rateLimit from '@fastify/rate-limit';
import { messages } from '../../../contract/calls/messages.ts';
import { HttpError } from '../../errors/httpError.ts';
import { plugin } from '../../fastify/plugin.ts';
import { clientAddressOf } from './clientAddressOf.ts';

/** Gives features `createRateLimit`, which counts the requests of a client. */
export const rateLimits = plugin('rateLimits', [], async (app) => {
  await app.register(rateLimit, { global: false, keyGenerator: clientAddressOf });
});

/** Rate limit per client, for routes that do work for each request. */
export const PER_CLIENT = { max: 120, timeWindow: '1 minute' };

/** What createRateLimit answers of a client. */
type Client = { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number };

/** @throws {HttpError} 429 for a client that has sent too many requests */
export function enforceRateLimit(client: Client): void {
  if (client.isAllowed || !client.isExceeded) return;
  throw new HttpError(429, messages.requests.tooMany, {
    headers: { 'Retry-After': String(client.ttlInSeconds) },
  });
}
