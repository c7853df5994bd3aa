import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { routePattern, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { decodeId } from '../../../contract/values/encodedIds.ts';
import { slugOf } from '../../../contract/values/slug.ts';
import { isNotFound, notFoundError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { findFullText } from '../../resources/productos/queries.ts';
import { publicMergedInto } from '../../resources/records/mergedInto.ts';
import { enforceRateLimit, PER_CLIENT } from '../requests/rateLimits.ts';
import { staffOf } from '../requests/session.ts';
import { PDF_POLICY } from './filePolicies.ts';
import { sendInRanges } from './sendInRanges.ts';

const PATH = documentPaths.pdf(routePattern('producto', ':id'));
const PATH_WITH_SLUG = PATH.replace(':id', ':id/:slug');

/** A reader of PDF files asks for many ranges. */
const RANGES_PER_CLIENT = { ...PER_CLIENT, max: 600 };

type FullText = Awaited<ReturnType<typeof findFullText>>;

const headersOf = ({ id, nombre, isOpen }: FullText): Record<string, string> => ({
  'Content-Security-Policy': PDF_POLICY,
  'Content-Disposition': `inline; filename="${slugOf(nombre) || 'texto-completo'}.pdf"`,
  'Cache-Control': isOpen ? 'no-cache' : 'no-store',
  Link: `<${sitePaths.producto(id, nombre)}>; rel="collection"`,
});

/** Serves the full texts of products, in byte ranges too, below the addresses of their pages. */
export const fullTexts = feature('fullTexts', ['db', 'clock', 'files', 'createRateLimit'], (app) => {
  const { db, clock, files } = app;
  const limitClient = app.createRateLimit(RANGES_PER_CLIENT);

  /** The path of the full text of the product that a missing one was merged into. @throws the error if it was not */
  async function orMerged(error: unknown, id: number): Promise<string> {
    const moved = isNotFound(error) ? await publicMergedInto(db, RESOURCE_OF_PAGE.producto, id, clock.now()) : null;
    if (moved === null) throw error;
    return documentPaths.pdf(sitePaths.producto(moved.id));
  }

  async function sendFullText(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    enforceRateLimit(await limitClient(request));
    const id = decodeId((request.params as { id: string }).id) ?? 0;
    const text = await findFullText(db, id, clock.now()).catch((error) => orMerged(error, id));
    if (typeof text === 'string') return reply.header('Cache-Control', 'no-cache').redirect(text, 301);
    if (!text.isOpen && (await staffOf(db, request)) === null) throw notFoundError('textoCompleto');
    return sendInRanges(request, reply.headers(headersOf(text)), await files.read(text.pdf));
  }

  for (const path of [PATH, PATH_WITH_SLUG]) app.get(path, { schema: { hide: true } }, sendFullText);
});
