import { localDay, startOfLocalDay } from '../../../contract/values/localDay.ts';
import { lastDayOf, type Periodo } from '../../../contract/values/periodos.ts';
import { fieldsOf, listIn, textOf } from '../../../contract/values/tolerant.ts';
import { longDate } from '../../../i18n/dates.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';

/** The periods of a form, whose inputs write null for an empty day. */
export const periodosIn = (value: unknown): Periodo[] =>
  (listIn(value) ?? []).map((item) => {
    const { desde, hasta } = fieldsOf(item);
    return { desde: textOf(desde), hasta: textOf(hasta) };
  });

/** Sets the last day in the group: that of the last period, or of a new one without a first day. */
export function withLastDay(periodos: readonly Periodo[], day: string): Periodo[] {
  const open = periodos.findIndex(({ hasta }) => hasta === '');
  const last = open === -1 ? periodos.findIndex(({ hasta }) => hasta === lastDayOf(periodos)) : open;
  return last === -1
    ? [{ desde: '', hasta: day }]
    : periodos.with(last, { desde: periodos[last]?.desde ?? '', hasta: day });
}

/** Where the site shows a member after the last day; '' for one who has none. @param today 'YYYY-MM-DD' in Bogotá */
export function formerText(last: string, today: string): string {
  if (last === '') return '';
  const list = `estará en «${integrantesTexts.former}»`;
  if (last === today) return `Desde mañana ${list}`;
  return last < today ? `Al guardar ${list}` : `Desde el ${longDate(localDay(startOfLocalDay(last, 1)))} ${list}`;
}

export const todayInBogota = (): string => localDay(new Date().toISOString());
