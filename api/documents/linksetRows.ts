import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { INDEXED_PAGES } from '../../contract/addresses/sitePages.ts';
import { type PublicRoute, routePattern, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { LISTED, RECORD_PAGES } from '../../contract/resources/recordPages.ts';
import type { DocumentRow } from './documentRow.ts';
import { lineaOfDocument } from './lineaOfDocument.ts';
import { LINKSET_TYPE } from './signposting/pageLinks.ts';

const row = (pageOf: (id: number) => string, routeOf: (id: number) => PublicRoute): DocumentRow => ({
  contentType: LINKSET_TYPE,
  needsOrigin: false,
  pathOf: (id) => documentPaths.linkset(pageOf(id)),
  render: async (source, id) => (await import('./signposting/linkset.ts')).renderLinkset(source, routeOf(id)),
});

const fixedRow = (path: string, route: PublicRoute): [string, DocumentRow] => [
  documentPaths.linkset(path),
  row(
    () => path,
    () => route,
  ),
];

const lineaLinkset = (slug: string): string => documentPaths.linkset(sitePaths.linea(slug));

const lineaRow: DocumentRow = {
  contentType: LINKSET_TYPE,
  needsOrigin: false,
  pathOf: (_, slug) => lineaLinkset(slug),
  render: async (source, _id, _query, slug) => {
    await lineaOfDocument(source.db, slug);
    return (await import('./signposting/linkset.ts')).renderLinkset(source, { page: 'linea', slug });
  },
};

export const linksetRows: Readonly<Record<string, DocumentRow>> = Object.fromEntries([
  ...[...INDEXED_PAGES, ...LISTED].map((page) => fixedRow(sitePaths[page], { page })),
  [lineaLinkset('{linea}'), lineaRow],
  ...RECORD_PAGES.map((page): [string, DocumentRow] => [
    documentPaths.linkset(routePattern(page, '{id}')),
    row(sitePaths[page], (id) => ({ page, id })),
  ]),
]);
