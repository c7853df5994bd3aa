import type { SessionStorage } from '../../dataProvider/core/session.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { LAURA } from '../support/laura.ts';

export const HOST = 'http://api.test';

/** localStorage, for Node. */
export function memoryStorage(entries: Record<string, string> = {}): SessionStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** The provider of a session of Laura's. */
export function provider() {
  const storage = memoryStorage({ 'portal.usuario': JSON.stringify(LAURA), 'portal.inicioDeSesion': '0' });
  return createDataProvider({ host: HOST, storage });
}

/** A chosen file, as react-admin's inputs hold it. */
export function archivo(name: string, type: string) {
  return { rawFile: new File(['x'], name, { type }), src: `blob:${name}`, title: name };
}

/** All records, in the order in which they came. */
export const TODOS = {
  filter: {},
  sort: { field: 'id', order: 'ASC' },
  pagination: { page: 1, perPage: 100 },
} as const;
