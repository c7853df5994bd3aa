import type { LineaOfProyecto } from '../entities/linea.ts';
import { fieldsOf, firstId, firstText, isActive, listOf, numberOf, textsIn, trimmedText } from '../values/tolerant.ts';

export function readLinea(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_linea') ?? 0,
    nombre: firstText(fields, 'nombre', 'linea_nombre'),
    ...textsIn(fields, 'direccion', 'texto', 'descripcion_imagen'),
    nombre_imagen: trimmedText(fields.imagen) || null,
    orden: numberOf(fields.orden),
    retirada: isActive(fields.retirada),
    version: firstId(fields, 'version'),
  };
}

export const readLineas = (answer: unknown) => listOf(answer, 'lineas').map(readLinea);

export function readLineaOfProyecto(wire: unknown): LineaOfProyecto {
  const fields = fieldsOf(wire);
  return { id_linea: firstId(fields, 'id_linea') ?? 0, linea_nombre: firstText(fields, 'linea_nombre', 'nombre') };
}
