import { type IdentidadChanges, identidadChanges, type StaffIdentidad } from '../../contract/entities/identidad.ts';
import { fieldsOf, firstId, textOf } from '../../contract/wire/tolerant.ts';
import type { Adapter, Context, Wire } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { expectedVersion } from '../core/version.ts';

export type Identidad = Omit<StaffIdentidad, 'version'> & { id: 1; version: number | null };

const LISTS = ['bloques', 'temas', 'divulgacion', 'redirecciones'];

const { version: _, ...FIELDS } = identidadChanges.shape;

function fieldOf(name: string, value: unknown): unknown {
  if (LISTS.includes(name)) return Array.isArray(value) ? value.map(fieldsOf) : [];
  return name === 'publicado' ? value !== false : textOf(value);
}

const valuesOf = (wire: Wire): Record<string, unknown> =>
  Object.fromEntries(Object.keys(FIELDS).map((name) => [name, fieldOf(name, wire[name])]));

const read = (wire: Wire) => ({ ...valuesOf(wire), id: 1, version: firstId(wire, 'version') }) as Identidad;

const write = (identidad: Identidad) => valuesOf(identidad) as IdentidadChanges;

async function one(context: Context): Promise<Identidad> {
  return read(recordOf(await context.call('getIdentidad', {}), 'data'));
}

export const identidad: Adapter<Identidad> = {
  search: [],
  read,
  write,
  one,

  async list(context) {
    return [await one(context)];
  },

  async update(context, { next }) {
    await context.call('updateIdentidad', { body: { ...expectedVersion(next), ...write(next) } });
    // The server normalizes colours and old addresses.
    return one(context);
  },
};

/** Stores a picture for the identity. @returns its name */
export async function addImagen(context: Context, file: File): Promise<string> {
  return textOf(fieldsOf(await context.call('addImagenIdentidad', { body: {}, file })).nombre);
}
