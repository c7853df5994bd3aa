import { documentPaths } from '../../contract/documentPaths.ts';
import { lineaSlugs } from '../../contract/lineas.ts';
import { type PublicRoute, sitePaths } from '../../contract/siteRoutes.ts';
import type { DocumentRow } from './documents.ts';
import { LINKSET_TYPE } from './signposting/pageLinks.ts';

const PAGES = ['inicio', 'proyectos', 'integrantes', 'productos', 'eventos', 'mapaDelSitio'] as const;

const RECORDS = {
  '/proyecto_investigacion/{id}/linkset.json': 'proyecto',
  '/integrante_grupo_investigacion/{id}/linkset.json': 'integrante',
  '/productos_investigacion_detail/{id}/linkset.json': 'producto',
  '/evento/{id}/linkset.json': 'evento',
} as const;

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

export const linksetRows: Readonly<Record<string, DocumentRow>> = Object.fromEntries([
  ...PAGES.map((page) => fixedRow(sitePaths[page], { page })),
  ...lineaSlugs.map((slug) => fixedRow(sitePaths.linea(slug), { page: 'linea', slug })),
  ...Object.entries(RECORDS).map(([document, page]): [string, DocumentRow] => [
    document,
    row(sitePaths[page], (id) => ({ page, id })),
  ]),
]);
