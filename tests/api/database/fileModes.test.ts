import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../support/testApp.ts';
import { runPortal } from '../cli/runPortal.ts';

/** A folder that others may enter and read, as `mkdir` makes it. */
function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-modes-'));
  chmodSync(folder, 0o755);
  const umask = process.umask(0o022);
  onTestFinished(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

const modesIn = (folder: string): string[] =>
  readdirSync(folder).map((name) => `${name} ${(statSync(path.join(folder, name)).mode & 0o777).toString(8)}`);

it('only the owner reads what a portal creates in a folder that exists', async () => {
  const dataDir = openFolder();
  await using portal = await testApp({ dataDir });
  const staff = await portal.staff();
  await staff.call('addLinea', { body: { nombre: 'Arrecifes' } });
  expect(modesIn(dataDir)).toEqual(['portal.sqlite 600', 'portal.sqlite-shm 600', 'portal.sqlite-wal 600']);
});

it('only the owner reads what commands create there', async () => {
  const [dataDir, other] = [openFolder(), openFolder()];
  {
    await using _ = await testApp({ dataDir });
  }
  const backup = path.join(other, 'respaldo.sqlite');
  expect(await runPortal(dataDir, ['respaldar', backup])).toMatchObject({ code: 0 });
  chmodSync(backup, 0o644);
  for (const folder of [dataDir, other]) {
    expect(await runPortal(folder, ['restaurar', backup])).toMatchObject({ code: 0 });
  }
  const modes = [...modesIn(dataDir), ...modesIn(other)].filter((name) => !name.startsWith('respaldo'));
  expect(modes).toHaveLength(3);
  for (const mode of modes) expect(mode).toMatch(/ 600$/);
});
