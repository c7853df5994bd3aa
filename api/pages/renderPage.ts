import { paletteStyle } from '../../color/palette.ts';
import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import { DATA_ELEMENT_ID, type GivenAnswers, type PageAnswers } from '../../contract/calls/renderedPage.ts';
import { localDay } from '../../contract/values/localDay.ts';
import type { Database } from '../database/open.ts';
import { escapeMarkup } from '../documents/text.ts';
import { HttpError, notFoundError } from '../errors/httpError.ts';
import { readSiteSettings } from '../resources/site/readSiteSettings.ts';
import { canonicalPath } from './canonicalPath.ts';
import { putHead } from './head/putHead.ts';
import { signposting } from './head/signposting.ts';
import { pageAnswers } from './pageAnswers.ts';
import { replaceRequired } from './replaceRequired.ts';
import { scriptJson } from './scriptJson.ts';
import { documentSettings, settingsElement } from './settingsElement.ts';
import { SETTINGS_PLACE, siteBuild } from './siteBuild.ts';

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

const ROOT = '<div id="root"></div>';

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

/** Null if built for another origin's API. @throws {HttpError} 301 to the canonical path; 404 if not public */
export async function renderPage(
  { db, siteDir, origin }: PageSource,
  { path, query, missing, gone, given, isFiltered = query !== '' }: PageToRender,
  now: Date,
): Promise<PageDocument | null> {
  const build = await siteBuild(siteDir);
  if (build === null) return null;
  const { renderer, drawings, frameOf } = build;
  const settings = documentSettings(await readSiteSettings(db, now), drawings);
  const route = knownRoute(matchRoute(path), settings.lineas);
  if (route.page === 'admin') throw new HttpError(404, 'the back office is not a page of the site');
  if (route.page === 'notFound' && !missing) throw notFoundError('la página');
  const answers = await pageAnswers(db, renderer.callsOf(path, query, settings), given, now);
  const canonical = missing ? path : canonicalPath(path, answers, settings.lineas);
  if (canonical !== path) throw new HttpError(301, '', { headers: { Location: canonical } });
  const today = localDay(now.toISOString());
  const request = { path, query, today, origin, settings, answers, gone };
  const [frame, rendered] = await Promise.all([frameOf(route.page), renderer.render(request)]);
  const { html: body, embedded, title, heading, description } = rendered;
  const data = dataElement(
    { page: missing ? 'notFound' : route.page, today, origin, ...(gone && { gone: 'true' }) },
    embedded,
  );
  const paintWhole = body.length > MAX_PAINTED_WHOLE ? '' : PAINT_WHOLE;
  const { publicado } = settings.identidad;
  const indexed = publicado && !missing && !isFiltered && route.page !== 'buscar';
  const withSettings = replaceRequired(frame.html, SETTINGS_PLACE, settingsElement(settings));
  const withContent = replaceRequired(withSettings, ROOT, `<div id="root">${body}</div>${data}`);
  const document = replaceRequired(withContent, '</head>', `${paintWhole}</head>`);
  const facts = { route, path, answers, settings, title, heading, description, indexed, origin };
  const contentSecurityPolicy = frame.policyWith(paletteStyle(settings.identidad));
  return { html: putHead(document, facts), contentSecurityPolicy, link: signposting(facts) };
}
