import type { Inicio } from '../entities/inicio.ts';
import { INICIO_FIELDS } from '../values/inicioFields.ts';
import { fieldsOf, textOf } from '../values/tolerant.ts';

export function readInicio(wire: unknown): Inicio {
  const fields = fieldsOf(wire);
  return Object.fromEntries(INICIO_FIELDS.map((name) => [name, textOf(fields[name])])) as Inicio;
}
