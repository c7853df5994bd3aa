import { existsSync, statSync } from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { truncateWal } from '../../../api/database/truncateWal.ts';
import { addressOf } from '../../../contract/calls/callAddress.ts';
import { newProducto, newProyecto } from '../../support/builders/inputs.ts';
import { portalOnFile } from '../../support/portalOnFile.ts';

const MEGABYTE = 1_024 * 1_024;

/** The calls of others, without a session and with one. */
async function readers() {
  const { portal, file } = await portalOnFile();
  const staff = await portal.staff();
  const { app, db } = portal;
  return {
    db,
    file,
    staff,
    async read() {
      const answers = [
        await app.inject('/health'),
        await app.inject(addressOf('listPublicProyectos', {})),
        await app.inject({ url: addressOf('listMovements', {}), headers: { cookie: String(staff.cookie) } }),
      ];
      return answers.map(({ statusCode }) => statusCode);
    },
  };
}

it('answers /health, visitors and staff while a transaction of the portal is open, and shows nothing of it', async () => {
  const { db, read } = await readers();
  const stored = db.selectFrom('ajustes').where('clave', '=', 'abierta').select('valor');
  const hasWritten = Promise.withResolvers<void>();
  const haveRead = Promise.withResolvers<void>();
  const writing = db.transaction().execute(async (trx) => {
    await trx.insertInto('ajustes').values({ clave: 'abierta', valor: 'sí' }).execute();
    hasWritten.resolve();
    await haveRead.promise;
  });
  await hasWritten.promise;
  expect(await read()).toEqual([200, 200, 200]);
  expect(await stored.execute()).toEqual([]);
  haveRead.resolve();
  await writing;
  expect(await stored.execute()).toEqual([{ valor: 'sí' }]);
});

it('empties the -wal while others read, also by a stream that was not read to its end', async () => {
  const { db, file, staff, read } = await readers();
  for (const nombre of ['Uno', 'Dos', 'Tres']) await newProyecto(staff, { nombre });
  for await (const { nombre } of db.selectFrom('proyectos').select('nombre').stream()) {
    expect(nombre).toBe('Uno');
    break;
  }
  const reading = read();
  expect(await truncateWal(db)).toBe(true);
  expect(await reading).toEqual([200, 200, 200]);
  expect(statSync(`${file}-wal`).size).toBe(0);
});

it('copies a large -wal into the database by a thread, and not at a commit', async () => {
  const { db, file } = await readers();
  const before = statSync(file).size;
  const bytes = new Uint8Array(MEGABYTE);
  const copied = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => copied.mockRestore());
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < 10; n += 1)
      await trx
        .insertInto('imagenes')
        .values({ nombre: `${n}.pdf`, ancho: 0, tipo: 'application/pdf', bytes })
        .execute();
  });
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(10 * MEGABYTE);
  expect(statSync(file).size).toBe(before);
  await expect.poll(() => statSync(`${file}-wal`).size).toBe(0);
  expect(statSync(file).size).toBeGreaterThan(before + 10 * MEGABYTE);
  expect(copied).not.toHaveBeenCalled();
});

it('leaves no -wal behind when the portal closes', async () => {
  const { portal, file, writer } = await portalOnFile();
  await newProyecto(await portal.staff());
  writer.close();
  await portal.app.close();
  expect([existsSync(file), existsSync(`${file}-wal`)]).toEqual([true, false]);
  // As the test ends.
  writer.open();
});

it('changes the products of an archived and of a restored project in few statements', async () => {
  const { db, staff } = await readers();
  const id = await newProyecto(staff);
  for (let n = 0; n < 60; n += 1) await newProducto(staff, { nombre: `Producto ${n}` });
  await db.updateTable('productos').set({ proyecto_id: id }).execute();
  const record = { recurso: 'proyectos', recurso_id: id } as const;
  const read = vi.spyOn(StatementSync.prototype, 'all');
  onTestFinished(() => read.mockRestore());
  const updates = () =>
    (read.mock.contexts as StatementSync[]).filter(({ sourceSQL }) => sourceSQL.startsWith('update "productos"'))
      .length;
  await staff.call('archiveRecord', { body: record });
  expect(updates()).toBe(2);
  await staff.call('restoreArchived', { body: record });
  expect(updates()).toBe(3);
  const linked = db.selectFrom('productos').where('proyecto_id', '=', id).select(['nombre', 'version']);
  expect(await linked.execute()).toEqual(
    Array.from({ length: 60 }, (_, n) => ({ nombre: `Producto ${n}`, version: 3 })),
  );
});
