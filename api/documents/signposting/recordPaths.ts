import type { PublicRoute } from '../../../contract/siteRoutes.ts';
import { readEventos } from '../../../contract/wire/evento.ts';
import { readIntegrantes } from '../../../contract/wire/integrante.ts';
import { readProductos } from '../../../contract/wire/producto.ts';
import { readProyectos } from '../../../contract/wire/proyecto.ts';
import { integranteAt } from '../../resources/integrantes/integranteAt.ts';
import { firstListed, type ListedRecords, recordAt } from '../../resources/listedRecords.ts';

/** The records of a list's or a line's page, in the order of the answer; none for other pages. */
export function listedRecords({ page }: PublicRoute, answer: unknown, max = Number.POSITIVE_INFINITY): ListedRecords {
  switch (page) {
    case 'proyectos':
    case 'linea':
      return firstListed(readProyectos(answer), max, (proyecto) => recordAt('proyecto', proyecto));
    case 'integrantes':
      return firstListed(readIntegrantes(answer), max, integranteAt);
    case 'productos':
      return firstListed(readProductos(answer), max, (producto) => recordAt('producto', producto));
    case 'eventos':
      return firstListed(readEventos(answer), max, (evento) => recordAt('evento', evento));
    default:
      return { total: 0, records: [] };
  }
}
