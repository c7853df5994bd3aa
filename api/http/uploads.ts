import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { uploads } from '../../contract/uploads.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../httpError.ts';

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

/** Returns the smallest variant of at least `ancho` pixels, else the largest. */
async function findImagen(db: Database, nombre: string, ancho: number | undefined) {
  const variants = await db
    .selectFrom('imagenes')
    .where('nombre', '=', nombre)
    .select('ancho')
    .orderBy('ancho')
    .execute();
  const variant = variants.find((candidate) => ancho !== undefined && candidate.ancho >= ancho) ?? variants.at(-1);
  if (variant === undefined) throw notFoundError('la imagen');
  return db
    .selectFrom('imagenes')
    .where('nombre', '=', nombre)
    .where('ancho', '=', variant.ancho)
    .select(['tipo', 'bytes'])
    .executeTakeFirstOrThrow();
}

/** Serves images, which are immutable: a new image has a new name. */
export function registerUploads(app: FastifyInstance, db: Database): void {
  for (const { folder } of Object.values(uploads)) {
    app.get(`${folder}/:nombre`, { schema: { hide: true } }, async (request, reply) => {
      const { nombre } = PARAMS.safeParse(request.params).data ?? {};
      if (nombre === undefined) throw notFoundError('la imagen');
      const { tipo, bytes } = await findImagen(db, nombre, QUERY.safeParse(request.query).data?.w);
      return reply
        .headers({ 'Cache-Control': FOR_EVER, 'Content-Security-Policy': SANDBOX })
        .type(tipo)
        .send(Buffer.from(bytes));
    });
  }
}
