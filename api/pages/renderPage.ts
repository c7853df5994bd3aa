import { paletteStyle } from '../../color/palette.ts';
import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { isIndexedPage, isSitePage } from '../../contract/addresses/sitePages.ts';
import { matchRoute, NO_PAGE } from '../../contract/addresses/siteRoutes.ts';
import { DATA_ELEMENT_ID, type GivenAnswers, type PageAnswers } from '../../contract/calls/renderedPage.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { localDay } from '../../contract/values/localDay.ts';
import type { Database } from '../database/open.ts';
import { escapeMarkup } from '../documents/text.ts';
import { HttpError, notFoundError } from '../errors/httpError.ts';
import { readSiteSettings } from '../resources/site/readSiteSettings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { bodyElement, rootElement, styleElement } from './document/elements.ts';
import { documentSettings, settingsElement } from './document/settingsElement.ts';
import { fillTemplate } from './document/template.ts';
import { iconTag } from './head/identityTags.ts';
import { headOf, pageTags } from './head/pageTags.ts';
import { signposting } from './head/signposting.ts';
import { pageAnswers } from './pageAnswers.ts';
import { scriptJson } from './scriptJson.ts';
import { siteBuild } from './siteBuild.ts';

export interface PageSource {
  db: Database;
  /** build folder, with the server part */
  siteDir: string;
  /** origin before every path; '' if PUBLIC_URL is not set */
  origin: string;
}

export interface PageDocument {
  html: string;
  contentSecurityPolicy: string;
  /** `Link` header; '' for a page that is not indexed */
  link: string;
  /** the tags of its head that a navigation replaces */
  cabeza: string;
  /** that it was rendered with */
  settings: SiteSettings;
  status: 200 | 404;
}

/** A page to render: `missing` is the 'not found' page of a route, `gone` one that says that the record was withdrawn. */
export interface PageToRender {
  path: string;
  /** without '?' */
  query: string;
  missing: boolean;
  gone: boolean;
  given: GivenAnswers;
  /** true for the page as a query would filter it, of which only the head is used */
  isFiltered?: boolean;
}

const NOT_FOUND: PageToRender = { path: NO_PAGE, query: '', missing: true, gone: false, given: {} };

/** Blocks rendering until the page is parsed: parts that arrive later would cause layout shifts. */
const PAINT_WHOLE = `<link rel="expect" href="#${DATA_ELEMENT_ID}" blocking="render">`;
/** Characters of HTML. Only the map of a large site is longer; it is painted while it arrives. */
const MAX_PAINTED_WHOLE = 300_000;

interface DataAttributes {
  page: string;
  today: string;
  origin: string;
  gone?: 'true';
}

function dataElement(data: DataAttributes, embedded: PageAnswers): string {
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeMarkup(value)}"`);
  return `<script type="application/json" id="${DATA_ELEMENT_ID}" ${attributes.join(' ')}>${scriptJson(embedded)}</script>`;
}

/**
 * Renders a page; null if built for another origin's API. A page number after the last page of a list is the 'not found' page, with
 * its status, so that it is cached as the others are.
 * @param path canonical
 * @throws {HttpError} 404 if not public
 */
export async function renderPage(
  source: PageSource,
  { path, query, missing, gone, given, isFiltered = query !== '' }: PageToRender,
  now: Date,
): Promise<PageDocument | null> {
  const { db, siteDir, origin } = source;
  const build = await siteBuild(siteDir);
  if (build === null) return null;
  const { renderer, document, codeOf } = build;
  const stored = await readSiteSettings(db, now);
  const settings = documentSettings(stored, document.drawings);
  const { identidad } = settings;
  const route = knownRoute(matchRoute(path), settings.lineas);
  if (route.page === 'admin') throw new HttpError(404, 'the back office is not a page of the site');
  if (route.page === 'notFound' && !missing) throw notFoundError('pagina');
  const answers = await pageAnswers(
    db,
    { page: route.page, calls: renderer.callsOf(path, query, settings), given },
    now,
  );
  const today = localDay(now.toISOString());
  const request = { path, query, today, origin, settings, answers, gone };
  const [code, rendered] = await Promise.all([codeOf(route.page), renderer.render(request)]);
  if (rendered.isPastEnd) {
    const notFound = await renderPage(source, NOT_FOUND, now);
    return notFound && { ...notFound, status: 404 };
  }
  const { html: body, embedded, title, heading, description } = rendered;
  const data = dataElement(
    { page: missing ? 'notFound' : route.page, today, origin, ...(gone && { gone: 'true' }) },
    embedded,
  );
  const paintWhole = body.length > MAX_PAINTED_WHOLE ? '' : PAINT_WHOLE;
  const mayBeIndexed = !isSitePage(route.page) || isIndexedPage(route.page);
  const indexed = identidad.publicado && !missing && !isFiltered && mayBeIndexed;
  const facts = { route, path, answers, settings, title, heading, description, indexed, origin, today };
  const tags = pageTags(facts);
  const html = fillTemplate(document.template, {
    icon: iconTag(identidad, document.drawings),
    // Before the start script, because the code that it loads reads them.
    settings: settingsElement(settings),
    // The style first: the script loads the fonts that it names.
    code: styleElement(code.style) + code.start,
    head: paintWhole + headOf(tags, facts),
    body: bodyElement(rootElement(body) + data),
  });
  const styles = [code.style, paletteStyle(identidad)];
  return {
    html,
    contentSecurityPolicy: contentPolicy({ scripts: [code.script], styles }),
    link: signposting(facts),
    cabeza: tags.cabeza,
    settings: stored,
    status: 200,
  };
}
