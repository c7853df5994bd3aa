import { type PublicRoute, sitePaths } from '../../../contract/siteRoutes.ts';
import { readEventos } from '../../../contract/wire/evento.ts';
import { readIntegrantes } from '../../../contract/wire/integrante.ts';
import { readProductos } from '../../../contract/wire/producto.ts';
import { readProyectos } from '../../../contract/wire/proyecto.ts';

export interface ListedRecord {
  nombre: string;
  path: string;
}

interface Person {
  id: number;
  nombres: string;
  apellidos: string;
}

const fullName = ({ nombres, apellidos }: Omit<Person, 'id'>): string => `${nombres} ${apellidos}`.trim();

export const integranteAt = (person: Person): ListedRecord => {
  const nombre = fullName(person);
  return { nombre, path: sitePaths.integrante(person.id, nombre) };
};

type Named = { id: number; nombre: string };

export const proyectoAt = ({ id, nombre }: Named): ListedRecord => ({ nombre, path: sitePaths.proyecto(id, nombre) });
export const productoAt = ({ id, nombre }: Named): ListedRecord => ({ nombre, path: sitePaths.producto(id, nombre) });
export const eventoAt = ({ id, nombre }: Named): ListedRecord => ({ nombre, path: sitePaths.evento(id, nombre) });

interface Listed {
  /** of all records */
  total: number;
  records: readonly ListedRecord[];
}

/** Slugs are slow to compute: only those of the first records are. */
function first<T>(all: readonly T[], max: number, toListed: (record: T) => ListedRecord): Listed {
  return { total: all.length, records: all.slice(0, max).map(toListed) };
}

/** The records of a list's or a line's page, in the order of the answer; none for other pages. */
export function listedRecords({ page }: PublicRoute, answer: unknown, max = Number.POSITIVE_INFINITY): Listed {
  switch (page) {
    case 'proyectos':
    case 'linea':
      return first(readProyectos(answer), max, proyectoAt);
    case 'integrantes':
      return first(readIntegrantes(answer), max, integranteAt);
    case 'productos':
      return first(readProductos(answer), max, productoAt);
    case 'eventos':
      return first(readEventos(answer), max, eventoAt);
    default:
      return { total: 0, records: [] };
  }
}
