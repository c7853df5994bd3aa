import { useGetList } from 'react-admin';
import type { Usuario } from '../../../contract/entities/usuario.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import type { Movimiento } from '../../../dataProvider/resources/movimientos.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { namesNeeded, type RecordName } from '../../display/movimientoLabels.ts';

const ALL = { pagination: { page: 1, perPage: 100_000 }, sort: { field: 'id', order: 'ASC' } } as const;
export const STAFF = { pagination: { page: 1, perPage: 1_000 }, sort: { field: 'nombre', order: 'ASC' } } as const;

/** The current names of the records that a movimiento refers to only by id. Lists that it does not need are not requested. */
export function useRecordNames(movimiento: Movimiento): RecordName {
  const needed = namesNeeded(movimiento);
  const { data: proyectos } = useGetList<Proyecto>('proyectos', ALL, { enabled: needed.includes('proyectos') });
  const { data: integrantes } = useGetList<Integrante>('integrantes', ALL, { enabled: needed.includes('integrantes') });
  const { data: lineas } = useGetList<Linea>('lineas', ALL, { enabled: needed.includes('lineas') });
  const { data: usuarios } = useGetList<Usuario>('usuarios', STAFF, { enabled: needed.includes('usuarios') });
  return (recurso, id) => {
    if (recurso === 'proyectos') return proyectos?.find((proyecto) => proyecto.id === id)?.nombre;
    if (recurso === 'lineas') return lineas?.find((linea) => linea.id === id)?.nombre;
    if (recurso === 'usuarios') return usuarios?.find((usuario) => usuario.id === id)?.nombre;
    const found = recurso === 'integrantes' ? integrantes?.find((integrante) => integrante.id === id) : undefined;
    return found === undefined ? undefined : `${found.nombres} ${found.apellidos}`;
  };
}
