import {
  type ConfiguracionCambiada,
  configuracionCambiada,
  type Inicio as InicioWire,
  inicio as inicioWire,
} from '../contract/entidades/inicio.ts';
import { textOf } from '../contract/tolerant.ts';
import type { Adapter, Context, Wire } from './adapter.ts';
import { recordOf } from './answers.ts';
import { upon, versionOf } from './version.ts';

/** The home configuration (section 3): there is only one. */
export type Inicio = InicioWire & { id: 1; version: number | null };

const texts = (wire: Wire, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(wire[name])]));

function read(wire: Wire): Inicio {
  return { ...(texts(wire, Object.keys(inicioWire.shape)) as InicioWire), id: 1, version: versionOf(wire) };
}

function write(inicio: Inicio) {
  const { version, ...fields } = configuracionCambiada.shape;
  return texts(inicio, Object.keys(fields)) as ConfiguracionCambiada;
}

async function one(context: Context): Promise<Inicio> {
  return read(recordOf(await context.call('obtenerConfiguracion', {}), 'data'));
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
    await context.call('actualizarConfiguracion', { body: { ...upon(next), ...write(next) } });
    // Read anew, since the server cleans the HTML of objetivo.
    return one(context);
  },
};
