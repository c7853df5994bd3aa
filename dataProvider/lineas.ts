import { listOf } from '../contract/tolerant.ts';
import type { Adapter, Wire } from './adapter.ts';
import { firstId, firstText } from './answers.ts';

/** A research line (section 3): read only. */
export type Linea = { id: number; nombre: string };

function read(wire: Wire): Linea {
  return { id: firstId(wire, 'id', 'id_linea') ?? 0, nombre: firstText(wire, 'nombre', 'linea_nombre') };
}

export const lineas: Adapter<Linea> = {
  search: ['nombre'],
  read,

  async list(context) {
    return listOf<Wire>(await context.call('listarLineas', {}), 'lineas').map(read);
  },
};
