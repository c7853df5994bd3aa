import { connect, type Socket } from 'node:net';
import { percentile } from './percentile.ts';

/** Answers per second, and response times in milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  worst: number;
  failures: number;
}

export interface LoadOptions {
  connections?: number;
  /** without the warm-up */
  seconds?: number;
  headers?: Readonly<Record<string, string>>;
  /** expected status; any other counts as a failure */
  status?: number;
  /** the JSON body that a connection posts; without it, requests are GETs */
  body?: (connection: number) => string;
}

const WARM_UP_MS = 500;
const HEAD_END = Buffer.from('\r\n\r\n');

/** Length of the first answer in a buffer, or null if its headers are incomplete. */
function lengthOf(bytes: Buffer): number | null {
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) return null;
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, end + 2)) ?? [];
  return end + HEAD_END.length + Number(length);
}

/**
 * Repeats a request on one keep-alive connection until `until`. It uses a bare socket: an HTTP client would cost as much
 * CPU time as the server.
 * @returns the number of failures
 */
function ask(socket: Socket, request: string, status: string, until: number, onAnswer: (sent: number) => void) {
  return new Promise<number>((resolve) => {
    let failures = 0;
    let sent = 0;
    let received: Buffer[] = [];
    let size = 0;
    let expected: number | null = null;
    const send = () => {
      if (performance.now() >= until) return socket.end();
      sent = performance.now();
      socket.write(request);
    };
    socket.on('data', (chunk) => {
      received.push(chunk);
      size += chunk.length;
      expected ??= lengthOf(received.length === 1 ? chunk : Buffer.concat(received));
      if (expected === null || size < expected) return;
      if (received[0]?.toString('latin1', 9, 12) === status) onAnswer(sent);
      else failures += 1;
      received = [];
      size = 0;
      expected = null;
      send();
    });
    socket.on('error', () => {
      failures += 1;
    });
    socket.on('close', () => resolve(failures));
    socket.on('connect', send);
  });
}

function requestText(
  { host, pathname, search }: URL,
  headers: Readonly<Record<string, string>>,
  body?: string,
): string {
  const all = { Host: host, ...headers, ...(body && { 'Content-Type': 'application/json' }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  if (body === undefined) return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return `POST ${pathname}${search} HTTP/1.1\r\n${lines.join('')}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Repeats a request on several keep-alive connections. */
export async function load(
  address: string,
  { connections = 50, seconds = 3, headers = {}, status = 200, body }: LoadOptions = {},
): Promise<LoadResult> {
  const url = new URL(address);
  const times: number[] = [];
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + seconds * 1_000;
  const failures = await Promise.all(
    Array.from({ length: connections }, (_, connection) => {
      const socket = connect(Number(url.port), url.hostname).setNoDelay();
      const request = requestText(url, headers, body?.(connection));
      return ask(socket, request, String(status), end, (sent) => {
        if (sent >= begin) times.push(performance.now() - sent);
      });
    }),
  );
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    worst: percentile(times, 1),
    failures: failures.reduce((sum, count) => sum + count, 0),
  };
}
