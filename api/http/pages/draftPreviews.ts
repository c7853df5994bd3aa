import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_PAGE } from '../../../contract/addresses/siteRoutes.ts';
import { isVideo } from '../../../contract/identidad/identidad.ts';
import { PREVIEW_FOLDER } from '../../../contract/resources/siteResources.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import type { CachedResponses } from '../../cache/registerCache.ts';
import type { DatabaseClock } from '../../database/databaseClock.ts';
import type { Database } from '../../database/open.ts';
import { messagePage } from '../../pages/messagePage.ts';
import { filePathOf, readLinkedDraft } from '../../pages/renderDraft.ts';
import { pathOfDraftPicture } from '../../resources/parts/draftOf.ts';
import type { DraftPage } from '../../resources/parts/serverResource.ts';
import { findFile } from '../../uploads/store.ts';
import type { FileCache } from '../files/fileCache.ts';
import { IMAGE_POLICY, PDF_POLICY, requestedWidth, VIDEO_POLICY } from '../files/filePolicies.ts';
import { sendInRanges } from '../files/sendInRanges.ts';
import { enforceRateLimit, PER_CLIENT } from '../requests/rateLimits.ts';
import { sendEntry } from '../requests/sendEntry.ts';
import { createUncachedRenderer } from './renderUncached.ts';

const HTML = 'text/html; charset=utf-8';
/** Neither caches nor search engines keep a preview, and its address is not sent to the sites that it links. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

const tokenIn = (request: FastifyRequest): string => (request.params as { token: string }).token;

/** A link is for a few readers, and its page may have thousands of products. */
const PER_LINK = { ...PER_CLIENT, max: 30, keyGenerator: tokenIn };

/** The file that a request asks for: that of the record without a name, else another one of the page. */
function fileIn({ file, files = [] }: DraftPage, { params }: FastifyRequest): string | null {
  const { nombre } = params as { nombre?: string };
  return nombre === undefined ? file : (files.find((other) => other === nombre) ?? null);
}

interface DraftPreviewsOptions {
  db: Database;
  clock: DatabaseClock;
  responses: CachedResponses;
  files: FileCache;
  /** null if the site is not rendered by the server */
  siteDir: string | null;
}

/** Serves the pages of drafts, and their files, to everybody who has a link. */
export function registerDraftPreviews(
  app: FastifyInstance,
  { db, clock, responses, files, siteDir }: DraftPreviewsOptions,
): void {
  const limitClient = app.createRateLimit(PER_CLIENT);
  const limitLink = app.createRateLimit(PER_LINK);
  const renderUncached = createUncachedRenderer(app, responses);

  /** An unknown, expired or revoked link. */
  async function sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const entry = siteDir === null ? null : await responses.get({ missing: NO_PAGE });
    if (entry !== null) return sendEntry(request, reply.code(404), entry, HEADERS);
    return reply
      .code(404)
      .headers(HEADERS)
      .type(HTML)
      .send(messagePage(serverTexts.preview.missing.title, serverTexts.preview.missing.text));
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    enforceRateLimit(await limitLink(request));
    const entry = await renderUncached(request, { draft: tokenIn(request) });
    return entry === null ? sendMissing(request, reply) : sendEntry(request, reply, entry, HEADERS);
  }

  async function sendFile(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    enforceRateLimit(await limitClient(request));
    const page = await readLinkedDraft(db, tokenIn(request), clock.now());
    const nombre = page === null ? null : fileIn(page, request);
    if (nombre !== null && isVideo(nombre)) {
      const video = await files.read(nombre);
      const headers = { ...HEADERS, 'Content-Security-Policy': VIDEO_POLICY };
      return video === null ? sendMissing(request, reply) : sendInRanges(request, reply.headers(headers), video);
    }
    const file = nombre === null ? undefined : await findFile(db, nombre, requestedWidth(request.query));
    if (file === undefined) return sendMissing(request, reply);
    const policy = file.tipo === 'application/pdf' ? PDF_POLICY : IMAGE_POLICY;
    const headers = { ...HEADERS, 'Content-Security-Policy': policy };
    return reply.headers(headers).type(file.tipo).send(Buffer.from(file.bytes));
  }

  // Request lines of the log would contain the token.
  const options = { schema: { hide: true }, config: { page: true }, logLevel: 'warn' } as const;
  app.get(`${PREVIEW_FOLDER}/:token`, options, sendPage);
  app.get(filePathOf(':token'), options, sendFile);
  app.get(pathOfDraftPicture(filePathOf(':token'), ':nombre'), options, sendFile);
}
