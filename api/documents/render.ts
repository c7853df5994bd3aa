import { slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import { RESOURCE_OF_PAGE } from '../../contract/resources/recordPages.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../errors/httpError.ts';
import { presentAddress } from '../resources/paginas/queries.ts';
import { publicMergedInto } from '../resources/records/mergedInto.ts';
import { documentAddress } from './documentRow.ts';
import { documents } from './documents.ts';
import { lineaOfDocument } from './lineaOfDocument.ts';

/** Stands for the origin of a request, which is not known when a cached document is rendered. */
export const REQUEST_ORIGIN = 'https://origen.invalid';

/** One document; `id` is 0 for a document without a parameter. */
export interface CacheableDocument {
  /** key of `documents` */
  document: string;
  id: number;
  /** of a line or a page */
  slug?: string;
  /** without '?'; '' or absent for the whole document */
  query?: string;
}

/** Without PUBLIC_URL, the key of a document that needs an origin matches no URL: no visitor may get the template. */
export function documentKey({ document, id, slug = '', query = '' }: CacheableDocument): string {
  const row = documents[document];
  const address = documentAddress(document, id, slug);
  const path = query === '' ? address : `${address}?${query}`;
  return row?.needsOrigin ? `document ${path}` : path;
}

/** The present slug of the line or page that a document is about. @throws {HttpError} 404 */
async function presentSlug(db: Database, document: string, slug: string, now: Date): Promise<string> {
  if (!document.includes('{pagina}')) return slugOfLinea(await lineaOfDocument(db, slug));
  const present = await presentAddress(db, slug, now);
  if (present === null) throw notFoundError('documento');
  return present;
}

/** The path to which the document of a line or page has moved; null if it was asked for at its present one. @throws {HttpError} 404 */
export async function findNewPath(
  db: Database,
  { document, id, slug }: CacheableDocument,
  now: Date,
): Promise<string | null> {
  if (slug === undefined) return null;
  const present = await presentSlug(db, document, slug, now);
  return present === slug ? null : documentAddress(document, id, present);
}

/** The path of the document of the record that a missing one was merged into; null without one. */
export async function findMergedPath(
  db: Database,
  { document, id }: CacheableDocument,
  now: Date,
): Promise<string | null> {
  const page = documents[document]?.page;
  const moved = page === undefined ? null : await publicMergedInto(db, RESOURCE_OF_PAGE[page], id, now);
  return moved && documentAddress(document, moved.id, '');
}

/** @throws {HttpError} 404 */
export async function renderDocument(
  db: Database,
  publicUrl: string | null,
  { document, id, slug = '', query = '' }: CacheableDocument,
  now: Date,
): Promise<{ text: string; contentType: string }> {
  const row = documents[document];
  if (row === undefined) throw notFoundError('documento');
  const origin = publicUrl ?? (row.needsOrigin ? REQUEST_ORIGIN : '');
  return { text: await row.render({ db, origin, now }, id, query, slug), contentType: row.contentType };
}
