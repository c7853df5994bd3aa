import { fieldsOf, firstId, firstText, isActive, listOf, numberOf, textOf, textsOf } from '../values/tolerant.ts';

export function readEvento(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_evento') ?? 0,
    nombre: firstText(fields, 'nombre', 'titulo'),
    descripcion: textOf(fields.descripcion),
    fecha: textOf(fields.fecha),
    lugar: textOf(fields.lugar),
    pais: textOf(fields.pais),
    tipo: numberOf(fields.tipo),
    activo: isActive(fields.estado),
    estado: numberOf(fields.estado, 1),
    url_noticia_divulgacion: textOf(fields.url_noticia_divulgacion),
    nombre_ponencia: textOf(fields.nombre_ponencia),
    url_pagina_evento: textOf(fields.url_pagina_evento),
    urls_adicionales: textsOf(fields.urls_adicionales),
    imagen: textOf(fields.imagen).trim() || null,
    descripcion_imagen: textOf(fields.descripcion_imagen),
    created_by: textOf(fields.created_by),
    created_by_name: textOf(fields.created_by_name),
    updated_by: textOf(fields.updated_by),
    updated_by_name: textOf(fields.updated_by_name),
    version: firstId(fields, 'version'),
  };
}

export const eventosIn = (answer: unknown): unknown[] => listOf(answer, 'eventos', 'data');

export const readEventos = (answer: unknown) => eventosIn(answer).map(readEvento);
