import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import type { Database } from '../database/open.ts';
import { renderDocument } from '../documents/render.ts';
import type { PageDocument, PageToRender } from '../pages/renderPage.ts';
import { NEGOTIATED_VARY } from './cacheEntry.ts';
import type { CacheableHead, CacheableRequest } from './cacheKey.ts';
import { type EncodedResponse, encodeResponse } from './encodedResponse.ts';

export interface RenderSource {
  db: Database;
  /** folder of the built site; null serves the API alone */
  siteDir: string | null;
  /** origin of the portal; null if PUBLIC_URL is not set */
  publicUrl: string | null;
}

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };
const HTML_HEADERS = { 'Content-Type': 'text/html; charset=utf-8' };

function pageOf(request: CacheableRequest): PageToRender | null {
  if ('home' in request) return { path: '/', query: '', missing: false, gone: false, given: {} };
  if ('page' in request)
    return { path: request.page, query: request.query, missing: false, gone: false, given: request.given ?? {} };
  if (!('missing' in request)) return null;
  return { path: request.missing, query: '', missing: true, gone: request.gone === true, given: {} };
}

async function renderedPage(
  { db, siteDir, publicUrl }: RenderSource,
  page: PageToRender,
  now: Date,
): Promise<PageDocument | null> {
  if (siteDir === null) return null;
  const { renderPage } = await import('../pages/renderPage.ts');
  return renderPage({ db, siteDir, origin: publicUrl ?? '' }, page, now);
}

async function renderSitePage(source: RenderSource, page: PageToRender, now: Date): Promise<EncodedResponse | null> {
  const rendered = await renderedPage(source, page, now);
  if (rendered === null) return null;
  const { html, contentSecurityPolicy, link } = rendered;
  const headers = {
    ...HTML_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy,
    ...(link === '' ? {} : { Link: link }),
    ...(matchRoute(page.path).page === 'producto' ? { Vary: NEGOTIATED_VARY } : {}),
  };
  return encodeResponse(html, headers);
}

/** The head of a page is cut from its document: both are made in one place. */
async function renderHead(
  source: RenderSource,
  { headOf, isFiltered }: CacheableHead,
  now: Date,
): Promise<EncodedResponse | null> {
  const page = pageOf(headOf);
  if (page === null) return null;
  const rendered = await renderedPage(source, { ...page, isFiltered }, now);
  const { pageHead } = await import('../pages/pageHead.ts');
  return rendered && encodeResponse(JSON.stringify(pageHead(rendered.html)), JSON_HEADERS);
}

// What a worker thread does not need it does not load: the calls and the pages take a tenth of a second each.

/** Null for a page without server rendering. @throws {HttpError} if the handler refuses, or 301 to a canonical path */
export async function render(
  source: RenderSource,
  request: CacheableRequest,
  now: Date,
): Promise<EncodedResponse | null> {
  if ('headOf' in request) return renderHead(source, request, now);
  const page = pageOf(request);
  if (page !== null) return renderSitePage(source, page, now);
  if ('document' in request) {
    const { text, contentType } = await renderDocument(source.db, source.publicUrl, request, now);
    return encodeResponse(text, { 'Content-Type': contentType });
  }
  if (!('call' in request)) throw new Error('unknown request');
  return (await import('./renderCall.ts')).renderCall(source.db, request, now);
}
