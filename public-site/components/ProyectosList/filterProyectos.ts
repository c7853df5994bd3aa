/** The public filters of the projects list. */
import type { PublicProyecto } from '../../../contract/entities/proyecto.ts';
import { foldText } from '../../../contract/foldText.ts';

/** What a visitor asks for, as the address carries it: an empty text asks for nothing. */
export interface ProyectosFilters {
  q: string;
  /** '1' running, '2' finished */
  estado: string;
  /** 'YYYY-MM-DD' */
  desde: string;
  hasta: string;
}

/** The filters of an address; a state that does not exist asks for nothing. */
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

export const hasFilters = (filtros: ProyectosFilters): boolean =>
  filtros.q.trim() !== '' || filtros.estado !== '' || hasDates(filtros);

/** The projects that pass all filters; dates are compared as text, and one without a date is never out of range. */
export function filterProyectos(proyectos: readonly PublicProyecto[], filtros: ProyectosFilters): PublicProyecto[] {
  const buscado = foldText(filtros.q);
  return proyectos.filter((proyecto) => {
    const fecha = (proyecto.fecha_inicio || proyecto.created_at).slice(0, 'YYYY-MM-DD'.length);
    const antes = filtros.desde !== '' && fecha !== '' && fecha < filtros.desde;
    const despues = filtros.hasta !== '' && fecha !== '' && fecha > filtros.hasta;
    // Any state but 1 is shown as finished, so it is found as finished too.
    const estado = filtros.estado === '' || (filtros.estado === '1') === (proyecto.estado === 1);
    return estado && !antes && !despues && foldText(proyecto.nombre).includes(buscado);
  });
}
