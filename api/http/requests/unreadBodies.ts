import type { FastifyReply, FastifyRequest } from 'fastify';
import { MB } from '../../../contract/values/sizeText.ts';
import { feature } from '../../fastify/feature.ts';

/** Bytes of a refused body that are read on: more than a form with the largest file has. */
const READ_ON_MAX = 32 * MB;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/** A client that sends nothing for so long has stopped, or waits for the answer. */
const PAUSE_MAX_MS = 3_000;

/**
 * Reads what a refused request still sends, so that its client can read the answer: a connection that is closed while bytes are unread
 * is reset, and the answer is lost. A client that sends more is cut off.
 */
function readOn({ raw }: FastifyRequest, reply: FastifyReply): void {
  const isLast = !reply.raw.shouldKeepAlive;
  // Node would close the connection as soon as the answer is sent.
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  const cut = () => raw.destroy();
  const timer = setTimeout(cut, PAUSE_MAX_MS).unref();
  let read = 0;
  raw.on('data', ({ length }: Buffer) => {
    timer.refresh();
    read += length;
    if (read > READ_ON_MAX) cut();
  });
  raw.on('close', () => clearTimeout(timer));
  raw.on('end', () => {
    clearTimeout(timer);
    const end = () => raw.socket.end();
    if (isLast) reply.raw.writableFinished ? end() : reply.raw.once('finish', end);
  });
}

/** Call it before an answer is sent. */
export function readUnreadBody(request: FastifyRequest, reply: FastifyReply): void {
  if (hasBody(request) && !request.raw.complete) readOn(request, reply);
}

/** Reads what refused requests still send. */
export const unreadBodies = feature('unreadBodies', [], (app) => {
  app.addHook('onSend', async (request, reply) => readUnreadBody(request, reply));
});
