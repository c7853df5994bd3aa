import { fieldsOf, firstId, isActive, listOf, numberOf, textOf } from '../values/tolerant.ts';

const linkOf = (value: unknown): number | null => numberOf(value) || null;

export function readNoticia(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id') ?? 0,
    titulo: textOf(fields.titulo),
    fecha: textOf(fields.fecha),
    resumen: textOf(fields.resumen),
    texto: textOf(fields.texto),
    nombre_imagen: textOf(fields.imagen).trim() || null,
    descripcion_imagen: textOf(fields.descripcion_imagen),
    url_fuente: textOf(fields.url_fuente),
    proyecto_id: linkOf(fields.proyecto_id),
    producto_id: linkOf(fields.producto_id),
    evento_id: linkOf(fields.evento_id),
    vinculo_nombre: textOf(fields.vinculo_nombre),
    activo: isActive(fields.activo ?? 1),
    created_by: textOf(fields.created_by),
    updated_by: textOf(fields.updated_by),
    version: firstId(fields, 'version'),
  };
}

export const readNoticias = (answer: unknown) => listOf(answer, 'noticias').map(readNoticia);
