/** The filters of the projects list. */
import type { PublicProyecto } from '../../../contract/entities/proyecto.ts';
import { foldText } from '../../../contract/foldText.ts';

/** The filters as in the URL; empty means any value. */
export interface ProyectosFilters {
  q: string;
  /** '1' running, '2' finished */
  estado: string;
  /** 'YYYY-MM-DD' */
  desde: string;
  hasta: string;
}

/** Reads the filters of a URL; ignores an unknown state. */
export function filtersOf(query: URLSearchParams): ProyectosFilters {
  const text = (name: string) => query.get(name) ?? '';
  const estado = text('estado');
  return {
    q: text('q'),
    estado: estado === '1' || estado === '2' ? estado : '',
    desde: text('desde'),
    hasta: text('hasta'),
  };
}

export const hasDates = ({ desde, hasta }: ProyectosFilters): boolean => desde !== '' || hasta !== '';

export const hasFilters = (filters: ProyectosFilters): boolean =>
  filters.q.trim() !== '' || filters.estado !== '' || hasDates(filters);

/** Dates are compared as text; a project without a date passes. */
export function filterProyectos(proyectos: readonly PublicProyecto[], filters: ProyectosFilters): PublicProyecto[] {
  const search = foldText(filters.q);
  return proyectos.filter((proyecto) => {
    const fecha = (proyecto.fecha_inicio || proyecto.created_at).slice(0, 'YYYY-MM-DD'.length);
    const tooEarly = filters.desde !== '' && fecha !== '' && fecha < filters.desde;
    const tooLate = filters.hasta !== '' && fecha !== '' && fecha > filters.hasta;
    // Any state but 1 is finished.
    const matchesEstado = filters.estado === '' || (filters.estado === '1') === (proyecto.estado === 1);
    return matchesEstado && !tooEarly && !tooLate && foldText(proyecto.nombre).includes(search);
  });
}
