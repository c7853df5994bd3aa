import type { GetListParams, GetListResult } from 'react-admin';
import type { InputOf } from '../../contract/calls/callTypes.ts';
import type { ListedMovement } from '../../contract/entities/movement.ts';
import { localDay } from '../../contract/values/localDay.ts';
import { textOf } from '../../contract/values/tolerant.ts';
import type { Adapter, Context } from '../core/adapter.ts';

export type Movement = Omit<ListedMovement, 'accion' | 'operacion' | 'deshace'> & {
  /** local day 'YYYY-MM-DD' */
  dia: string;
  /** 'activar y cambiar clave' is two actions */
  acciones: string[];
};

export type MovementsQuery = InputOf<'listMovements'>['query'];

const read = ({ accion, ...movement }: ListedMovement): Movement => ({
  ...movement,
  dia: localDay(movement.created_at),
  acciones: accion.split(' y '),
  tabla: movement.tabla || movement.recurso,
});

/** Newest first. */
export const readMovements = async ({ ownCall }: Context, query: MovementsQuery): Promise<Movement[]> =>
  (await ownCall('listMovements', { query })).movimientos.map(read);

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
  read: (wire) => read(wire as unknown as ListedMovement),
  list: (context) => readMovements(context, {}),

  async one({ ownCall }, id) {
    const { movimiento } = await ownCall('getMovement', { params: { id } });
    return read({ ...movimiento, hay_mas: false });
  },
};
