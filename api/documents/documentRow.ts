import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { RecordPage } from '../../contract/resources/recordPages.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import type { Database } from '../database/open.ts';

export interface DocumentSource {
  db: Database;
  /** origin before every path; '' if PUBLIC_URL is not set */
  origin: string;
  /** decides what is public */
  now: Date;
}

export interface DocumentRow {
  contentType: string;
  /** the format demands absolute addresses even without PUBLIC_URL */
  needsOrigin?: true;
  /** the address may also carry the slug of the page, which is ignored */
  withSlug?: true;
  /** the page of the record that it is about: if that was merged, the document is that of the other one */
  page?: RecordPage;
  /** the page whose query selects what is in the document; without it the query is ignored */
  queryOf?: PublicRoute;
  /**
   * @param query as the page reads it, without '?'
   * @param slug of a line or a page
   * @throws {HttpError} 404
   */
  render: (source: DocumentSource, id: number, query: string, slug: string) => Promise<string>;
}

/** Rows by the addresses of documents: `{part}` is a number, `{id}` an encoded id, `{linea}` or `{pagina}` the slug of one. */
export type DocumentRows = Readonly<Record<string, DocumentRow>>;

/** @param document key of `documents` */
export const documentAddress = (document: string, id: number, slug: string): string =>
  document.replace(/\{(\w+)\}/, (_, parameter: string) => {
    if (parameter === 'part') return String(id);
    return parameter === 'id' ? encodeId(id) : slug;
  });
