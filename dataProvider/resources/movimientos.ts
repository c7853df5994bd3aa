import { localDay } from '../../contract/localDay.ts';
import { listOf, numberOf, textOf } from '../../contract/wire/tolerant.ts';
import type { Adapter, Wire } from '../core/adapter.ts';

export type Movimiento = {
  id: number;
  /** ISO 8601 in UTC */
  created_at: string;
  /** local day 'YYYY-MM-DD', for the date filters */
  dia: string;
  usuario: string;
  recurso: string;
  recurso_id: number;
  /** 'activar y cambiar clave' is two actions */
  acciones: string[];
  antes: Wire | null;
  despues: Wire | null;
};

const isRecord = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(wire: Wire): Movimiento {
  const created_at = textOf(wire.created_at);
  return {
    id: numberOf(wire.id),
    created_at,
    dia: localDay(created_at),
    usuario: textOf(wire.usuario),
    recurso: textOf(wire.recurso),
    recurso_id: numberOf(wire.recurso_id),
    acciones: textOf(wire.accion).split(' y '),
    antes: isRecord(wire.antes) ? wire.antes : null,
    despues: isRecord(wire.despues) ? wire.despues : null,
  };
}

export const movimientos: Adapter<Movimiento> = {
  search: ['usuario', 'recurso'],
  read,

  async list(context) {
    return listOf<Wire>(await context.call('listMovimientos', { query: {} }), 'movimientos').map(read);
  },
};
