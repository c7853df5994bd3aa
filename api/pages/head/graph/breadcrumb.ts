import type { BreadcrumbList } from 'schema-dts';
import type { ListedRecord } from '../../../resources/names/listedRecords.ts';

/** @param pages from the home to the page itself */
export const breadcrumb = (pages: readonly ListedRecord[], path: string, origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${origin}${path}#ruta`,
  itemListElement: pages.map((page, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: page.nombre,
    item: origin + page.path,
  })),
});
