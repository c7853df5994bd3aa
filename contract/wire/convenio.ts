import type { PublicConvenio } from '../entities/convenio.ts';
import { fieldsOf, firstId, listOf, trimmedText } from '../values/tolerant.ts';

export function readConvenio(wire: unknown): PublicConvenio {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_convenio') ?? 0,
    nombre: trimmedText(fields.nombre),
    logo: trimmedText(fields.logo),
    url_web: trimmedText(fields.url_web),
  };
}

export const conveniosIn = (answer: unknown): unknown[] => listOf(answer, 'convenios');
