import type { GetListParams, GetListResult } from 'react-admin';
import { localDay } from '../../contract/values/localDay.ts';
import { listOf, numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Adapter, Context, Wire } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';

export type Movement = {
  id: number;
  /** ISO 8601 in UTC */
  created_at: string;
  /** local day 'YYYY-MM-DD' */
  dia: string;
  usuario: string;
  recurso: string;
  recurso_id: number;
  /** 'activar y cambiar clave' is two actions */
  acciones: string[];
  antes: Wire | null;
  despues: Wire | null;
  /** the table of the rows `antes` and `despues` */
  tabla: string;
  /** a value of a list is cut; the movimiento by its id is whole */
  hay_mas: boolean;
};

export interface MovementsQuery {
  recurso?: string | undefined;
  recurso_id?: number | undefined;
  usuario?: string | undefined;
  accion?: string | undefined;
  /** local days 'YYYY-MM-DD' */
  desde?: string | undefined;
  hasta?: string | undefined;
  /** the id of the last movimiento of the page before */
  antes_de?: number | undefined;
  limite?: number | undefined;
}

const isRecord = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(wire: Wire): Movement {
  const created_at = textOf(wire.created_at);
  const recurso = textOf(wire.recurso);
  return {
    id: numberOf(wire.id),
    created_at,
    dia: localDay(created_at),
    usuario: textOf(wire.usuario),
    recurso,
    recurso_id: numberOf(wire.recurso_id),
    acciones: textOf(wire.accion).split(' y '),
    antes: isRecord(wire.antes) ? wire.antes : null,
    despues: isRecord(wire.despues) ? wire.despues : null,
    tabla: textOf(wire.tabla) || recurso,
    hay_mas: wire.hay_mas === true,
  };
}

/** Newest first. */
export const readMovements = async ({ call }: Context, query: MovementsQuery): Promise<Movement[]> =>
  listOf<Wire>(await call('listMovements', { query }), 'movimientos').map(read);

const given = (value: unknown): string | undefined => textOf(value) || undefined;

/** One page, newest first; `meta.antes_de` is the last id of the page before. */
export async function listMovements(
  context: Context,
  { filter = {}, pagination, meta }: GetListParams,
): Promise<GetListResult> {
  const size = pagination?.perPage ?? 25;
  const antes_de: number | undefined = meta?.antes_de;
  const rows = await readMovements(context, {
    recurso: given(filter.recurso),
    usuario: given(filter.usuario),
    accion: given(filter.acciones),
    desde: given(filter.dia_gte),
    hasta: given(filter.dia_lte),
    antes_de,
    // One more, which tells whether there is another page.
    limite: size + 1,
  });
  const pageInfo = { hasNextPage: rows.length > size, hasPreviousPage: antes_de !== undefined };
  return { data: rows.slice(0, size), pageInfo };
}

export const movimientos: Adapter<Movement> = {
  search: ['usuario', 'recurso'],
  read,
  list: (context) => readMovements(context, {}),
  one: async ({ call }, id) => read(recordOf(await call('getMovement', { params: { id } }), 'movimiento')),
};
