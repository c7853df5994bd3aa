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
import type { CitationScope } from '../resources/productos/citable.ts';
import type { DocumentRow } from './documentRow.ts';
import { lineaOfDocument } from './lineaOfDocument.ts';

/** The pages of records that offer references. */
const PAGES = namesWith(resources, 'cited').map((name) => siteResources[name].page);

const contentTypeOf = (format: CitationFormat): string => `${CITATION_TYPES[format]}; charset=utf-8`;

const row = (format: CitationFormat, pageOf: (id: number) => string, scopeOf: (id: number) => CitationScope) => ({
  contentType: contentTypeOf(format),
  needsOrigin: false,
  pathOf: (id: number) => documentPaths.citation(pageOf(id), format),
  render: async (...[source, id, query]: Parameters<DocumentRow['render']>) =>
    (await import('./citations.ts')).renderCitations(source, format, scopeOf(id), query),
});

const recordRow = (kind: (typeof PAGES)[number], format: CitationFormat): [string, DocumentRow] => {
  const page = routePattern(kind, '{id}');
  return [
    documentPaths.citation(page, format),
    { ...row(format, sitePaths[kind], (id) => ({ [kind]: id })), withSlug: true },
  ];
};

const fixedRow = (path: string, format: CitationFormat, scope: CitationScope): [string, DocumentRow] => [
  documentPaths.citation(path, format),
  row(
    format,
    () => path,
    () => scope,
  ),
];

function lineaRow(format: CitationFormat): [string, DocumentRow] {
  const pathOf = (slug: string) => documentPaths.citation(sitePaths.linea(slug), format);
  const render: DocumentRow['render'] = async (source, _id, query, slug) => {
    const { id } = await lineaOfDocument(source.db, slug);
    return (await import('./citations.ts')).renderCitations(source, format, { linea: id }, query);
  };
  const contentType = contentTypeOf(format);
  return [pathOf('{linea}'), { contentType, needsOrigin: false, pathOf: (_, slug) => pathOf(slug), render }];
}

const rowsOf = (format: CitationFormat): [string, DocumentRow][] => {
  const [path, list] = fixedRow(sitePaths.productos, format, {});
  return [
    [path, { ...list, queryOf: { page: 'productos' } }],
    lineaRow(format),
    ...PAGES.map((kind) => recordRow(kind, format)),
  ];
};

export const citationRows: Readonly<Record<string, DocumentRow>> = Object.fromEntries(CITATION_FORMATS.flatMap(rowsOf));
