import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MakerThread } from '../../api/kept/makerThread.ts';
import { prepare, type Wanted } from '../../api/kept/prepare.ts';
import { nuevoProyecto, unProducto } from '../support/builders.ts';
import { testApp } from '../support/testApp.ts';

const PROJECTS: Wanted = { call: 'obtenerProyectos', params: {} };

async function portalOnDisk() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-kept-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return { dataDir, databaseUrl: null, siteDir: null, portal: await testApp({ dataDir, answersInThread: true }) };
}

it('makes what the server would make, and of what was written a moment ago', async () => {
  const { portal: opened, ...where } = await portalOnDisk();
  await using portal = opened;
  const thread = new MakerThread(where);
  onTestFinished(() => thread.close());
  const staff = await portal.staff();
  for (const nombre of ['Uno', 'Dos']) {
    const id = await nuevoProyecto(staff, { nombre });
    for (const wanted of [PROJECTS, { call: 'obtenerProyecto', params: { id } } as const]) {
      const made = await thread.make(wanted);
      expect(made?.etag).toBe((await prepare({ db: portal.db, siteDir: null }, wanted))?.etag);
      expect(Buffer.from(made?.plain ?? []).toString()).toContain(nombre);
    }
  }
  expect(await thread.make({ call: 'obtenerProyecto', params: { id: 999 } })).toBeNull();
});

it('tells who waits that it ended, and begins again', async () => {
  const { portal: opened, ...where } = await portalOnDisk();
  await using _ = opened;
  const thread = new MakerThread(where);
  onTestFinished(() => thread.close());
  const asked = expect(thread.make(PROJECTS)).rejects.toThrow();
  await thread.close();
  await asked;
  expect(await thread.make(PROJECTS)).toMatchObject({ etag: expect.any(String) });
});

it('is used once a list is long, and by a visitor not noticed', async () => {
  const { portal: opened } = await portalOnDisk();
  await using portal = opened;
  const inThread = vi.spyOn(MakerThread.prototype, 'make');
  onTestFinished(() => inThread.mockRestore());
  const staff = await portal.staff();
  const names = async () => (await portal.visitor.call('obtenerProyectos', {})).projects.map(({ nombre }) => nombre);
  await nuevoProyecto(staff, { nombre: 'Con pocos' });
  expect(await names()).toEqual(['Con pocos']);
  expect(inThread).not.toHaveBeenCalled();
  const { tipo, nombre } = unProducto();
  const producto = {
    tipo,
    nombre,
    descripcion: '',
    enlace: '',
    proyecto_id: null,
    created_at: '',
    created_by: '',
    updated_by: '',
  };
  await portal.db
    .insertInto('productos')
    .values(Array.from({ length: 301 }, () => producto))
    .execute();
  await nuevoProyecto(staff, { nombre: 'Con muchos' });
  expect(await names()).toContain('Con muchos');
  expect(inThread).toHaveBeenCalled();
  // Where no thread can be had, the server makes the answer itself.
  inThread.mockRejectedValue(new Error('no thread'));
  await nuevoProyecto(staff, { nombre: 'Sin hilo' });
  expect(await names()).toContain('Sin hilo');
});
