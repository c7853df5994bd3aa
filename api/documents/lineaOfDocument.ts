import { lineaAt, slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import type { SiteLinea } from '../../contract/identidad/siteSettings.ts';
import type { Database } from '../database/open.ts';
import { HttpError, notFoundError } from '../errors/httpError.ts';
import { readSiteLineas } from '../resources/site/readSiteSettings.ts';

/**
 * The line that a document is about.
 * @param pathOf the document's path with a slug
 * @throws {HttpError} 404, or 301 if the address is a former one or is spelled in another way
 */
export async function lineaOfDocument(
  db: Database,
  slug: string,
  pathOf: (slug: string) => string,
): Promise<SiteLinea> {
  const linea = lineaAt(await readSiteLineas(db), slug);
  if (linea === null) throw notFoundError('el documento');
  const canonical = slugOfLinea(linea);
  if (canonical !== slug) throw new HttpError(301, '', { headers: { Location: pathOf(canonical) } });
  return linea;
}
