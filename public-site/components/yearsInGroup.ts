import type { IntegranteListItem } from '../../contract/entities/integrante.ts';
import { yearOfDate } from '../../i18n/dates.ts';
import { integrantesTexts as texts } from '../../i18n/integrantesTexts.ts';

/** '2015–2018, desde 2020'; '' without periods. The last day of who is still there is not told. */
export function yearsInGroup({ periodos, anterior }: Pick<IntegranteListItem, 'periodos' | 'anterior'>): string {
  const years = periodos.map(({ desde, hasta }, index) => {
    const isGoingOn = anterior === 0 && index === periodos.length - 1;
    const [first, last] = [yearOfDate(desde), isGoingOn ? '' : yearOfDate(hasta)];
    if (first === '') return last && texts.until(last);
    if (last === '') return texts.since(first);
    return first === last ? first : `${first}–${last}`;
  });
  return years.filter((text) => text !== '').join(', ');
}
