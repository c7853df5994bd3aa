import { fieldsOf, firstId, firstText, listOf } from './tolerant.ts';

export function readLinea(wire: unknown) {
  const fields = fieldsOf(wire);
  return { id: firstId(fields, 'id', 'id_linea') ?? 0, nombre: firstText(fields, 'nombre', 'linea_nombre') };
}

export const readLineas = (answer: unknown) => listOf(answer, 'lineas').map(readLinea);

export function readLineaOfProyecto(wire: unknown) {
  const fields = fieldsOf(wire);
  return { id_linea: firstId(fields, 'id_linea'), linea_nombre: firstText(fields, 'linea_nombre', 'nombre') };
}
