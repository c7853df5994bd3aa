import type { Inicio } from '../entities/inicio.ts';
import { INICIO_FIELDS } from '../inicioFields.ts';
import { fieldsOf, textOf } from './tolerant.ts';

export function readInicio(wire: unknown): Inicio {
  const fields = fieldsOf(wire);
  return Object.fromEntries(INICIO_FIELDS.map((name) => [name, textOf(fields[name])])) as Inicio;
}
