import { paletteStyle } from '../../color/palette.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import type { GivenAnswers } from '../../contract/calls/renderedPage.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { localDay } from '../../contract/values/localDay.ts';
import { contentPolicy } from './contentPolicy.ts';
import { styleElement } from './document/elements.ts';
import { documentSettings } from './document/settingsElement.ts';
import { fillTemplate } from './document/template.ts';
import { iconTag } from './head/identityTags.ts';
import { headOf, pageTags } from './head/pageTags.ts';
import { pageAnswers } from './pageAnswers.ts';
import type { PageDocument, PageSource } from './renderPage.ts';
import { siteBuild } from './siteBuild.ts';

export type UnpublishedSource = Pick<PageSource, 'db' | 'siteDir'>;
export type UnpublishedDocument = Pick<PageDocument, 'html' | 'contentSecurityPolicy'>;

interface UnpublishedPage {
  path: string;
  given: GivenAnswers;
  settings: SiteSettings;
  /** the body around the page */
  bodyOf: (shown: string) => string;
  /** more CSS */
  style?: string;
  /** true if pages of this site may frame it */
  framed?: boolean;
}

/**
 * Renders a page with content that is not published. It has no scripts, which would request the published content.
 * @returns null if the site is not rendered by the server
 */
export async function renderUnpublished(
  { db, siteDir }: UnpublishedSource,
  { path, given, settings: site, bodyOf, style = '', framed = false }: UnpublishedPage,
  now: Date,
): Promise<UnpublishedDocument | null> {
  const build = await siteBuild(siteDir);
  if (build === null) return null;
  const { renderer, document, codeOf } = build;
  const settings = documentSettings(site, document.drawings);
  const route = matchRoute(path);
  if (route.page === 'admin') throw new Error('the back office has no unpublished page');
  const answers = await pageAnswers(db, { page: route.page, calls: renderer.callsOf(path, '', settings), given }, now);
  const today = localDay(now.toISOString());
  const request = {
    path,
    query: '',
    today,
    origin: '',
    settings,
    answers,
    scriptless: true,
  };
  const [code, { html: body, title, heading, description }] = await Promise.all([
    codeOf(route.page),
    renderer.render(request),
  ]);
  const facts = { route, path, answers, settings, title, heading, description, indexed: false, origin: '', today };
  const html = fillTemplate(document.template, {
    icon: iconTag(settings.identidad, document.drawings),
    settings: '',
    code: styleElement(code.scriptlessStyle),
    head: headOf(pageTags(facts), facts) + (style && styleElement(style)),
    body: bodyOf(body),
  });
  const styles = [code.scriptlessStyle, paletteStyle(settings.identidad), ...(style === '' ? [] : [style])];
  return { html, contentSecurityPolicy: contentPolicy({ styles, framed }) };
}
