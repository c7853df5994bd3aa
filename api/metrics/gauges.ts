import type { CacheFirstServer } from '../cache/cacheFirstServer.ts';
import { isReachable } from '../database/isReachable.ts';
import type { Database } from '../database/open.ts';

interface Reading {
  value: number;
  labels?: Readonly<Record<string, string>>;
}

/** A metric that is read when the metrics are asked for. */
export interface Gauge {
  name: string;
  help: string;
  labelNames?: readonly string[];
  read: () => Promise<readonly Reading[]>;
}

export const databaseUp = (db: Database): Gauge => ({
  name: 'portal_database_up',
  help: '1 if the database answers, else 0.',
  read: async () => [{ value: (await isReachable(db)) ? 1 : 0 }],
});

export const cacheBytes = ({ cache, pages }: CacheFirstServer): Gauge => ({
  name: 'portal_cache_bytes',
  help: 'Size of the response caches in bytes.',
  labelNames: ['cache'],
  read: async () => [
    { value: cache.bytes, labels: { cache: 'calls' } },
    { value: pages.bytes, labels: { cache: 'pages' } },
  ],
});
