import { CAMPOS_DE_INICIO } from '../camposDeInicio.ts';
import type { Inicio } from '../entidades/inicio.ts';
import { fieldsOf, textOf } from './tolerant.ts';

export function readInicio(wire: unknown): Inicio {
  const fields = fieldsOf(wire);
  return Object.fromEntries(CAMPOS_DE_INICIO.map((name) => [name, textOf(fields[name])])) as Inicio;
}
