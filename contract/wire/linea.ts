import { fieldsOf, firstId, firstText, isActive, listOf, numberOf, textOf } from '../values/tolerant.ts';

export function readLinea(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_linea') ?? 0,
    nombre: firstText(fields, 'nombre', 'linea_nombre'),
    direccion: textOf(fields.direccion),
    texto: textOf(fields.texto),
    nombre_imagen: textOf(fields.imagen).trim() || null,
    descripcion_imagen: textOf(fields.descripcion_imagen),
    orden: numberOf(fields.orden),
    retirada: isActive(fields.retirada),
    version: firstId(fields, 'version'),
  };
}

export const readLineas = (answer: unknown) => listOf(answer, 'lineas').map(readLinea);

export function readLineaOfProyecto(wire: unknown) {
  const fields = fieldsOf(wire);
  return { id_linea: firstId(fields, 'id_linea'), linea_nombre: firstText(fields, 'linea_nombre', 'nombre') };
}
