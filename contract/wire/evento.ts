import type { PublicEvento } from '../entities/evento.ts';
import {
  fieldsOf,
  firstId,
  firstText,
  listOf,
  numberOf,
  readIn,
  textsIn,
  textsOf,
  trimmedText,
} from '../values/tolerant.ts';

export function readEvento(wire: unknown): PublicEvento {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_evento') ?? 0,
    nombre: firstText(fields, 'nombre', 'titulo'),
    ...textsIn(fields, 'descripcion', 'fecha', 'lugar', 'pais'),
    tipo: numberOf(fields.tipo),
    estado: numberOf(fields.estado, 1),
    ...textsIn(fields, 'url_noticia_divulgacion', 'nombre_ponencia', 'url_pagina_evento', 'descripcion_imagen'),
    urls_adicionales: textsOf(fields.urls_adicionales),
    imagen: trimmedText(fields.imagen) || null,
  };
}

export const eventosIn = (answer: unknown): unknown[] => listOf(answer, 'eventos', 'data');

export const readEventos = (answer: unknown): PublicEvento[] => eventosIn(answer).map(readEvento);

/** The event that an answer is about; null without one. */
export const readOneEvento = (answer: unknown): PublicEvento | null => readIn(answer, 'evento', readEvento);
