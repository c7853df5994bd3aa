import type { HandlersOf } from '../handler.ts';

export const busqueda = {
  async search(_db, { query: { q = '' }, search }) {
    return { success: 1, grupos: await search.search(q, { onlyPublic: true }) };
  },

  async searchAll(_db, { query: { q = '' }, search }) {
    return { success: 1, grupos: await search.search(q, { onlyPublic: false }) };
  },
} satisfies HandlersOf<'search' | 'searchAll'>;
