import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import { isListPage } from '../../../contract/resources/recordPages.ts';
import type { ListedRecords } from '../../resources/names/listedRecords.ts';
import { serverResources } from '../../resources/serverResources.ts';

/** The records of a list's or a line's page, in the order of the answer; none for other pages. */
export function listedRecords({ page }: PublicRoute, answer: unknown, max = Number.POSITIVE_INFINITY): ListedRecords {
  if (page === 'linea') return serverResources.lineas.listed(answer, max);
  return isListPage(page) ? serverResources[page].listed(answer, max) : { total: 0, records: [] };
}
