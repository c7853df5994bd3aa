import {
  type ConfiguracionChanges,
  configuracionChanges,
  type Inicio as InicioWire,
} from '../../contract/entities/inicio.ts';
import { readInicio } from '../../contract/wire/inicio.ts';
import { firstId, textOf } from '../../contract/wire/tolerant.ts';
import type { Adapter, Context, Wire } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { expectedVersion } from '../core/version.ts';

export type Inicio = InicioWire & { id: 1; version: number | null };

function read(wire: Wire): Inicio {
  return { ...readInicio(wire), id: 1, version: firstId(wire, 'version') };
}

function write(inicio: Inicio) {
  const { version, ...fields } = configuracionChanges.shape;
  const texts = Object.keys(fields).map((name) => [name, textOf((inicio as Wire)[name])]);
  return Object.fromEntries(texts) as ConfiguracionChanges;
}

async function one(context: Context): Promise<Inicio> {
  return read(recordOf(await context.call('getConfiguracion', {}), 'data'));
}

export const inicio: Adapter<Inicio> = {
  search: [],
  read,
  write,
  one,

  async list(context) {
    return [await one(context)];
  },

  async update(context, { next }) {
    await context.call('updateConfiguracion', { body: { ...expectedVersion(next), ...write(next) } });
    // The server sanitizes the HTML of objetivo.
    return one(context);
  },
};
