import { slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../errors/httpError.ts';
import { documents } from './documents.ts';
import { lineaOfDocument } from './lineaOfDocument.ts';

/** Stands for the origin of a request, which is not known when a cached document is rendered. */
export const REQUEST_ORIGIN = 'https://origen.invalid';

/** One document; `id` is 0 for a document without a parameter. */
export interface CacheableDocument {
  /** key of `documents` */
  document: string;
  id: number;
  /** slug of a line */
  linea?: string;
  /** without '?'; '' or absent for the whole document */
  query?: string;
}

/** Without PUBLIC_URL, the key of a document that needs an origin matches no URL: no visitor may get the template. */
export function documentKey({ document, id, linea = '', query = '' }: CacheableDocument): string {
  const row = documents[document];
  const address = row?.pathOf(id, linea) ?? document;
  const path = query === '' ? address : `${address}?${query}`;
  return row?.needsOrigin ? `document ${path}` : path;
}

/** The path to which a line's document has moved; null if it was asked for at its present one. @throws {HttpError} 404 */
export async function findNewPath(db: Database, { document, id, linea }: CacheableDocument): Promise<string | null> {
  if (linea === undefined) return null;
  const slug = slugOfLinea(await lineaOfDocument(db, linea));
  return slug === linea ? null : (documents[document]?.pathOf(id, slug) ?? null);
}

/** @throws {HttpError} 404 */
export async function renderDocument(
  db: Database,
  publicUrl: string | null,
  { document, id, linea = '', query = '' }: CacheableDocument,
  now: Date,
): Promise<{ text: string; contentType: string }> {
  const row = documents[document];
  if (row === undefined) throw notFoundError('documento');
  const origin = publicUrl ?? (row.needsOrigin ? REQUEST_ORIGIN : '');
  return { text: await row.render({ db, origin, now }, id, query, linea), contentType: row.contentType };
}
