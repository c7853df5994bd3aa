import type { CacheFirstServer } from '../cache/cacheFirstServer.ts';
import { isReachable } from '../database/isReachable.ts';
import type { Database } from '../database/open.ts';

const SECOND_MS = 1_000;

interface Reading {
  value: number;
  labels?: Readonly<Record<string, string>>;
}

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

/** No value before the first check. @param age milliseconds */
export const checkedAge = (age: () => number): Gauge => ({
  name: 'portal_changes_checked_age_seconds',
  help: 'Age of the last successful check for writes of other instances; above 0.9 the caches are not used.',
  read: async () => (Number.isFinite(age()) ? [{ value: age() / SECOND_MS }] : []),
});

interface Backups {
  status: () => Promise<{
    ultimo_correcto: string | null;
    ultimo: { correcto: boolean } | null;
    problema_carpeta: string;
  }>;
}

/** No values while the database, which knows the last backup, does not answer. */
export const backupGauges = (backups: Backups): Gauge[] => {
  const status = () => backups.status().catch(() => null);
  return [
    {
      name: 'portal_backup_age_seconds',
      help: 'Age of the last backup that was saved and checked.',
      async read() {
        const saved = (await status())?.ultimo_correcto;
        return saved ? [{ value: Math.max(0, Math.round((Date.now() - Date.parse(saved)) / SECOND_MS)) }] : [];
      },
    },
    {
      name: 'portal_backup_up',
      help: '1 unless the last backup failed or its folder cannot be written.',
      async read() {
        const found = await status();
        if (found === null) return [];
        return [{ value: found.problema_carpeta === '' && found.ultimo?.correcto !== false ? 1 : 0 }];
      },
    },
  ];
};
