import { paletteStyle } from '../../color/palette.ts';
import { isIndexedPage, isSitePage } from '../../contract/addresses/sitePages.ts';
import { NO_PAGE } from '../../contract/addresses/siteRoutes.ts';
import { DATA_ELEMENT_ID, type GivenAnswers, type PageAnswers } from '../../contract/calls/renderedPage.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { escapeMarkup } from '../documents/text.ts';
import { notFoundError } from '../errors/httpError.ts';
import { readSiteSettings } from '../resources/site/readSiteSettings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { bodyElement, rootElement, scriptJson, styleElement } from './document/elements.ts';
import { settingsElement } from './document/settingsElement.ts';
import { fillTemplate } from './document/template.ts';
import { iconTag } from './head/identityTags.ts';
import { headOf, pageTags } from './head/pageTags.ts';
import { signposting } from './head/signposting.ts';
import { type PageSource, renderContent } from './renderContent.ts';

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
 * Renders a page. A page number after the last page of a list is the 'not found' page, with its status, so that it is cached as the
 * others are.
 * @param path canonical
 * @throws {HttpError} 404 if not public
 */
export async function renderPage(
  source: PageSource,
  { path, query, missing, gone, given, isFiltered = query !== '' }: PageToRender,
  now: Date,
): Promise<PageDocument> {
  const site = await readSiteSettings(source.db, now);
  const content = { path, query, given, site, options: { gone } };
  const { document, code, rendered, facts } = await renderContent(source, content, now);
  const { route, settings, origin, today } = facts;
  const { identidad } = settings;
  if (route.page === 'notFound' && !missing) throw notFoundError('pagina');
  if (rendered.isPastEnd) return { ...(await renderPage(source, NOT_FOUND, now)), status: 404 };
  const { html: body, embedded } = rendered;
  const data = dataElement(
    { page: missing ? 'notFound' : route.page, today, origin, ...(gone && { gone: 'true' }) },
    embedded,
  );
  const paintWhole = body.length > MAX_PAINTED_WHOLE ? '' : PAINT_WHOLE;
  const mayBeIndexed = !isSitePage(route.page) || isIndexedPage(route.page);
  const indexed = identidad.publicado && !missing && !isFiltered && mayBeIndexed;
  const indexedFacts = { ...facts, indexed };
  const tags = pageTags(indexedFacts);
  const html = fillTemplate(document.template, {
    icon: iconTag(identidad, document.drawings),
    // Before the start script, because the code that it loads reads them.
    settings: settingsElement(settings),
    // The style first: the script loads the fonts that it names.
    code: styleElement(code.style) + code.start,
    head: paintWhole + headOf(tags, settings),
    body: bodyElement(rootElement(body) + data),
  });
  const styles = [code.style, paletteStyle(identidad)];
  return {
    html,
    contentSecurityPolicy: contentPolicy({ scripts: [code.script], styles }),
    link: signposting(indexedFacts),
    cabeza: tags.cabeza,
    settings: site,
    status: 200,
  };
}
