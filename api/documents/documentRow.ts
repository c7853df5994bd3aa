import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { DocumentSource } from './source.ts';

export interface DocumentRow {
  contentType: string;
  /** true if the format demands absolute addresses even without PUBLIC_URL */
  needsOrigin: boolean;
  /** @param linea slug of a line */
  pathOf: (id: number, linea: string) => string;
  /** true if the address may also carry the slug of the page, which is ignored */
  withSlug?: boolean;
  /** the page whose query selects what is in the document; without it the query is ignored */
  queryOf?: PublicRoute;
  /**
   * @param query as the page reads it, without '?'
   * @param linea slug of a line
   * @throws {HttpError} 404
   */
  render: (source: DocumentSource, id: number, query: string, linea: string) => Promise<string>;
}
