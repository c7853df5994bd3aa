import { lineaAt } from '../../contract/addresses/siteLineas.ts';
import type { SiteLinea } from '../../contract/identidad/siteSettings.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../errors/httpError.ts';
import { readSiteLineas } from '../resources/site/readSiteSettings.ts';

/**
 * The line that a document is about.
 * @param slug present or former, in any spelling
 * @throws {HttpError} 404
 */
export async function lineaOfDocument(db: Database, slug: string): Promise<SiteLinea> {
  const linea = lineaAt(await readSiteLineas(db), slug);
  if (linea === null) throw notFoundError('documento');
  return linea;
}
