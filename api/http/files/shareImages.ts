import { z } from 'zod';
import { MB } from '../../../contract/values/sizeText.ts';
import { uncompressedResponse } from '../../cache/encodedResponse.ts';
import { ResponseCache } from '../../cache/responseCache.ts';
import { notFoundError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { findShareImage } from '../../shareImages/findShareImage.ts';
import { renderShareImage } from '../../shareImages/renderShareImage.ts';
import { shareImagePath } from '../../shareImages/shareImage.ts';
import { enforceRateLimit, PER_CLIENT } from '../requests/rateLimits.ts';
import { CACHED } from './filePolicies.ts';

const MAX_BYTES = 8 * MB;
/** One client may ask for no more than may wait for their turn, and so leaves room for the others. */
const DRAWINGS_PER_CLIENT = { ...PER_CLIENT, max: 20 };
const TYPE = 'image/jpeg';
// Pages that show a shared link are on other origins.
const HEADERS = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const PARAMS = z.object({ kind: z.string(), id: z.string(), file: z.string().regex(/^[0-9a-f]{16}\.jpg$/) });

/** Serves the share images of public pages. The hash in an address changes with what its image shows. */
export const shareImages = feature('shareImages', ['db', 'clock', 'createRateLimit'], (app) => {
  const { db, clock } = app;
  // Its keys contain the hash, so a write makes no entry wrong.
  const cache = new ResponseCache(MAX_BYTES);
  const limitClient = app.createRateLimit(DRAWINGS_PER_CLIENT);
  app.get('/vista_previa/:kind/:id/:file', { schema: { hide: true } }, async (request, reply) => {
    const { data } = PARAMS.safeParse(request.params);
    const image = data === undefined ? null : await findShareImage(db, data.kind, data.id, clock.now());
    if (data === undefined || image === null) throw notFoundError('imagen');
    const address = shareImagePath(image);
    if (address !== `${image.folder}/${data.file}`) {
      return reply.header('Cache-Control', 'no-cache').redirect(address, 302);
    }
    if (cache.get(address) === undefined) enforceRateLimit(await limitClient(request));
    const entry = await cache.getOrRender(address, async () =>
      uncompressedResponse(await renderShareImage(db, image), { 'Content-Type': TYPE }),
    );
    const cached = CACHED[image.isRevocable ? 'revocable' : 'lasting'];
    return reply.headers(HEADERS).header('Cache-Control', cached).type(TYPE).send(entry.bodyIn('identity'));
  });
});
