import type { IntegranteListItem } from '../../../contract/entities/integrante.ts';
import { foldText } from '../../../contract/values/foldText.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { lastDayOf } from '../../../contract/values/periodos.ts';
import { yearOfDate } from '../../../i18n/dates.ts';

/** The filters as in the URL; empty means any value. */
export interface IntegrantesFilters {
  q: string;
  /** '1' internal, '2' external */
  grupo: string;
}

export const NO_FILTERS: IntegrantesFilters = { q: '', grupo: '' };

/** Reads the filters of a URL; ignores an unknown group. */
export function integrantesFilters(query: URLSearchParams): IntegrantesFilters {
  const grupo = query.get('grupo') ?? '';
  return { q: query.get('q') ?? '', grupo: grupo === '1' || grupo === '2' ? grupo : '' };
}

export const hasFilters = ({ q, grupo }: IntegrantesFilters): boolean => q.trim() !== '' || grupo !== '';

const wordsOf = (search: string): string[] => foldText(search).split(/\s+/);

/** The members of a group with every word of the search in name, position or areas, ignoring case and accents. */
export function filterIntegrantes(
  integrantes: readonly IntegranteListItem[],
  { q, grupo }: IntegrantesFilters,
): IntegranteListItem[] {
  const words = wordsOf(q);
  return integrantes.filter((integrante) => {
    if (grupo !== '' && String(integrante.grupo) !== grupo) return false;
    const text = foldText([fullNameOf(integrante), integrante.cargo, ...integrante.areas_tematicas].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** The areas that a search matches, then the others, because a card may show only the first ones. */
export function matchingFirst(areas: readonly string[], q: string): string[] {
  const words = wordsOf(q);
  const matches = (area: string) => words.some((word) => word !== '' && foldText(area).includes(word));
  return [...areas.filter(matches), ...areas.filter((area) => !matches(area))];
}

const yearOfEnd = ({ periodos }: IntegranteListItem): string => yearOfDate(lastDayOf(periodos));

const byYearAndName = (a: IntegranteListItem, b: IntegranteListItem): number =>
  Number(yearOfEnd(b)) - Number(yearOfEnd(a)) || fullNameOf(a).localeCompare(fullNameOf(b), 'es');

/** The internal members, then the external ones, each group in the order that staff gave it; then the former ones, the last to leave first. */
export const inListOrder = (integrantes: readonly IntegranteListItem[]): IntegranteListItem[] =>
  integrantes.toSorted(
    (a, b) => a.anterior - b.anterior || (a.anterior === 1 ? byYearAndName(a, b) : a.grupo - b.grupo),
  );

export function countMembers(integrantes: readonly IntegranteListItem[]): { present: number; former: number } {
  const former = integrantes.filter(({ anterior }) => anterior === 1).length;
  return { present: integrantes.length - former, former };
}
