import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../../contract/entities/backup.ts';

/** Streams a file to be saved by the browser. Its name must need no quoting. */
export function sendStoredFile(reply: FastifyReply, { nombre, bytes, content }: StoredFile): FastifyReply {
  return reply
    .headers({
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${nombre}"`,
      'Content-Length': bytes,
    })
    .send(content as Readable);
}
