import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { uploads } from '../../contract/uploads.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../httpError.ts';
import { isHiddenLogo } from '../resources/convenios/isHiddenLogo.ts';
import { findFile } from '../uploads/store.ts';
import { staffOf } from './session.ts';

/** An SVG opened as a document runs no script and sends no request. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FOR_EVER = 'public, max-age=31536000, immutable';

const PARAMS = z.object({ nombre: z.string().regex(/^[0-9a-f]{32}\.(webp|svg)$/) });
const QUERY = z.object({
  w: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .optional(),
});

/** Serves images, which are immutable: a new image has a new name. Only staff get a hidden logo, which may not be stored. */
export function registerUploads(app: FastifyInstance, db: Database): void {
  for (const { folder } of Object.values(uploads)) {
    app.get(`${folder}/:nombre`, { schema: { hide: true } }, async (request, reply) => {
      const { nombre } = PARAMS.safeParse(request.params).data ?? {};
      if (nombre === undefined) throw notFoundError('la imagen');
      const file = await findFile(db, nombre, QUERY.safeParse(request.query).data?.w);
      if (file === undefined) throw notFoundError('la imagen');
      const isHidden = await isHiddenLogo(db, nombre, new Date());
      if (isHidden && (await staffOf(db, request)) === null) throw notFoundError('la imagen');
      return reply
        .headers({ 'Cache-Control': isHidden ? 'no-store' : FOR_EVER, 'Content-Security-Policy': SANDBOX })
        .type(file.tipo)
        .send(Buffer.from(file.bytes));
    });
  }
}
