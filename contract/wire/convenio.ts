import type { PublicConvenio } from '../entities/convenio.ts';
import { fieldsOf, firstId, listOf, textsIn } from '../values/tolerant.ts';

export function readConvenio(wire: unknown): PublicConvenio {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_convenio') ?? 0,
    ...textsIn(fields, 'nombre', 'logo', 'url_web'),
  };
}

export const conveniosIn = (answer: unknown): unknown[] => listOf(answer, 'convenios');
