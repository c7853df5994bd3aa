import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createVariantOf, isNegotiable, NEGOTIATED_VARY } from '../../../api/cache/answerable.ts';

const variantOf = createVariantOf(['10.0.0.2']);
const from = (remoteAddress: string, request: Partial<Pick<IncomingMessage, 'method' | 'headers'>>) =>
  variantOf({ method: 'GET', headers: {}, socket: { remoteAddress }, ...request } as IncomingMessage);

it.each([
  ['GET', 'http'],
  ['HEAD', 'http'],
  ['POST', null],
  ['OPTIONS', null],
] as const)('the cache answers %s: %s', (method, variant) => {
  expect(from('192.0.2.1', { method })).toBe(variant);
});

it.each([{ cookie: 'a=1' }, { origin: 'https://example.org' }])('a request with %o goes to Fastify', (headers) => {
  expect(from('192.0.2.1', { headers })).toBeNull();
});

it.each([
  ['10.0.0.2', 'https', 'https'],
  ['10.0.0.2', 'https, http', null],
  ['192.0.2.1', 'https', 'http'],
] as const)('from %s, X-Forwarded-Proto %s is %s', (address, protocol, variant) => {
  expect(from(address, { headers: { 'x-forwarded-proto': protocol } })).toBe(variant);
});

it.each([
  ['text/html', NEGOTIATED_VARY, false],
  ['Application/LD+json', NEGOTIATED_VARY, true],
  ['application/ld+json', 'Accept-Encoding', false],
] as const)('Accept %s, where the entry varies by %s, may have another answer: %s', (accept, vary, expected) => {
  expect(isNegotiable(vary, { accept })).toBe(expected);
});
