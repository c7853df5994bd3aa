import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { PageAnswers } from '../../contract/calls/renderedPage.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import { type HomeAnswers, selectHomeData } from '../app/HomePage/selectHomeData.ts';
import { layoutCalls, pageCalls } from '../data/pageCalls.ts';

/** Characters of JSON. A longer answer would delay the first paint: the browser requests it before hydration. */
const EMBEDDED_MAX = 100_000;

const HOME_CALLS = Object.keys({ ...layoutCalls, ...pageCalls.inicio }) as (keyof HomeAnswers)[];

/** Writes no more of a long list than it needs: 10,000 records have several megabytes. */
function isShort(answer: object): boolean {
  let length = 0;
  for (const part of Object.values(answer).flat()) {
    length += (JSON.stringify(part) ?? '').length;
    if (length > EMBEDDED_MAX) return false;
  }
  return JSON.stringify(answer).length <= EMBEDDED_MAX;
}

/** The answers that the server renders a page from, and those that it embeds for hydration. */
export function embeddedAnswers(
  route: PublicRoute,
  answers: PageAnswers,
  today: string,
): { shown: PageAnswers; embedded: PageAnswers } {
  if (route.page === 'inicio') {
    const byName = Object.fromEntries(HOME_CALLS.map((name) => [name, answers[requestKey(name, {})]]));
    const selected = selectHomeData(byName as HomeAnswers, today, Math.random);
    const shown = Object.fromEntries(HOME_CALLS.map((name) => [requestKey(name, {}), selected[name]]));
    return { shown, embedded: shown };
  }
  const short = Object.entries(answers).filter(([, answer]) => isShort(answer as object));
  return { shown: answers, embedded: Object.fromEntries(short) };
}
