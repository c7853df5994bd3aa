import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { Address6 } from 'ip-address';
import { messages } from '../../../contract/calls/messages.ts';
import { HttpError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';

const IPV6_PREFIX = 64;

/** The client address that a limit counts: an IPv4 address, or the /64 of an IPv6 address, since one client usually has all of it. */
export function clientAddressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  const network = new Address6(`${ip}/${IPV6_PREFIX}`).startAddress().correctForm();
  return `${network}/${IPV6_PREFIX}`;
}

/** Gives features `createRateLimit`, which counts the requests of a client. */
export const rateLimits = feature('rateLimits', [], async (app) => {
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
