import type { Schedule } from '../../contract/entities/schedule.ts';
import { partsOf, type RecordKind } from '../../contract/resources/resources.ts';
import { textOf } from '../../contract/values/tolerant.ts';
import { longMoment } from './dayAndTime.ts';

export type HiddenByDates = 'Programado' | 'Vencido';

/** How its dates hide a record from visitors now; null if they do not. */
export function hiddenByDates({ publicar_desde, publicar_hasta }: Schedule, now: Date): HiddenByDates | null {
  const instant = now.toISOString();
  if (publicar_hasta !== '' && publicar_hasta <= instant) return 'Vencido';
  return publicar_desde > instant ? 'Programado' : null;
}

export interface SiteVisibility {
  /** now; a page that only its links lead to counts */
  isVisible: boolean;
  /** and why, in one sentence without its full stop */
  text: string;
}

type Stored = Readonly<Record<string, unknown>>;

const hiddenAs = (text: string): SiteVisibility => ({ isVisible: false, text });
const VISIBLE: SiteVisibility = { isVisible: true, text: 'Visible' };

/** What visitors see of a stored record now. */
export function siteVisibility(kind: RecordKind, record: Stored, now: Date): SiteVisibility {
  const { visibility, gender } = partsOf(kind);
  const ending = gender === 'f' ? 'a' : 'o';
  if (visibility === undefined) return VISIBLE;
  if (!visibility.scheduled) {
    if (record[visibility.withdrawnColumn] !== true) return VISIBLE;
    const text = `Retirad${ending}: su página se ve, pero el inicio y los filtros no l${ending} ofrecen`;
    return { isVisible: true, text };
  }
  if (visibility.activeColumn !== null && record.activo === false) return hiddenAs(`Ocult${ending}: inactiv${ending}`);
  const dates = { publicar_desde: textOf(record.publicar_desde), publicar_hasta: textOf(record.publicar_hasta) };
  const hidden = hiddenByDates(dates, now);
  if (hidden === 'Programado') return hiddenAs(`Visible desde el ${longMoment(dates.publicar_desde)}`);
  if (hidden === 'Vencido') return hiddenAs(`Ocult${ending}: se publicó hasta el ${longMoment(dates.publicar_hasta)}`);
  if (dates.publicar_hasta === '') return VISIBLE;
  return { isVisible: true, text: `Visible hasta el ${longMoment(dates.publicar_hasta)}` };
}
