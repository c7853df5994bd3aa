/** The public filters of events: the year comes from the date, and year and type combine. */
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { messages } from '../../../contract/messages.ts';
import { yearOf } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';

/** What a visitor asks for; null asks for nothing. */
export interface EventosFilters {
  anio: number | null;
  tipo: number | null;
}

/** A filter's value with the number of events that have it. */
export interface Choice {
  valor: number;
  total: number;
}

const numberIn = (query: URLSearchParams, name: string): number | null => {
  const text = query.get(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
};

/** The filters of an address. */
export const eventosFilters = (query: URLSearchParams): EventosFilters => ({
  anio: numberIn(query, 'anio'),
  tipo: numberIn(query, 'tipo'),
});

/** The events that pass both filters. */
export const filterEventos = (eventos: readonly PublicEvento[], { anio, tipo }: EventosFilters): PublicEvento[] =>
  eventos.filter(
    (evento) => (anio === null || yearOf(evento.fecha) === anio) && (tipo === null || evento.tipo === tipo),
  );

function countValues(valores: readonly (number | null)[]): Choice[] {
  const totals = new Map<number, number>();
  for (const valor of valores) {
    if (valor !== null) totals.set(valor, (totals.get(valor) ?? 0) + 1);
  }
  return [...totals].map(([valor, total]) => ({ valor, total }));
}

/** The years there are events of, the last one first. */
export const yearsOfEventos = (eventos: readonly PublicEvento[]): Choice[] =>
  countValues(eventos.map(({ fecha }) => yearOf(fecha))).sort((a, b) => b.valor - a.valor);

/** The known types there are events of. */
export const tiposOfEventos = (eventos: readonly PublicEvento[]): Choice[] =>
  countValues(eventos.map(({ tipo }) => (tipo in siteTexts.eventos.tipos ? tipo : null))).sort(
    (a, b) => a.valor - b.valor,
  );

/** A type's name; any other value is 'Sin tipo'. */
export const tipoLabel = (tipo: number): string => siteTexts.eventos.tipos[tipo] ?? siteTexts.eventos.noTipo;

/** What is said when no event is left, by the filters that are set. */
export function noEventosText({ anio, tipo }: EventosFilters): string {
  const { noneOfTipoInYear, noneInYear, noneOfTipo } = siteTexts.eventos;
  if (anio !== null && tipo !== null) return noneOfTipoInYear(anio, tipoLabel(tipo));
  if (anio !== null) return noneInYear(anio);
  return tipo === null ? messages.publicSite.noEventos : noneOfTipo(tipoLabel(tipo));
}

/** The newest first; those of one day stay in their order. */
export const newestEventosFirst = (eventos: readonly PublicEvento[]): PublicEvento[] =>
  eventos.toSorted((a, b) => (a.fecha === b.fecha ? 0 : a.fecha < b.fecha ? 1 : -1));
