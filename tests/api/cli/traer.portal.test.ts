import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { matchRoute } from '../../../contract/addresses/siteRoutes.ts';
import { encodeId } from '../../../contract/values/encodedIds.ts';
import { addressInstead } from '../../../public-site/router/hashAddress.ts';
import { COMPILE_CACHE } from '../../support/compileCache.ts';
import { kept } from '../../support/otherPortal/cell.ts';
import { type OldContent, OTHER_PORTAL } from '../../support/otherPortal/content.ts';
import { linesOf, rowsOf } from '../../support/otherPortal/model.ts';
import { REMOTE_STAFF, startOtherPortal } from '../../support/otherPortal/server.ts';
import { PLAIN_SHAPE, SHAPES } from '../../support/otherPortal/shapes.ts';
import { end } from '../../support/portalProcess.ts';
import { testApp } from '../../support/testApp.ts';
import { checksums, runPortal, temporaryFolder } from './runPortal.ts';
import {
  emptyPortal,
  readFolder,
  readReport,
  readTransferred,
  sortedLines,
  transfer,
  withoutReasons,
} from './transferred.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PRODUCTS = 5_000;
const STEP = 199;

/** The portal with thousands of products instead of a few. */
function withManyProducts(): OldContent {
  const [like] = OTHER_PORTAL.productos;
  const productos = Array.from({ length: PRODUCTS }, (_, index) => ({
    id: 1 + index * STEP,
    visible: true,
    cells: { ...like?.cells, nombre: kept(`Producto ${index}`) },
  }));
  const proyectos = OTHER_PORTAL.proyectos.map((proyecto, index) => ({
    ...proyecto,
    productos: index === 0 ? productos.filter((_, n) => n % 50 === 0).map(({ id }) => id) : [],
  }));
  return { ...OTHER_PORTAL, productos, proyectos };
}

describe('traer', () => {
  it('brings 5,000 products with ids up to a million', async () => {
    const content = withManyProducts();
    const shape = { ...(SHAPES[1] ?? PLAIN_SHAPE), assigned: 'id' } as const;
    const other = await startOtherPortal({ content, shape });
    const dataDir = await emptyPortal();
    const { code, error, file, report } = await transfer({ url: other.url, dataDir, session: false });
    expect(code, error).toBe(0);
    expect(await runPortal(dataDir, ['restaurar', file])).toMatchObject({ code: 0, error: '' });
    const { rows } = await readFolder(dataDir, readTransferred);
    const expected = rowsOf(content, 'productos').map(({ id, nombre, proyecto_id }) => ({ id, nombre, proyecto_id }));
    expect(rows.productos.map(({ id, nombre, proyecto_id }) => ({ id, nombre, proyecto_id }))).toEqual(expected);
    expect(sortedLines(withoutReasons(readReport(report)))).toEqual(sortedLines(linesOf(content, shape)));
  }, 120_000);

  it('keeps every former address of a record, with ids of both alphabets', async () => {
    const other = await startOtherPortal({ content: OTHER_PORTAL, shape: PLAIN_SHAPE });
    const dataDir = await emptyPortal();
    const { file } = await transfer({ url: other.url, dataDir });
    expect(await runPortal(dataDir, ['restaurar', file])).toMatchObject({ code: 0, error: '' });
    await using portal = await testApp({ dataDir });
    const pages = [
      { segment: 'proyecto_investigacion', records: OTHER_PORTAL.proyectos, call: 'getProyecto' },
      { segment: 'integrante_grupo_investigacion', records: OTHER_PORTAL.integrantes, call: 'getIntegrante' },
      { segment: 'productos_investigacion_detail', records: OTHER_PORTAL.productos, call: 'getProducto' },
    ] as const;
    for (const { segment, records, call } of pages)
      for (const { id, visible } of records)
        for (const urlSafe of [true, false]) {
          const hash = `#/${segment}/${encodeId(id, { urlSafe })}`;
          const address = addressInstead({ pathname: '/', search: '', hash });
          const route = matchRoute(address ?? '');
          expect(route, hash).toMatchObject({ id });
          const { status } = await portal.visitor.send(call, { params: { id: 'id' in route ? Number(route.id) : 0 } });
          expect(status, hash).toBe(visible ? 200 : 404);
        }
  });

  it('writes nothing with --simular, and prints the same report', async () => {
    const other = await startOtherPortal({ content: OTHER_PORTAL, shape: PLAIN_SHAPE });
    const dataDir = await emptyPortal();
    const before = checksums(dataDir);
    const args = ['traer', other.url, '--simular', '--sin-cifrar', '--usuario-remoto', REMOTE_STAFF.usuario];
    const folder = temporaryFolder();
    const target = path.join(folder, 'traido.sqlite');
    const [, , ...options] = args;
    const { code, output } = await runPortal(dataDir, ['traer', other.url, target, ...options], {
      input: `${REMOTE_STAFF.password}\n`,
    });
    expect(code).toBe(0);
    const csv = output.slice(output.indexOf('"tipo"'));
    const lines = withoutReasons(readReport(csv.slice(0, csv.lastIndexOf('"') + 1)));
    expect(sortedLines(lines)).toEqual(sortedLines(linesOf(OTHER_PORTAL, PLAIN_SHAPE)));
    expect(readdirSync(folder)).toEqual([]);
    expect(checksums(dataDir)).toEqual(before);
    expect(other.seen.unexpected).toEqual([]);
  });

  it.each([
    {
      title: 'a record',
      write: async (dataDir: string) => {
        await using portal = await testApp({ dataDir });
        const staff = await portal.staff();
        await staff.call('addIntegrante', { body: { nombres: 'Ana', apellidos: 'Gil', cargo: 'X', grupo: 1 } });
      },
    },
    {
      title: 'a draft',
      write: async (dataDir: string) => {
        await using portal = await testApp({ dataDir });
        const staff = await portal.staff();
        await staff.call('saveDraft', { body: { recurso: 'integrantes', campos: JSON.stringify({ nombres: 'Ana' }) } });
      },
    },
    {
      title: 'a record in the trash',
      write: async (dataDir: string) => {
        await using portal = await testApp({ dataDir });
        const staff = await portal.staff();
        const { integrante } = await staff.call('addIntegrante', {
          body: { nombres: 'Ana', apellidos: 'Gil', cargo: 'X', grupo: 1 },
        });
        await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: integrante.id } });
      },
    },
  ])('refuses a portal that has $title of its own', async ({ write }) => {
    const other = await startOtherPortal({ content: OTHER_PORTAL, shape: PLAIN_SHAPE });
    const dataDir = await emptyPortal();
    await write(dataDir);
    const { code, error, file } = await transfer({ url: other.url, dataDir });
    expect(code).toBe(1);
    expect(error).not.toBe('');
    expect(existsSync(file)).toBe(false);
    expect(other.seen.requests).toEqual([]);
  });

  it('replaces the sample content of a portal', async () => {
    const dataDir = temporaryFolder();
    await (await testApp({ dataDir, sampleContent: true }))[Symbol.asyncDispose]();
    const other = await startOtherPortal({ content: OTHER_PORTAL, shape: PLAIN_SHAPE });
    const { code, error, file } = await transfer({ url: other.url, dataDir });
    expect(code, error).toBe(0);
    expect(await runPortal(dataDir, ['restaurar', file])).toMatchObject({ code: 0, error: '' });
    const { rows } = await readFolder(dataDir, readTransferred);
    expect(rows.proyectos.map(({ id }) => id)).toEqual(OTHER_PORTAL.proyectos.map(({ id }) => id));
    await using portal = await testApp({ dataDir });
    // The users of this portal sign in as before.
    await portal.staff();
  }, 120_000);

  it('leaves a portal as it was when it is killed, and removes at its next start what it left', async () => {
    const dataDir = await emptyPortal();
    const before = checksums(dataDir);
    const reached = Promise.withResolvers<void>();
    let holds = true;
    const picture = `/uploads/${encodeURIComponent('ana núñez #1 50%.jpg')}`;
    const faults = { [picture]: () => (holds ? () => reached.resolve() : undefined) };
    const other = await startOtherPortal({ content: OTHER_PORTAL, shape: PLAIN_SHAPE, faults });
    const folder = temporaryFolder();
    const file = path.join(folder, 'traido.sqlite');
    const args = [
      'api/cli/main.ts',
      'traer',
      other.url,
      file,
      '--sin-cifrar',
      '--usuario-remoto',
      REMOTE_STAFF.usuario,
    ];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { PATH: process.env.PATH, TZ: 'America/Bogota', DATA_DIR: dataDir, ...COMPILE_CACHE },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stdin?.end(`${REMOTE_STAFF.password}\n`);
    await Promise.race([reached.promise, once(child, 'exit').then(() => Promise.reject(new Error('traer ended')))]);
    await end(child, 'SIGKILL');
    expect(checksums(dataDir)).toEqual(before);
    expect(existsSync(file)).toBe(false);

    holds = false;
    const input = `${REMOTE_STAFF.password}\n`;
    const again = await runPortal(dataDir, args.slice(1), { input });
    expect(again.code, again.error).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['traido.sqlite', 'traido.sqlite.csv']);
    expect(checksums(dataDir)).toEqual(before);
  });
});
