import { localDay } from '../../contract/localDay.ts';
import { matchRoute } from '../../contract/siteRoutes.ts';
import type { DraftPage } from '../resources/borradores/previewPage.ts';
import { readSiteSettings } from '../resources/readSiteSettings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { putHead } from './head/putHead.ts';
import { pageAnswers } from './pageAnswers.ts';
import { put } from './put.ts';
import type { PageDocument, PageSource } from './renderPage.ts';
import { SETTINGS_PLACE, siteBuild } from './siteBuild.ts';

const ROOT = '<div id="root"></div>';
const BANNER_TEXT = 'Vista previa: este contenido no está publicado';
const STYLE = [
  '.vista-previa{position:fixed;inset:auto 0 0;z-index:1000;padding:.75rem 1rem;background:#7a1f00;color:#fff;',
  'font:600 1rem/1.4 system-ui,sans-serif;text-align:center}body{padding-bottom:3.5rem}',
].join('');
const BANNER = `<aside class="vista-previa" aria-label="Vista previa">${BANNER_TEXT}</aside>`;

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const STYLES = /<style>([\s\S]*?)<\/style>/g;
/** The site's styles for browsers without scripts apply to every browser, because the page has none. */
const WITHOUT_SCRIPTS = /\(scripting:\s*none\)/g;

/**
 * Renders the page of a draft without scripts, which would request the published record.
 * @param filePath the path at which the page's file is served
 * @returns null if the site is not rendered by the server
 */
export async function renderDraft(
  { db, siteDir }: Pick<PageSource, 'db' | 'siteDir'>,
  page: DraftPage,
  filePath: string,
  now: Date,
): Promise<Pick<PageDocument, 'html' | 'contentSecurityPolicy'> | null> {
  const build = await siteBuild(siteDir);
  if (build === null) return null;
  const { renderer, frameOf } = build;
  const { path } = page;
  const route = matchRoute(path);
  if (route.page === 'admin') throw new Error('a draft has a page of the site');
  const settings = await readSiteSettings(db);
  const answers = await pageAnswers(db, renderer.callsOf(path, '', settings), page.given, now);
  const request = { path, query: '', today: localDay(now.toISOString()), origin: '', settings, answers };
  const [frame, { html: body, title, description }] = await Promise.all([
    frameOf(route.page),
    renderer.render(request),
  ]);
  const shown = page.filePath === '' ? body : body.replaceAll(page.filePath, filePath);
  const document = put(put(frame.html, SETTINGS_PLACE, ''), ROOT, `${BANNER}<div id="root">${shown}</div>`);
  const withHead = putHead(document, {
    route,
    path,
    answers,
    settings,
    title,
    description,
    indexed: false,
    origin: '',
  });
  const html = put(withHead, '</head>', `<style>${STYLE}</style></head>`)
    .replaceAll(SCRIPTS, '')
    .replaceAll(WITHOUT_SCRIPTS, 'all');
  const styles = [...html.matchAll(STYLES)].map(([, style = '']) => style);
  return { html, contentSecurityPolicy: contentPolicy({ styles }) };
}
