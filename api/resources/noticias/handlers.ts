import type { HandlersOf } from '../calls/handler.ts';
import { publicNoticia, publicNoticias } from './queries.ts';

export const noticias = {
  async listPublicNoticias(db, { now }) {
    return { success: 1, message: '', noticias: await publicNoticias(db, now) };
  },

  async getPublicNoticia(db, { params: { id }, now }) {
    return { success: 1, message: '', noticia: await publicNoticia(db, id, now) };
  },
} satisfies HandlersOf<'listPublicNoticias' | 'getPublicNoticia'>;
