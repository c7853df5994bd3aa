import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { INDEXED_PAGES } from '../../contract/addresses/sitePages.ts';
import { ADDRESSED_PAGES, type PublicRoute, routePattern, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { LISTED, RECORD_PAGES } from '../../contract/resources/recordPages.ts';
import type { DocumentRow, DocumentRows } from './documentRow.ts';
import { LINKSET_TYPE } from './signposting/pageLinks.ts';

const row = (
  path: string,
  routeOf: (id: number, slug: string) => PublicRoute,
  about: Pick<DocumentRow, 'page'> = {},
): [string, DocumentRow] => [
  documentPaths.linkset(path),
  {
    contentType: LINKSET_TYPE,
    render: async (source, id, _query, slug) =>
      (await import('./signposting/linkset.ts')).renderLinkset(source, routeOf(id, slug)),
    ...about,
  },
];

export const linksetRows: DocumentRows = Object.fromEntries([
  ...[...INDEXED_PAGES, ...LISTED].map((page) => row(sitePaths[page], () => ({ page }))),
  ...ADDRESSED_PAGES.map((page) => row(sitePaths[page](`{${page}}`), (_, slug) => ({ page, slug }))),
  ...RECORD_PAGES.map((page) => row(routePattern(page, '{id}'), (id) => ({ page, id }), { page })),
]);
