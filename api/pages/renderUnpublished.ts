import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import type { GivenAnswers } from '../../contract/calls/renderedPage.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { localDay } from '../../contract/values/localDay.ts';
import { contentPolicy } from './contentPolicy.ts';
import { contentsBetween, withoutScripts } from './elements.ts';
import { putHead } from './head/putHead.ts';
import { pageAnswers } from './pageAnswers.ts';
import type { PageDocument, PageSource } from './renderPage.ts';
import { replaceRequired } from './replaceRequired.ts';
import { documentSettings } from './settingsElement.ts';
import { SETTINGS_PLACE, siteBuild } from './siteBuild.ts';

const ROOT = '<div id="root"></div>';
/** The site's styles for browsers without scripts apply to every browser, because the page has none. */
const WITHOUT_SCRIPTS = /\(scripting:\s*none\)/g;

export type UnpublishedSource = Pick<PageSource, 'db' | 'siteDir'>;
export type UnpublishedDocument = Pick<PageDocument, 'html' | 'contentSecurityPolicy'>;

interface UnpublishedPage {
  path: string;
  given: GivenAnswers;
  settings: SiteSettings;
  /** the body's content around the page */
  place: (shown: string) => string;
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
  { path, given, settings: site, place, style = '', framed = false }: UnpublishedPage,
  now: Date,
): Promise<UnpublishedDocument | null> {
  const build = await siteBuild(siteDir);
  if (build === null) return null;
  const { renderer, drawings, frameOf } = build;
  const settings = documentSettings(site, drawings);
  const route = matchRoute(path);
  if (route.page === 'admin') throw new Error('the back office has no unpublished page');
  const answers = await pageAnswers(db, renderer.callsOf(path, '', settings), given, now);
  const request = {
    path,
    query: '',
    today: localDay(now.toISOString()),
    origin: '',
    settings,
    answers,
    scriptless: true,
  };
  const [frame, { html: body, title, heading, description }] = await Promise.all([
    frameOf(route.page),
    renderer.render(request),
  ]);
  const document = replaceRequired(replaceRequired(frame.html, SETTINGS_PLACE, ''), ROOT, place(body));
  const facts = { route, path, answers, settings, title, heading, description, indexed: false, origin: '' };
  const added = style === '' ? '' : `<style>${style}</style>`;
  const whole = replaceRequired(putHead(document, facts), '</head>', `${added}</head>`);
  const html = withoutScripts(whole).replaceAll(WITHOUT_SCRIPTS, 'all');
  const styles = contentsBetween(html, '<style>', '</style>');
  return { html, contentSecurityPolicy: contentPolicy({ styles, framed }) };
}
