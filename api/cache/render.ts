import type { PageHead } from '../../contract/addresses/pageHead.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import type { Database } from '../database/open.ts';
import { renderDocument } from '../documents/render.ts';
import type { PageToRender } from '../pages/renderPage.ts';
import { NEGOTIATED_VARY } from './answerable.ts';
import type { CacheableHead, CacheableLength, CacheablePage, RenderRequest } from './cacheKey.ts';
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

function pageToRender(page: CacheablePage | { home: number }): PageToRender {
  if ('home' in page) return { path: '/', query: '', missing: false, gone: false, given: {} };
  if ('page' in page)
    return { path: page.page, query: page.query, missing: false, gone: false, given: page.given ?? {} };
  return { path: page.missing, query: '', missing: true, gone: page.gone === true, given: {} };
}

async function renderedPage({ db, siteDir, publicUrl }: RenderSource, page: PageToRender, now: Date) {
  const { renderPage } = await import('../pages/renderPage.ts');
  return renderPage({ db, siteDir, origin: publicUrl ?? '' }, page, now);
}

async function renderSitePage(source: RenderSource, page: PageToRender, now: Date): Promise<Rendering> {
  const { html, contentSecurityPolicy, link, settings, status } = await renderedPage(source, page, now);
  const headers = {
    ...HTML_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy,
    ...(link === '' ? {} : { Link: link }),
    ...(matchRoute(page.path).page === 'producto' ? { Vary: NEGOTIATED_VARY } : {}),
  };
  return { ...(await encodeResponse(html, headers)), settings, status };
}

async function renderHead(source: RenderSource, { headOf, isFiltered }: CacheableHead, now: Date): Promise<Rendering> {
  const page = { ...pageToRender(headOf), isFiltered };
  const { cabeza, settings } = await renderedPage(source, page, now);
  const head: PageHead = { cabeza, ...(page.gone && { retirado: true }) };
  return { ...(await encodeResponse(JSON.stringify(head), JSON_HEADERS)), settings };
}

async function renderLength({ db }: RenderSource, { lengthOf }: CacheableLength, now: Date): Promise<Rendering> {
  const { countListed } = await import('../pages/countListed.ts');
  return encodeResponse(String(await countListed(db, lengthOf, now)), {});
}

async function renderPreview(source: RenderSource, token: string, now: Date): Promise<Rendering> {
  const { renderLinkedDraft } = await import('../pages/renderDraft.ts');
  const { html, contentSecurityPolicy } = await renderLinkedDraft(source, token, now);
  return encodeResponse(html, { ...HTML_HEADERS, 'Content-Security-Policy': contentSecurityPolicy });
}

// What a worker thread does not need it does not load: the calls and the pages take a tenth of a second each.

/** @throws {HttpError} if the handler refuses, or 404 */
export async function render(source: RenderSource, request: RenderRequest, now: Date): Promise<Rendering> {
  if ('draft' in request) return renderPreview(source, request.draft, now);
  if ('lengthOf' in request) return renderLength(source, request, now);
  if ('headOf' in request) return renderHead(source, request, now);
  if ('document' in request) {
    const { text, contentType } = await renderDocument(source.db, source.publicUrl, request, now);
    return encodeResponse(text, { 'Content-Type': contentType });
  }
  if ('call' in request) return (await import('./renderCall.ts')).renderCall(source.db, request, now);
  return renderSitePage(source, pageToRender(request), now);
}
