import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_PAGE } from '../../../contract/addresses/siteRoutes.ts';
import { PREVIEW_FOLDER } from '../../../contract/resources/siteResources.ts';
import { isNotFound } from '../../errors/httpError.ts';
import { filePathOf, readLinkedDraft } from '../../pages/renderDraft.ts';
import { pathOfDraftPicture } from '../../resources/parts/draftOf.ts';
import type { DraftPage } from '../../resources/parts/serverResource.ts';
import { policyOf, requestedWidth } from '../files/filePolicies.ts';
import { sendInRanges } from '../files/sendInRanges.ts';
import { enforceRateLimit, PER_CLIENT } from '../requests/rateLimits.ts';
import { sendEntry } from '../requests/sendEntry.ts';
import { createUncachedRenderer } from './renderUncached.ts';

/** Neither caches nor search engines keep a preview, and its address is not sent to the sites that it links. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

const tokenIn = (request: FastifyRequest): string => (request.params as { token: string }).token;

/** A link is for a few readers, and its page may have thousands of products. */
const PER_LINK = { ...PER_CLIENT, max: 30, keyGenerator: tokenIn };

/** The file that a request asks for: that of the record without a name, else another one of the page; '' for none. */
function fileIn({ file, files = [] }: DraftPage, { params }: FastifyRequest): string {
  const { nombre } = params as { nombre?: string };
  return (nombre === undefined ? file : files.find((other) => other === nombre)) ?? '';
}

/** Serves the pages of drafts, and their files, to everybody who has a link. */
export function registerDraftPreviews(app: FastifyInstance): void {
  const { db, clock, responses, files } = app;
  const limitClient = app.createRateLimit(PER_CLIENT);
  const limitLink = app.createRateLimit(PER_LINK);
  const renderUncached = createUncachedRenderer(app);

  /** Answers an unknown, expired or revoked link with the 'not found' page. */
  const orMissing =
    (send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        return await send(request, reply);
      } catch (error) {
        if (!isNotFound(error)) throw error;
        return sendEntry(request, reply.code(404), await responses.get({ missing: NO_PAGE }), HEADERS);
      }
    };

  const sendPage = orMissing(async (request, reply) => {
    enforceRateLimit(await limitLink(request));
    return sendEntry(request, reply, await renderUncached(request, { draft: tokenIn(request) }), HEADERS);
  });

  const sendFile = orMissing(async (request, reply) => {
    enforceRateLimit(await limitClient(request));
    const nombre = fileIn(await readLinkedDraft(db, tokenIn(request), clock.now()), request);
    const file = await files.read(nombre, requestedWidth(request.query));
    return sendInRanges(request, reply.headers({ ...HEADERS, 'Content-Security-Policy': policyOf(nombre) }), file);
  });

  // Request lines of the log would contain the token.
  const options = { schema: { hide: true }, config: { page: true }, logLevel: 'warn' } as const;
  app.get(`${PREVIEW_FOLDER}/:token`, options, sendPage);
  app.get(filePathOf(':token'), options, sendFile);
  app.get(pathOfDraftPicture(filePathOf(':token'), ':nombre'), options, sendFile);
}
