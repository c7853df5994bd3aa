import type { HandlersOf } from '../calls/handler.ts';
import { publicEvento, publicEventos } from './queries.ts';

export const eventos = {
  async listPublicEventos(db, { now }) {
    return { success: 1, eventos: await publicEventos(db, now) };
  },

  async getPublicEvento(db, { params: { id }, now }) {
    return { success: 1, evento: await publicEvento(db, id, now) };
  },
} satisfies HandlersOf<'listPublicEventos' | 'getPublicEvento'>;
