import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Drawings } from '../../../contract/identidad/drawings.ts';
import { parseTemplate, type Template } from './template.ts';

/** What the build writes beside its index.html, which is the same document for a site of another server. */
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

export const readDocument = async (siteDir: string): Promise<SiteDocument> =>
  parseDocument(JSON.parse(await readFile(path.join(siteDir, BUILT_DOCUMENT), 'utf8')) as BuiltDocument);
