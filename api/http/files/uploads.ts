import { z } from 'zod';
import { STORED_FILE, uploadsFolder } from '../../../contract/addresses/uploads.ts';
import { isVideo } from '../../../contract/identidad/identidad.ts';
import { PICTURED } from '../../../contract/resources/siteResources.ts';
import { notFoundError } from '../../errors/httpError.ts';
import { plugin } from '../../fastify/plugin.ts';
import { isPublicFile } from '../../resources/visibility/isPublic.ts';
import { findFile } from '../../uploads/store.ts';
import { staffOf } from '../requests/session.ts';
import { IMAGE_POLICY, PDF_POLICY, requestedWidth, VIDEO_POLICY } from './filePolicies.ts';
import { sendInRanges } from './sendInRanges.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

const PARAMS = z.object({ nombre: z.string().regex(STORED_FILE) });

function missingFile(nombre = '') {
  if (isVideo(nombre)) return notFoundError('video');
  return notFoundError(nombre.endsWith('.pdf') ? 'archivo' : 'imagen');
}

/**
 * Serves stored files, which are immutable: a new file has a new name. Only staff get those of no public record, not to be stored. A
 * PDF is always for staff here, as a version of its product: visitors get the full text of today below the product's page. A video is
 * sent in byte ranges too, which Safari asks for.
 */
export const uploads = plugin('uploads', ['db', 'clock', 'files'], (app) => {
  const { db, clock, files } = app;
  for (const recurso of PICTURED) {
    app.get(`${uploadsFolder(recurso)}/:nombre`, { schema: { hide: true } }, async (request, reply) => {
      const { nombre } = PARAMS.safeParse(request.params).data ?? {};
      if (nombre === undefined) throw missingFile(nombre);
      const isPublic = await isPublicFile(db, nombre, clock.now());
      if (!isPublic && (await staffOf(db, request)) === null) throw missingFile(nombre);
      const cacheControl = isPublic ? FOR_EVER : 'no-store';
      if (isVideo(nombre)) {
        const video = await files.read(nombre);
        if (video === null) throw missingFile(nombre);
        const headers = { 'Cache-Control': cacheControl, 'Content-Security-Policy': VIDEO_POLICY };
        return sendInRanges(request, reply.headers(headers), video);
      }
      const file = await findFile(db, nombre, requestedWidth(request.query));
      if (file === undefined) throw missingFile(nombre);
      const policy = file.tipo === 'application/pdf' ? PDF_POLICY : IMAGE_POLICY;
      return reply
        .headers({ 'Cache-Control': cacheControl, 'Content-Security-Policy': policy })
        .type(file.tipo)
        .send(Buffer.from(file.bytes));
    });
  }
});
