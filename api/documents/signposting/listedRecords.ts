import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { PageAnswers } from '../../../contract/calls/renderedPage.ts';
import { isListPage } from '../../../contract/resources/recordPages.ts';
import type { ListedRecords } from '../../resources/names/listedRecords.ts';
import { listAnswer } from '../../resources/parts/ownAnswers.ts';
import type { ListPart } from '../../resources/parts/publicParts.ts';
import { serverResources } from '../../resources/serverResources.ts';

const NONE: ListedRecords = { total: 0, records: [] };

/** The records of a list's or a line's page, in the order of the answer; none for other pages. @param answers to the page's calls */
export function listedRecords(
  { page }: PublicRoute,
  answers: PageAnswers,
  max = Number.POSITIVE_INFINITY,
): ListedRecords {
  if (page !== 'linea' && !isListPage(page)) return NONE;
  const parts: ListPart = page === 'linea' ? serverResources.lineas : serverResources[page];
  const answer = listAnswer(answers, page);
  return answer === undefined ? NONE : parts.listed(answer, max);
}
