import type { ListedProyecto } from '../../../contract/entities/proyecto.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { foldText } from '../../../contract/values/foldText.ts';
import { localDay } from '../../../contract/values/localDay.ts';

/** The filters as in the URL; empty means any value. */
export interface ProyectosFilters {
  q: string;
  /** '1' running, '2' finished */
  estado: string;
  /** 'YYYY-MM-DD' */
  desde: string;
  hasta: string;
  /** id of a research line */
  linea: string;
}

export const NO_FILTERS: ProyectosFilters = { q: '', estado: '', desde: '', hasta: '', linea: '' };

/** Reads the filters of a URL; ignores an unknown state or line. */
export function filtersOf(query: URLSearchParams, lineas: readonly Pick<SiteLinea, 'id'>[]): ProyectosFilters {
  const text = (name: string) => query.get(name) ?? '';
  const estado = text('estado');
  const linea = text('linea');
  return {
    q: text('q'),
    estado: estado === '1' || estado === '2' ? estado : '',
    desde: text('desde'),
    hasta: text('hasta'),
    linea: lineas.some(({ id }) => String(id) === linea) ? linea : '',
  };
}

export const hasDates = ({ desde, hasta }: ProyectosFilters): boolean => desde !== '' || hasta !== '';

export const hasFilters = (filters: ProyectosFilters): boolean =>
  filters.q.trim() !== '' || filters.estado !== '' || filters.linea !== '' || hasDates(filters);

/** Dates are compared as text; a project without a date passes. */
export function filterProyectos(proyectos: readonly ListedProyecto[], filters: ProyectosFilters): ListedProyecto[] {
  const search = foldText(filters.q);
  return proyectos.filter((proyecto) => {
    const fecha = proyecto.fecha_inicio.slice(0, 'YYYY-MM-DD'.length) || localDay(proyecto.created_at);
    const tooEarly = filters.desde !== '' && fecha !== '' && fecha < filters.desde;
    const tooLate = filters.hasta !== '' && fecha !== '' && fecha > filters.hasta;
    // Any state but 1 is finished.
    const matchesEstado = filters.estado === '' || (filters.estado === '1') === (proyecto.estado === 1);
    const matchesLinea = filters.linea === '' || String(proyecto.id_linea) === filters.linea;
    return matchesEstado && matchesLinea && !tooEarly && !tooLate && foldText(proyecto.nombre).includes(search);
  });
}
