import type { PublicNoticia } from '../entities/noticia.ts';
import { fieldsOf, firstId, listOf, readIn, textsIn, trimmedText } from '../values/tolerant.ts';

/** Reads a record; in lists, the fields that only its page shows are empty. */
export function readNoticia(wire: unknown): PublicNoticia {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id') ?? 0,
    ...textsIn(fields, 'titulo', 'fecha', 'resumen', 'texto', 'descripcion_imagen', 'url_fuente', 'vinculo_nombre'),
    imagen: trimmedText(fields.imagen) || null,
    proyecto_id: firstId(fields, 'proyecto_id'),
    producto_id: firstId(fields, 'producto_id'),
    evento_id: firstId(fields, 'evento_id'),
  };
}

export const noticiasIn = (answer: unknown): unknown[] => listOf(answer, 'noticias');

export const readNoticias = (answer: unknown): PublicNoticia[] => noticiasIn(answer).map(readNoticia);

/** The noticia that an answer is about; null without one. */
export const readOneNoticia = (answer: unknown): PublicNoticia | null => readIn(answer, 'noticia', readNoticia);
