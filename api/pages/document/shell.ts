import type { SiteSettings } from '../../../contract/identidad/siteSettings.ts';
import { iconTag, shellTags } from '../head/identityTags.ts';
import type { SiteDocument } from './builtDocument.ts';
import { bodyElement, rootElement } from './elements.ts';
import { documentSettings, settingsElement } from './settingsElement.ts';
import { fillTemplate } from './template.ts';

/**
 * The document of a page that the browser renders.
 * @param head more tags @param content shown until then
 */
export const shellDocument = (
  { template, code, drawings }: SiteDocument,
  settings: SiteSettings,
  head: string,
  content = '',
): string =>
  fillTemplate(template, {
    icon: iconTag(settings.identidad, drawings),
    settings: settingsElement(documentSettings(settings, drawings)),
    code,
    head: `${shellTags(settings.identidad)}${head}`,
    body: bodyElement(rootElement(content)),
  });
