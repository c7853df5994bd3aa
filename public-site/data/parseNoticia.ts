import { recordIn } from '../../contract/values/tolerant.ts';
import { readNoticia, readNoticias } from '../../contract/wire/noticia.ts';
import { trimTexts } from './trimTexts.ts';

export type Noticia = ReturnType<typeof readNoticia>;

export const parseNoticias = (response: unknown): Noticia[] => readNoticias(response).map(trimTexts);

/** Parses the response of get_noticia_publica; null if it contains no noticia. */
export function parseOneNoticia(response: unknown): Noticia | null {
  const noticia = recordIn(response, 'noticia');
  return noticia === null ? null : trimTexts(readNoticia(noticia));
}
