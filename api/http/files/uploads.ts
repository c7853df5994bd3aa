import { z } from 'zod';
import { TEXT_FILES_FOLDER } from '../../../contract/addresses/textFiles.ts';
import { STORED_FILE, uploadsFolder } from '../../../contract/addresses/uploads.ts';
import { PICTURED } from '../../../contract/resources/siteResources.ts';
import { notFoundError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { publicUseOf } from '../../resources/visibility/isPublic.ts';
import { staffOf } from '../requests/session.ts';
import { missingFile } from './fileCache.ts';
import { CACHED, isPdf, policyOf, requestedWidth } from './filePolicies.ts';
import { sendInRanges } from './sendInRanges.ts';

const PARAMS = z.object({ nombre: z.string().regex(STORED_FILE) });

const FOLDERS = [...PICTURED.map(uploadsFolder), TEXT_FILES_FOLDER];

/**
 * Serves stored files, which are immutable: a new file has a new name. Only staff get those of no public record, not to be stored. A
 * photograph that its member may hide is stored for a day, then asked for again. The PDF of a product is always for staff here, as a
 * version of it: visitors get the full text of today below the product's page. A PDF is checked each time, as a full text: nobody gets one
 * from a cache after its record was hidden.
 */
export const uploads = feature('uploads', ['db', 'clock', 'files'], (app) => {
  const { db, clock, files } = app;
  for (const folder of FOLDERS) {
    app.get(`${folder}/:nombre`, { schema: { hide: true } }, async (request, reply) => {
      const { data } = PARAMS.safeParse(request.params);
      if (data === undefined) throw notFoundError('imagen');
      const { nombre } = data;
      const use = await publicUseOf(db, nombre, clock.now());
      if (use === null && (await staffOf(db, request)) === null) throw missingFile(nombre);
      const file = await files.read(nombre, requestedWidth(request.query));
      const cached = isPdf(nombre) ? 'no-cache' : CACHED[use ?? 'lasting'];
      const headers = {
        'Cache-Control': use === null ? 'no-store' : cached,
        'Content-Security-Policy': policyOf(nombre),
      };
      return sendInRanges(request, reply.headers(headers), file);
    });
  }
});
