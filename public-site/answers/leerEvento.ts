/** Events as answers carry them, read tolerantly (section 7). */
import type { EventoPublico } from '../../contract/entidades/evento.ts';
import { listOf, numberOf, textOf, textsOf } from '../../contract/tolerant.ts';
import { camposDe } from './campos.ts';

/** One event; `nombre` may come as `titulo` (section 3). */
function leerEvento(answer: unknown): EventoPublico {
  const campos = camposDe(answer);
  return {
    id: numberOf(campos.id),
    nombre: (textOf(campos.nombre) || textOf(campos.titulo)).trim(),
    descripcion: textOf(campos.descripcion).trim(),
    fecha: textOf(campos.fecha),
    lugar: textOf(campos.lugar).trim(),
    pais: textOf(campos.pais).trim(),
    tipo: numberOf(campos.tipo),
    estado: numberOf(campos.estado, 1),
    url_noticia_divulgacion: textOf(campos.url_noticia_divulgacion),
    nombre_ponencia: textOf(campos.nombre_ponencia).trim(),
    url_pagina_evento: textOf(campos.url_pagina_evento),
    urls_adicionales: textsOf(campos.urls_adicionales),
  };
}

/** The events of the public list. */
export const leerEventos = (answer: unknown): EventoPublico[] => listOf(answer, 'eventos', 'data').map(leerEvento);
