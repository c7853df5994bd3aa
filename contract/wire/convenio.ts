import { fieldsOf, firstId, isActive, listOf, textOf } from '../values/tolerant.ts';

export function readConvenio(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_convenio') ?? 0,
    nombre: textOf(fields.nombre),
    descripcion: textOf(fields.descripcion),
    url_web: textOf(fields.url_web),
    activo: isActive(fields.estado),
    logo: textOf(fields.logo),
    version: firstId(fields, 'version'),
  };
}

export const conveniosIn = (answer: unknown): unknown[] => listOf(answer, 'convenios');
