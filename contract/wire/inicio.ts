import type { Inicio } from '../entities/inicio.ts';
import { INICIO_FIELDS } from '../values/inicioFields.ts';
import { fieldsOf, firstId, recordIn, textOf } from '../values/tolerant.ts';

export function readInicio(wire: unknown): Inicio {
  const fields = fieldsOf(wire);
  return Object.fromEntries(INICIO_FIELDS.map((name) => [name, textOf(fields[name])])) as Inicio;
}

export interface Lider {
  id: number;
  nombre: string;
}

/** The member who leads the group, in the answer of the home; null without one. */
export function readLider(answer: unknown): Lider | null {
  const lider = fieldsOf(recordIn(answer, 'lider'));
  const id = firstId(lider, 'id');
  return id === null ? null : { id, nombre: textOf(lider.nombre) };
}
