import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { DocumentSource } from './source.ts';

export interface DocumentRow {
  contentType: string;
  /** true if the format demands absolute addresses even without PUBLIC_URL */
  needsOrigin: boolean;
  /** @param slug of a line or a page */
  pathOf: (id: number, slug: string) => string;
  /** true if the address may also carry the slug of the page, which is ignored */
  withSlug?: boolean;
  /** the page whose query selects what is in the document; without it the query is ignored */
  queryOf?: PublicRoute;
  /**
   * @param query as the page reads it, without '?'
   * @param slug of a line or a page
   * @throws {HttpError} 404
   */
  render: (source: DocumentSource, id: number, query: string, slug: string) => Promise<string>;
}
