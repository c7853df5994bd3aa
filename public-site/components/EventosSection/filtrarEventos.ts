/** The public filters of events: the year comes from the date, and year and type combine. */
import type { EventoPublico } from '../../../contract/entidades/evento.ts';
import { mensajes } from '../../../contract/mensajes.ts';
import { anioDeFecha } from '../../../i18n/fechas.ts';
import { publico } from '../../../i18n/publico.ts';

/** What a visitor asks for; null asks for nothing. */
export interface FiltrosDeEventos {
  anio: number | null;
  tipo: number | null;
}

/** A filter's value with the number of events that have it. */
export interface Opcion {
  valor: number;
  total: number;
}

const numberIn = (query: URLSearchParams, name: string): number | null => {
  const text = query.get(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
};

/** The filters of an address. */
export const filtrosDeEventos = (query: URLSearchParams): FiltrosDeEventos => ({
  anio: numberIn(query, 'anio'),
  tipo: numberIn(query, 'tipo'),
});

/** The events that pass both filters. */
export const filtrarEventos = (eventos: readonly EventoPublico[], { anio, tipo }: FiltrosDeEventos): EventoPublico[] =>
  eventos.filter(
    (evento) => (anio === null || anioDeFecha(evento.fecha) === anio) && (tipo === null || evento.tipo === tipo),
  );

function contar(valores: readonly (number | null)[]): Opcion[] {
  const totals = new Map<number, number>();
  for (const valor of valores) {
    if (valor !== null) totals.set(valor, (totals.get(valor) ?? 0) + 1);
  }
  return [...totals].map(([valor, total]) => ({ valor, total }));
}

/** The years there are events of, the last one first. */
export const aniosDeEventos = (eventos: readonly EventoPublico[]): Opcion[] =>
  contar(eventos.map(({ fecha }) => anioDeFecha(fecha))).sort((a, b) => b.valor - a.valor);

/** The known types there are events of. */
export const tiposDeEventos = (eventos: readonly EventoPublico[]): Opcion[] =>
  contar(eventos.map(({ tipo }) => (tipo in publico.eventos.tipos ? tipo : null))).sort((a, b) => a.valor - b.valor);

/** A type's name; any other value is 'Sin tipo'. */
export const nombreDeTipo = (tipo: number): string => publico.eventos.tipos[tipo] ?? publico.eventos.sinTipo;

/** What is said when no event is left, by the filters that are set. */
export function sinEventos({ anio, tipo }: FiltrosDeEventos): string {
  const { ningunoDeAmbos, ningunoDelAnio, ningunoDelTipo } = publico.eventos;
  if (anio !== null && tipo !== null) return ningunoDeAmbos(anio, nombreDeTipo(tipo));
  if (anio !== null) return ningunoDelAnio(anio);
  return tipo === null ? mensajes.publico.sinEventos : ningunoDelTipo(nombreDeTipo(tipo));
}

/** The newest first; those of one day stay in their order. */
export const porFecha = (eventos: readonly EventoPublico[]): EventoPublico[] =>
  eventos.toSorted((a, b) => (a.fecha === b.fecha ? 0 : a.fecha < b.fecha ? 1 : -1));
