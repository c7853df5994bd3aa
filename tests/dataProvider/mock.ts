import type { SessionStorage } from '../../dataProvider/core/session.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { LAURA } from '../support/laura.ts';

export const HOST = 'http://api.test';

/** An in-memory localStorage. */
export function memoryStorage(entries: Record<string, string> = {}): SessionStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** A data provider with a session of the user LAURA. */
export function provider(options: Parameters<typeof createDataProvider>[0] = {}) {
  const storage = memoryStorage({ 'portal.usuario': JSON.stringify(LAURA), 'portal.inicioDeSesion': '0' });
  return createDataProvider({ host: HOST, storage, ...options });
}

/** The value of react-admin's file inputs. */
export function selectedFile(name: string, type: string) {
  return { rawFile: new File(['x'], name, { type }), src: `blob:${name}`, title: name };
}

/** All records, sorted by id. */
export const ALL_RECORDS = {
  filter: {},
  sort: { field: 'id', order: 'ASC' },
  pagination: { page: 1, perPage: 100 },
} as const;
