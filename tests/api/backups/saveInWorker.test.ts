import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { saveInWorker } from '../../../api/backups/saveInWorker.ts';
import { temporaryFolder } from '../cli/runPortal.ts';
import { stoppedPortal } from '../cli/stoppedPortal.ts';

it('leaves nothing of a backup that is interrupted', async () => {
  const source = { dataDir: await stoppedPortal(), databaseUrl: null };
  const folder = temporaryFolder();
  const target = path.join(folder, 'portal-2026-03-01-020000.sqlite');
  const stopping = new AbortController();
  const saving = saveInWorker({ source, target }, stopping.signal);
  // As if the worker thread had begun to write.
  writeFileSync(`${target}.tmp`, '');
  stopping.abort();
  await expect(saving).rejects.toThrow('aborted');
  expect(readdirSync(folder)).toEqual([]);
});

it('tells why a backup failed', async () => {
  const source = { dataDir: temporaryFolder(), databaseUrl: null };
  const target = path.join(temporaryFolder(), 'portal-2026-03-01-020000.sqlite');
  await expect(saveInWorker({ source, target }, new AbortController().signal)).rejects.toThrow(
    `No hay base de datos en ${source.dataDir}. Revise DATA_DIR.`,
  );
});
