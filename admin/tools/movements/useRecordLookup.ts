import { useGetList } from 'react-admin';
import { RANGE_MAX, type Usuario } from '../../../contract/entities/usuario.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import type { Archivado } from '../../../dataProvider/resources/trash.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { useWholeList } from '../../components/useWholeList.ts';
import { namesNeeded } from '../../display/movementLabels.ts';
import { nounsOf, type RecordLookup } from '../../display/sentences.ts';

const STAFF = { pagination: { page: 1, perPage: RANGE_MAX }, sort: { field: 'nombre', order: 'ASC' } } as const;

/** All users. @param enabled false asks for nothing */
export const useStaff = (enabled = true) => useGetList<Usuario>('usuarios', STAFF, { enabled });

interface Listed {
  id: number;
  nombre: string;
}

const nameIn = (list: readonly Listed[] | undefined, id: number): string | undefined =>
  list?.find((record) => record.id === id)?.nombre;

/**
 * The names for the sentences of movimientos: the present ones, and the last ones of records in the trash. Lists that the movimientos
 * do not need are not requested.
 */
export function useRecordLookup(movimientos: readonly Movement[]): RecordLookup {
  const nouns = nounsOf(useAdminResources());
  const needed = movimientos.flatMap(namesNeeded);
  const isNeeded = (name: string) => needed.some(({ recurso }) => recurso === name);
  const { data: usuarios } = useStaff(isNeeded('usuarios'));
  const { data: proyectos } = useWholeList<Proyecto>('proyectos', isNeeded('proyectos'));
  const { data: integrantes } = useWholeList<Integrante>('integrantes', isNeeded('integrantes'));
  const { data: lineas } = useWholeList<Linea>('lineas', isNeeded('lineas'));
  const lists: Readonly<Record<string, readonly Listed[] | undefined>> = {
    proyectos,
    lineas,
    usuarios,
    integrantes: integrantes?.map((integrante) => ({ id: integrante.id, nombre: fullNameOf(integrante) })),
  };
  const isGone = needed.some(
    ({ recurso, id }) => lists[recurso] !== undefined && nameIn(lists[recurso], id) === undefined,
  );
  const { data: archived } = useWholeList<Archivado>('papelera', isGone);
  return {
    nouns,
    record: (recurso, id) =>
      nameIn(lists[recurso], id) ??
      archived?.find((record) => record.recurso === recurso && record.recurso_id === id)?.nombre,
  };
}
