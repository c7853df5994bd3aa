import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withLease } from '../../../api/database/lease.ts';
import { openDatabase } from '../../../api/database/open.ts';
import { entriesOf, jsonOf, wrongChecksums } from '../../support/exportedZip.ts';
import { testApp } from '../../support/testApp.ts';
import { runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';
import { addConvenio, databaseOf, stoppedPortal } from './stoppedPortal.ts';

it('exportar writes a ZIP that only its owner can read, while the portal serves, and nothing else', async () => {
  const dataDir = temporaryFolder();
  const file = path.join(temporaryFolder(), 'todo.zip');
  await using portal = await testApp({ dataDir });
  await addConvenio(await portal.staff(), 'Instituto Ámbar');
  expect(await spawnPortal(dataDir, ['exportar', file])).toEqual({
    code: 0,
    output: expect.stringMatching(/^Se guardó todo en .+todo\.zip \(\d+ kB\)\.\n$/),
    error: '',
  });
  expect(readdirSync(path.dirname(file))).toEqual(['todo.zip']);
  expect(statSync(file).mode & 0o077).toBe(0);
  const entries = await entriesOf(readFileSync(file));
  expect(wrongChecksums(entries)).toEqual([]);
  const [{ nombre, logo } = {}] = jsonOf<Record<string, string>[]>(entries, 'convenios');
  expect(nombre).toBe('Instituto Ámbar');
  expect(entries.has(`archivos/${logo}`)).toBe(true);
});

it('exportar replaces an existing file only with --forzar', async () => {
  const dataDir = await stoppedPortal();
  const file = path.join(temporaryFolder(), 'todo.zip');
  writeFileSync(file, 'algo');
  expect(await runPortal(dataDir, ['exportar', file])).toEqual({
    code: 1,
    output: '',
    error: `Ya existe ${file}. Use --forzar para reemplazarlo.\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe('algo');
  expect(await runPortal(dataDir, ['exportar', file, '--forzar'])).toMatchObject({ code: 0, error: '' });
  expect((await entriesOf(readFileSync(file))).has('LEAME.md')).toBe(true);
});

it('exportar refuses a folder that does not exist', async () => {
  const file = path.join(temporaryFolder(), 'no', 'todo.zip');
  expect(await runPortal(await stoppedPortal(), ['exportar', file])).toEqual({
    code: 1,
    output: '',
    error: `No existe la carpeta ${path.dirname(file)}.\n`,
  });
});

it('exportar never replaces the database', async () => {
  const dataDir = await stoppedPortal();
  const before = readFileSync(databaseOf(dataDir));
  expect(await runPortal(dataDir, ['exportar', databaseOf(dataDir), '--forzar'])).toMatchObject({
    code: 1,
    error: 'La exportación no puede ser la propia base.\n',
  });
  expect(readFileSync(databaseOf(dataDir)).equals(before)).toBe(true);
});

it('exportar refuses while another export runs', async () => {
  const dataDir = await stoppedPortal();
  const folder = temporaryFolder();
  await using db = openDatabase(dataDir);
  const result = await withLease(db, 'exportacion_turno', new AbortController().signal, () =>
    runPortal(dataDir, ['exportar', path.join(folder, 'todo.zip')]),
  );
  expect(result).toEqual({ code: 1, output: '', error: 'El portal u otro comando está exportando ahora.\n' });
  expect(readdirSync(folder)).toEqual([]);
});

it('exportar removes what a killed one left in the folder', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, `exportando-${process.pid}-abcdef`));
  const dataDir = await stoppedPortal();
  expect(await runPortal(dataDir, ['exportar', path.join(folder, 'todo.zip')])).toMatchObject({ code: 0, error: '' });
  expect(readdirSync(folder)).toEqual(['todo.zip']);
});
