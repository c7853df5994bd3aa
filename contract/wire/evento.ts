import type { PublicEvento } from '../entities/evento.ts';
import { fieldsOf, firstId, firstText, listOf, numberOf, readIn, textsOf, trimmedText } from '../values/tolerant.ts';

export function readEvento(wire: unknown): PublicEvento {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_evento') ?? 0,
    nombre: firstText(fields, 'nombre', 'titulo'),
    descripcion: trimmedText(fields.descripcion),
    fecha: trimmedText(fields.fecha),
    lugar: trimmedText(fields.lugar),
    pais: trimmedText(fields.pais),
    tipo: numberOf(fields.tipo),
    estado: numberOf(fields.estado, 1),
    url_noticia_divulgacion: trimmedText(fields.url_noticia_divulgacion),
    nombre_ponencia: trimmedText(fields.nombre_ponencia),
    url_pagina_evento: trimmedText(fields.url_pagina_evento),
    urls_adicionales: textsOf(fields.urls_adicionales),
    imagen: trimmedText(fields.imagen) || null,
    descripcion_imagen: trimmedText(fields.descripcion_imagen),
  };
}

export const eventosIn = (answer: unknown): unknown[] => listOf(answer, 'eventos', 'data');

export const readEventos = (answer: unknown): PublicEvento[] => eventosIn(answer).map(readEvento);

/** The event that an answer is about; null without one. */
export const readOneEvento = (answer: unknown): PublicEvento | null => readIn(answer, 'evento', readEvento);
