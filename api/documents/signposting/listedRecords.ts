import { listOfPage } from '../../../contract/addresses/sitePages.ts';
import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { PageAnswers } from '../../../contract/calls/renderedPage.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';
import { type ListedRecords, recordAt } from '../../resources/names/names.ts';
import { listAnswer } from '../../resources/parts/ownAnswers.ts';
import type { ListPart } from '../../resources/parts/publicParts.ts';
import { serverResources } from '../../resources/serverResources.ts';

const NONE: ListedRecords = { total: 0, records: [] };

/** The records of the page of a list or a line, in the order of the answer; none for other pages. @param answers to the page's calls @param max paths of the first records are computed */
export function listedRecords(
  { page }: PublicRoute,
  answers: PageAnswers,
  max = Number.POSITIVE_INFINITY,
): ListedRecords {
  const list = page === 'linea' ? page : listOfPage(page);
  if (list === null) return NONE;
  const parts: ListPart = list === 'linea' ? serverResources.lineas : serverResources[list];
  const answer = listAnswer(answers, list);
  if (answer === undefined) return NONE;
  const records = parts.recordsOf(answer);
  const shown = list === 'linea' ? 'proyecto' : siteResources[list].page;
  // Slugs are slow to compute: only those of the first records are.
  return { total: records.length, records: records.slice(0, max).map((record) => recordAt(shown, record)) };
}
