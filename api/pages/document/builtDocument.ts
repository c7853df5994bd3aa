import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Drawings } from '../../../contract/identidad/drawings.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { parseTemplate, type Template } from './template.ts';

/** What the build writes beside its index.html; not for a site of another server. */
export interface BuiltDocument {
  /** index.html with its marks */
  html: string;
  /** the tags that load code and style of a page that the browser renders */
  code: string;
  /** the drawings and the icon that the site ships with */
  drawings: Drawings;
}

export interface SiteDocument extends Omit<BuiltDocument, 'html'> {
  template: Template;
}

/** The place of the document in the build folder. */
export const BUILT_DOCUMENT = '.vite/document.json';

/** @throws {Error} unless the document has each mark once */
export const parseDocument = ({ html, ...rest }: BuiltDocument): SiteDocument => ({
  ...rest,
  template: parseTemplate(html),
});

/** @throws {Error} if the site was built for another server, which its pages could not ask: their policy allows the portal alone */
export async function readDocument(siteDir: string): Promise<SiteDocument> {
  const file = path.join(siteDir, BUILT_DOCUMENT);
  if (!existsSync(file)) throw new Error(serverTexts.siteOfAnotherServer);
  return parseDocument(JSON.parse(await readFile(file, 'utf8')) as BuiltDocument);
}
