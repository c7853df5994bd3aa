import {
  CITATION_FORMATS,
  CITATION_TYPES,
  type CitationFormat,
  documentPaths,
} from '../../contract/addresses/documentPaths.ts';
import { routePattern, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { resources } from '../../contract/resources/resources.ts';
import { siteResources } from '../../contract/resources/siteResources.ts';
import { namesWith } from '../../contract/resources/withPart.ts';
import type { CitationScope } from '../resources/productos/queries.ts';
import type { DocumentRow, DocumentRows, DocumentSource } from './documentRow.ts';
import { lineaOfDocument } from './lineaOfDocument.ts';

/** The pages of records that offer references. */
const PAGES = namesWith(resources, 'cited').map((name) => siteResources[name].page);

type ScopeOf = (source: DocumentSource, id: number, slug: string) => CitationScope | Promise<CitationScope>;

const rowsOf = (format: CitationFormat): [string, DocumentRow][] => {
  const row = (page: string, scopeOf: ScopeOf, options: Partial<DocumentRow> = {}): [string, DocumentRow] => [
    documentPaths.citation(page, format),
    {
      contentType: `${CITATION_TYPES[format]}; charset=utf-8`,
      render: async (source, id, query, slug) =>
        (await import('./citations.ts')).renderCitations(source, format, await scopeOf(source, id, slug), query),
      ...options,
    },
  ];
  return [
    row(sitePaths.productos, () => ({}), { queryOf: { page: 'productos' } }),
    row(sitePaths.linea('{linea}'), async ({ db }, _id, slug) => ({ linea: (await lineaOfDocument(db, slug)).id })),
    ...PAGES.map((kind) =>
      row(routePattern(kind, '{id}'), (_, id) => ({ [kind]: id }), { withSlug: true, page: kind }),
    ),
  ];
};

export const citationRows: DocumentRows = Object.fromEntries(CITATION_FORMATS.flatMap(rowsOf));
