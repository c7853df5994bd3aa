import type { AnswerOf } from '../../../contract/calls/callTypes.ts';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { HOME_PAST_EVENTOS } from '../../../contract/values/homeLists.ts';
import { yearOf } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { asPartial } from '../../data/ResponseStore.ts';

/** Null means any value. */
export interface EventosFilters {
  anio: number | null;
  tipo: number | null;
}

/** A filter value with its number of events. */
interface Choice {
  value: number;
  total: number;
}

const numberIn = (query: URLSearchParams, name: string): number | null => {
  const text = query.get(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
};

export const eventosFilters = (query: URLSearchParams): EventosFilters => ({
  anio: numberIn(query, 'anio'),
  tipo: numberIn(query, 'tipo'),
});

export const filterEventos = (eventos: readonly PublicEvento[], { anio, tipo }: EventosFilters): PublicEvento[] =>
  eventos.filter(
    (evento) => (anio === null || yearOf(evento.fecha) === anio) && (tipo === null || evento.tipo === tipo),
  );

function countValues(values: readonly (number | null)[]): Choice[] {
  const totals = new Map<number, number>();
  for (const value of values) {
    if (value !== null) totals.set(value, (totals.get(value) ?? 0) + 1);
  }
  return [...totals].map(([value, total]) => ({ value, total }));
}

export const yearsOfEventos = (eventos: readonly PublicEvento[]): Choice[] =>
  countValues(eventos.map(({ fecha }) => yearOf(fecha))).sort((a, b) => b.value - a.value);

export const tiposOfEventos = (eventos: readonly PublicEvento[]): Choice[] =>
  countValues(eventos.map(({ tipo }) => (tipo in siteTexts.eventos.tipos ? tipo : null))).sort(
    (a, b) => a.value - b.value,
  );

export const tipoLabel = (tipo: number): string => siteTexts.eventos.tipos[tipo] ?? siteTexts.eventos.noTipo;

/** The message of an empty list, by active filter. */
export function noEventosText({ anio, tipo }: EventosFilters): string {
  const { noneOfTipoInYear, noneInYear, noneOfTipo } = siteTexts.eventos;
  if (anio !== null && tipo !== null) return noneOfTipoInYear(anio, tipoLabel(tipo));
  if (anio !== null) return noneInYear(anio);
  return tipo === null ? publicSiteMessages.noEventos : noneOfTipo(tipoLabel(tipo));
}

/**
 * Upcoming events, the next one first, and past ones, the latest first. Today's are upcoming; those without a date are past.
 * @param today 'YYYY-MM-DD'
 */
export function splitEventos(eventos: readonly PublicEvento[], today: string) {
  const newestFirst = newestEventosFirst(eventos);
  return {
    upcoming: newestFirst.filter(({ fecha }) => fecha >= today).reverse(),
    past: newestFirst.filter(({ fecha }) => fecha < today),
  };
}

/** Sorts by date, newest first; events of the same day keep their order. */
export const newestEventosFirst = (eventos: readonly PublicEvento[]): PublicEvento[] =>
  eventos.toSorted((a, b) => (a.fecha === b.fecha ? 0 : a.fecha < b.fecha ? 1 : -1));

type EventosAnswer = AnswerOf<'listPublicEventos'>;

/** All upcoming events and the latest past ones. More would make the document too large. @param today 'YYYY-MM-DD' */
export function selectEventos(answer: EventosAnswer, today: string): EventosAnswer {
  const { upcoming, past } = splitEventos(answer.eventos, today);
  if (past.length <= HOME_PAST_EVENTOS) return answer;
  const ids = new Set([...upcoming, ...past.slice(0, HOME_PAST_EVENTOS)].map(({ id }) => id));
  return asPartial({ ...answer, eventos: answer.eventos.filter(({ id }) => ids.has(id)) });
}
