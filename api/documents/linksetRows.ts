import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { INDEXED_PAGES } from '../../contract/addresses/sitePages.ts';
import {
  ADDRESSED_PAGES,
  type AddressedPage,
  type PublicRoute,
  routePattern,
  sitePaths,
} from '../../contract/addresses/siteRoutes.ts';
import { LISTED, RECORD_PAGES } from '../../contract/resources/recordPages.ts';
import type { DocumentRow } from './documentRow.ts';
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

function addressedRow(page: AddressedPage): [string, DocumentRow] {
  const pathOf = (slug: string): string => documentPaths.linkset(sitePaths[page](slug));
  const render: DocumentRow['render'] = async (source, _id, _query, slug) =>
    (await import('./signposting/linkset.ts')).renderLinkset(source, { page, slug });
  return [
    pathOf(`{${page}}`),
    { contentType: LINKSET_TYPE, needsOrigin: false, pathOf: (_, slug) => pathOf(slug), render },
  ];
}

export const linksetRows: Readonly<Record<string, DocumentRow>> = Object.fromEntries([
  ...[...INDEXED_PAGES, ...LISTED].map((page) => fixedRow(sitePaths[page], { page })),
  ...ADDRESSED_PAGES.map(addressedRow),
  ...RECORD_PAGES.map((page): [string, DocumentRow] => [
    documentPaths.linkset(routePattern(page, '{id}')),
    row(sitePaths[page], (id) => ({ page, id })),
  ]),
]);
