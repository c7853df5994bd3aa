import { z } from 'zod';
import { TEXT_FILES_FOLDER } from '../../../contract/addresses/textFiles.ts';
import { STORED_FILE, uploadsFolder } from '../../../contract/addresses/uploads.ts';
import { isVideo } from '../../../contract/identidad/identidad.ts';
import { PICTURED } from '../../../contract/resources/siteResources.ts';
import { matchesEtag } from '../../cache/cacheEntry.ts';
import { notFoundError } from '../../errors/httpError.ts';
import { plugin } from '../../fastify/plugin.ts';
import { publicUseOf } from '../../resources/visibility/isPublic.ts';
import { findFile } from '../../uploads/store.ts';
import { staffOf } from '../requests/session.ts';
import { CACHED, IMAGE_POLICY, PDF_POLICY, requestedWidth, VIDEO_POLICY } from './filePolicies.ts';
import { sendInRanges } from './sendInRanges.ts';

const PARAMS = z.object({ nombre: z.string().regex(STORED_FILE) });

function missingFile(nombre = '') {
  if (isVideo(nombre)) return notFoundError('video');
  return notFoundError(nombre.endsWith('.pdf') ? 'archivo' : 'imagen');
}

function policyOf(nombre: string): string {
  if (isVideo(nombre)) return VIDEO_POLICY;
  return nombre.endsWith('.pdf') ? PDF_POLICY : IMAGE_POLICY;
}

const FOLDERS = [...PICTURED.map(uploadsFolder), TEXT_FILES_FOLDER];

/**
 * Serves stored files, which are immutable: a new file has a new name. Only staff get those of no public record, not to be stored. A
 * photograph that its member may hide is stored for a day, then asked for again. The PDF of a product is always for staff here, as a
 * version of it: visitors get the full text of today below the product's page. A video is sent in byte ranges too, which Safari asks for;
 * so is a PDF of a text, which readers open in the middle. A PDF is checked each time, as a full text: nobody gets one from a cache after
 * its record was hidden.
 */
export const uploads = plugin('uploads', ['db', 'clock', 'files'], (app) => {
  const { db, clock, files } = app;
  for (const folder of FOLDERS) {
    app.get(`${folder}/:nombre`, { schema: { hide: true } }, async (request, reply) => {
      const { nombre } = PARAMS.safeParse(request.params).data ?? {};
      if (nombre === undefined) throw missingFile(nombre);
      const use = await publicUseOf(db, nombre, clock.now());
      if (use === null && (await staffOf(db, request)) === null) throw missingFile(nombre);
      const isPdf = nombre.endsWith('.pdf');
      const cached = use === null ? 'no-store' : isPdf ? 'no-cache' : CACHED[use];
      const headers = { 'Cache-Control': cached, 'Content-Security-Policy': policyOf(nombre) };
      if (isVideo(nombre) || (isPdf && use !== null)) {
        const file = await files.read(nombre);
        if (file === null) throw missingFile(nombre);
        return sendInRanges(request, reply.headers(headers), file);
      }
      const width = requestedWidth(request.query);
      const file = await findFile(db, nombre, width);
      if (file === undefined) throw missingFile(nombre);
      reply.headers(headers).type(file.tipo);
      if (use !== null) {
        const etag = `"${nombre}-${width ?? ''}"`;
        reply.header('ETag', etag);
        if (matchesEtag(request.headers, etag)) return reply.code(304).send();
      }
      return reply.send(Buffer.from(file.bytes));
    });
  }
});
