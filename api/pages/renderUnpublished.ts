import { paletteStyle } from '../../color/palette.ts';
import type { GivenAnswers } from '../../contract/calls/renderedPage.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { styleElement } from './document/elements.ts';
import { fillTemplate } from './document/template.ts';
import { iconTag } from './head/identityTags.ts';
import { headOf, pageTags } from './head/pageTags.ts';
import { type PageSource, renderContent } from './renderContent.ts';
import type { PageDocument } from './renderPage.ts';

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

/** Renders a page with content that is not published. It has no scripts, which would request the published content. */
export async function renderUnpublished(
  source: UnpublishedSource,
  { path, given, settings: site, bodyOf, style = '', framed = false }: UnpublishedPage,
  now: Date,
): Promise<UnpublishedDocument> {
  const content = { path, query: '', given, site, options: { scriptless: true } };
  const { document, code, rendered, facts } = await renderContent({ ...source, origin: '' }, content, now);
  const { settings } = facts;
  const html = fillTemplate(document.template, {
    icon: iconTag(settings.identidad, document.drawings),
    settings: '',
    code: styleElement(code.scriptlessStyle),
    head: headOf(pageTags({ ...facts, indexed: false }), settings) + (style && styleElement(style)),
    body: bodyOf(rendered.html),
  });
  const styles = [code.scriptlessStyle, paletteStyle(settings.identidad), ...(style === '' ? [] : [style])];
  return { html, contentSecurityPolicy: contentPolicy({ styles, framed }) };
}
