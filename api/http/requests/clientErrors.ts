import type { Socket } from 'node:net';
import { messages } from '../../../contract/calls/messages.ts';
import type { ErrorAnswer } from '../../../contract/fields/envelope.ts';
import { STATUS_CODES } from '../../node/http.ts';

export const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';
/** Sent on HTTPS only. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** Security headers of responses that Fastify's hooks do not reach; the others are helmet's. */
export const BARE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
} as const;

const BY_CODE: Record<string, readonly [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, messages.requests.timedOut],
  HPE_HEADER_OVERFLOW: [431, messages.requests.headersTooLarge],
};

/** Answers malformed HTTP and request timeouts, for which no route or hook runs. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = BY_CODE[error.code ?? ''] ?? [400, messages.requests.invalid];
  const body = JSON.stringify({ success: 0, message } satisfies ErrorAnswer);
  const headers = {
    ...BARE_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}
