import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { uploads } from '../../contract/uploads.ts';
import type { DatabaseClock } from '../database/databaseClock.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../httpError.ts';
import { isPublicPicture } from '../resources/isPublicPicture.ts';
import { findFile } from '../uploads/store.ts';
import { IMAGE_POLICY, requestedWidth } from './filePolicies.ts';
import { staffOf } from './session.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

const PARAMS = z.object({ nombre: z.string().regex(/^[0-9a-f]{32}\.(webp|svg)$/) });
/** Serves images, which are immutable: a new image has a new name. Only staff get those of no public record, not to be stored. */
export function registerUploads(app: FastifyInstance, db: Database, clock: DatabaseClock): void {
  for (const { folder } of Object.values(uploads)) {
    app.get(`${folder}/:nombre`, { schema: { hide: true } }, async (request, reply) => {
      const { nombre } = PARAMS.safeParse(request.params).data ?? {};
      if (nombre === undefined) throw notFoundError('la imagen');
      const isPublic = await isPublicPicture(db, nombre, clock.now());
      if (!isPublic && (await staffOf(db, request)) === null) throw notFoundError('la imagen');
      const file = await findFile(db, nombre, requestedWidth(request.query));
      if (file === undefined) throw notFoundError('la imagen');
      return reply
        .headers({ 'Cache-Control': isPublic ? FOR_EVER : 'no-store', 'Content-Security-Policy': IMAGE_POLICY })
        .type(file.tipo)
        .send(Buffer.from(file.bytes));
    });
  }
}
