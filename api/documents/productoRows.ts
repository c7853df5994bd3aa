import type { CitationStyle } from '../../citation/styles.ts';
import { CITATION_FORMATS, CITATION_TYPES, documentPaths } from '../../contract/addresses/documentPaths.ts';
import { machinePaths } from '../../contract/addresses/machinePaths.ts';
import { routePattern } from '../../contract/addresses/siteRoutes.ts';
import { localDay } from '../../contract/values/localDay.ts';
import { serverResources } from '../resources/serverResources.ts';
import { readAsVisitor } from '../resources/visitorReads.ts';
import type { DocumentRow, DocumentRows, DocumentSource } from './documentRow.ts';
import { LINKSET_TYPE } from './signposting/pageLinks.ts';

/** What the services behind DOIs call a formatted reference, whose style is a parameter of the type. */
export const REFERENCE_TYPE = 'text/x-bibliography';
const GRAPH_TYPE = 'application/ld+json';

const STYLES: readonly CitationStyle[] = ['apa', 'ieee', 'vancouver'];

/** The address of a document of a product. @param page path of the product's page, without a slug */
export type DocumentAddress = (page: string) => string;

/** APA for a style that the portal does not have. */
export const referenceIn =
  (style: string | undefined): DocumentAddress =>
  (page) =>
    machinePaths.reference(page, STYLES.find((known) => known === style?.toLowerCase()) ?? 'apa');

/** The documents that stand for a product's page, by media type. */
export const PRODUCTO_FORMS: Readonly<Record<string, DocumentAddress>> = {
  ...Object.fromEntries(
    CITATION_FORMATS.map((format) => [CITATION_TYPES[format], (page: string) => documentPaths.citation(page, format)]),
  ),
  [REFERENCE_TYPE]: referenceIn(undefined),
  [GRAPH_TYPE]: machinePaths.graph,
  [LINKSET_TYPE]: documentPaths.linkset,
};

const PAGE = routePattern('producto', '{id}');

const row = (contentType: string, addressOf: DocumentAddress, render: DocumentRow['render']): [string, DocumentRow] => [
  addressOf(PAGE),
  { contentType, withSlug: true, page: 'producto', render },
];

/** The product as its page describes it. @throws {HttpError} 404 if it is not public */
async function renderGraph({ db, origin, now }: DocumentSource, id: number): Promise<string> {
  const answer = await readAsVisitor(db, 'getProducto', { id }, now);
  const node = serverResources.productos.jsonLd(answer, origin, localDay(now.toISOString()));
  return JSON.stringify({ '@context': 'https://schema.org', ...node });
}

export const productoRows: DocumentRows = Object.fromEntries([
  ...STYLES.map((style) =>
    row(`${REFERENCE_TYPE}; charset=utf-8`, referenceIn(style), async (source, id) =>
      (await import('./citations.ts')).renderReference(source, style, id),
    ),
  ),
  row(GRAPH_TYPE, machinePaths.graph, renderGraph),
]);
