import type { PageHead } from '../../contract/addresses/pageHead.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import type { Database } from '../database/open.ts';
import { renderDocument } from '../documents/render.ts';
import type { PageDocument, PageToRender } from '../pages/renderPage.ts';
import { NEGOTIATED_VARY } from './answerable.ts';
import type { CacheableHead, CacheableLength, CacheableRequest, RenderRequest } from './cacheKey.ts';
import { type EncodedResponse, encodeResponse } from './encodedResponse.ts';

export interface RenderSource {
  db: Database;
  /** folder of the built site; null serves the API alone */
  siteDir: string | null;
  /** origin of the portal; null if PUBLIC_URL is not set */
  publicUrl: string | null;
}

export interface Rendering extends EncodedResponse {
  /** of the site, which a page was rendered with */
  settings?: SiteSettings;
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

async function renderSitePage(source: RenderSource, page: PageToRender, now: Date): Promise<Rendering | null> {
  const rendered = await renderedPage(source, page, now);
  if (rendered === null) return null;
  const { html, contentSecurityPolicy, link, settings, status } = rendered;
  const headers = {
    ...HTML_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy,
    ...(link === '' ? {} : { Link: link }),
    ...(matchRoute(page.path).page === 'producto' ? { Vary: NEGOTIATED_VARY } : {}),
  };
  return { ...(await encodeResponse(html, headers)), settings, status };
}

async function renderHead(
  source: RenderSource,
  { headOf, isFiltered }: CacheableHead,
  now: Date,
): Promise<Rendering | null> {
  const page = pageOf(headOf);
  if (page === null) return null;
  const rendered = await renderedPage(source, { ...page, isFiltered }, now);
  if (rendered === null) return null;
  const { cabeza, settings } = rendered;
  const head: PageHead = { cabeza, ...(page.gone && { retirado: true }) };
  return { ...(await encodeResponse(JSON.stringify(head), JSON_HEADERS)), settings };
}

async function renderLength({ db }: RenderSource, { lengthOf }: CacheableLength, now: Date): Promise<Rendering | null> {
  const { countListed } = await import('../pages/countListed.ts');
  const count = await countListed(db, lengthOf, now);
  return count === null ? null : encodeResponse(String(count), {});
}

async function renderPreview({ db, siteDir }: RenderSource, token: string, now: Date): Promise<Rendering | null> {
  if (siteDir === null) return null;
  const { renderLinkedDraft } = await import('../pages/renderDraft.ts');
  const rendered = await renderLinkedDraft({ db, siteDir }, token, now);
  if (rendered === null) return null;
  const { html, contentSecurityPolicy } = rendered;
  return encodeResponse(html, { ...HTML_HEADERS, 'Content-Security-Policy': contentSecurityPolicy });
}

// What a worker thread does not need it does not load: the calls and the pages take a tenth of a second each.

/** Null for a page without server rendering. @throws {HttpError} if the handler refuses */
export async function render(source: RenderSource, request: RenderRequest, now: Date): Promise<Rendering | null> {
  if ('draft' in request) return renderPreview(source, request.draft, now);
  if ('lengthOf' in request) return renderLength(source, request, now);
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
