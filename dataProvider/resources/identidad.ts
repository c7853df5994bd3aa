import { sameRedirecciones } from '../../contract/addresses/redirecciones.ts';
import { type IdentidadChanges, identidadChanges, type StaffIdentidad } from '../../contract/entities/identidad.ts';
import { fieldsOf, firstId, textOf } from '../../contract/values/tolerant.ts';
import type { Wire } from '../core/adapter.ts';
import { expectedVersion, singleRecord } from '../core/adapterParts.ts';

export type Identidad = Omit<StaffIdentidad, 'version'> & { id: 1; version: number | null };

const LISTS = ['bloques', 'temas', 'divulgacion', 'redirecciones'];

const { version: _, ...FIELDS } = identidadChanges.shape;

/** Without what the form writes for a text that was emptied and for a line that was taken out. */
const itemOf = (item: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(item)).flatMap(([name, value]) =>
      name === 'linea' && !value ? [] : [[name, value ?? '']],
    ),
  );

function fieldOf(name: string, value: unknown): unknown {
  if (LISTS.includes(name)) return Array.isArray(value) ? value.map(itemOf) : [];
  if (name === 'lider_id') return firstId({ value }, 'value');
  return name === 'publicado' ? value !== false : textOf(value);
}

const valuesOf = (wire: Wire): Record<string, unknown> =>
  Object.fromEntries(Object.keys(FIELDS).map((name) => [name, fieldOf(name, wire[name])]));

const read = (wire: Wire) => ({ ...valuesOf(wire), id: 1, version: firstId(wire, 'version') }) as Identidad;

const write = (identidad: Identidad) => valuesOf(identidad) as IdentidadChanges;

/** Without the redirections if they are unchanged: stored ones that today's rules refuse must not stop a save of other fields. */
function changes(next: Identidad, previous: Identidad): IdentidadChanges {
  const { redirecciones, ...rest } = write(next);
  return sameRedirecciones(next.redirecciones, previous.redirecciones) ? rest : { ...rest, redirecciones };
}

export const identidad = singleRecord<Identidad>({
  read,
  write,
  get: (context) => context.call('getIdentidad', {}),
  save: (context, { next, previous }) =>
    context.call('updateIdentidad', { body: { ...expectedVersion(next), ...changes(next, previous) } }),
});
