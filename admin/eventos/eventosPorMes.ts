import { EVENTO_FECHA_MIN } from '../../contract/constantes.ts';
import type { Evento } from '../../dataProvider/eventos.ts';
import { anioDeFecha, MESES, partesDeFecha } from '../../i18n/fechas.ts';

const PRIMER_ANIO = Number(EVENTO_FECHA_MIN.slice(0, 4));

/**
 * 'The admin year selector lists 2020 through next year, plus any year present in the data, in descending order' (section 9).
 * @param year the current year
 */
export function aniosOfrecidos(eventos: readonly Pick<Evento, 'fecha'>[], year: number): number[] {
  const calendar = Array.from({ length: year + 2 - PRIMER_ANIO }, (_, index) => PRIMER_ANIO + index);
  const present = eventos.map(({ fecha }) => anioDeFecha(fecha)).filter((anio) => anio !== null);
  return [...new Set([...calendar, ...present])].sort((a, b) => b - a);
}

/** A month of the grid; `mes` goes from 1 to 12. */
export interface MesConEventos {
  mes: number;
  nombre: string;
  eventos: Evento[];
}

/** The twelve months of a year with their events, the latest first. */
export function eventosPorMes(eventos: readonly Evento[], anio: number): MesConEventos[] {
  const delAnio = eventos.filter(({ fecha }) => anioDeFecha(fecha) === anio);
  const ordered = delAnio.toSorted((a, b) => b.fecha.localeCompare(a.fecha) || a.id - b.id);
  return MESES.map((nombre, index) => ({
    mes: index + 1,
    nombre: nombre.charAt(0).toUpperCase() + nombre.slice(1),
    eventos: ordered.filter(({ fecha }) => partesDeFecha(fecha)?.mes === index + 1),
  }));
}
