import type { HandlersOf } from '../calls/handler.ts';
import type { SearchIndex } from '../searchIndex/searchIndex.ts';

export const searchPublic = async (search: SearchIndex, q: string) => ({
  success: 1 as const,
  grupos: await search.search(q, { onlyPublic: true }),
});

export const busqueda = {
  async search(_db, { query: { q = '' }, search }) {
    return searchPublic(search, q);
  },

  async searchAll(_db, { query: { q = '' }, search }) {
    return { success: 1, grupos: await search.search(q, { onlyPublic: false }) };
  },
} satisfies HandlersOf<'search' | 'searchAll'>;
