import { diaLocal } from '../contract/diaLocal.ts';
import { listOf, numberOf, textOf } from '../contract/tolerant.ts';
import type { Adapter, Wire } from './adapter.ts';

/** Who did what and when, with the record before and after as it was stored. */
export type Movimiento = {
  id: number;
  /** ISO 8601 in UTC */
  created_at: string;
  /** the day on the reader's clock, 'YYYY-MM-DD': what the filters by date compare */
  dia: string;
  /** login name */
  usuario: string;
  recurso: string;
  recurso_id: number;
  /** 'activar y cambiar clave' is both: what the filter by action looks for */
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
    dia: diaLocal(created_at),
    usuario: textOf(wire.usuario),
    recurso: textOf(wire.recurso),
    recurso_id: numberOf(wire.recurso_id),
    acciones: textOf(wire.accion).split(' y '),
    antes: isRecord(wire.antes) ? wire.antes : null,
    despues: isRecord(wire.despues) ? wire.despues : null,
  };
}

/** Read only: the server writes it. */
export const movimientos: Adapter<Movimiento> = {
  search: ['usuario', 'recurso'],
  read,

  async list(context) {
    return listOf<Wire>(await context.call('listarMovimientos', {}), 'movimientos').map(read);
  },
};
