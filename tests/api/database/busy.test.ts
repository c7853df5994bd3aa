import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { storeVisits } from '../../../api/visitas/flushVisits.ts';
import { aProyecto } from '../../support/builders/inputs.ts';
import { hurryClock } from '../../support/hurryClock.ts';
import { portalOnFile } from '../../support/portalOnFile.ts';

/** A portal on a file, and another connection, such as that of a command, that begins to write. */
async function portalBesideWriter() {
  const { portal, writer } = await portalOnFile();
  const staff = await portal.staff();
  const { id } = (await staff.call('addProyecto', { body: aProyecto() })).project;
  writer.exec('begin immediate');
  /** Reads the database. */
  const read = () => staff.send('listMovements');
  return {
    db: portal.db,
    id,
    backUp: () => staff.send('backUp'),
    save: (nombre: string) => staff.send('updateProyecto', { body: { id, nombre } }),
    read,
    /** Reads often enough for a write that began before to try. */
    async readMeanwhile() {
      for (let reads = 0; reads < 20; reads++) {
        expect((await read()).status).toBe(200);
        await setImmediate();
      }
    },
    endWriting: () => writer.exec('commit'),
  };
}

it('saves once another connection has written, and answers reads meanwhile', async () => {
  const { save, read, readMeanwhile, endWriting } = await portalBesideWriter();
  const saving = save('Guardado después');
  await readMeanwhile();
  endWriting();
  expect(await saving).toMatchObject({ status: 200, body: { success: 1 } });
  expect(JSON.stringify((await read()).body)).toContain('Guardado después');
});

it('answers reads while visits wait to be stored', async () => {
  const { db, id, readMeanwhile, endWriting } = await portalBesideWriter();
  const storing = storeVisits(db, [{ recurso: 'proyectos', recurso_id: id, dia: '2026-11-26', cuenta: 3 }]);
  await readMeanwhile();
  endWriting();
  await storing;
  expect(await db.selectFrom('visitas').selectAll().execute()).toMatchObject([{ recurso_id: id, cuenta: 3 }]);
});

it('answers reads while a statement outside of a transaction waits', async () => {
  const { db, readMeanwhile, endWriting } = await portalBesideWriter();
  const writing = db.insertInto('ajustes').values({ clave: 'espera', valor: 'escrito' }).execute();
  await readMeanwhile();
  endWriting();
  await writing;
  const stored = db.selectFrom('ajustes').where('clave', '=', 'espera').select('valor');
  expect(await stored.executeTakeFirst()).toEqual({ valor: 'escrito' });
});

it('runs one transaction after the other on its own connection', async () => {
  const { db, endWriting } = await portalBesideWriter();
  endWriting();
  const write = (clave: string) =>
    db.transaction().execute(async (trx) => {
      const { total } = await trx
        .selectFrom('ajustes')
        .where('clave', 'like', 'orden %')
        .select((count) => count.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('ajustes')
        .values({ clave, valor: String(total) })
        .execute();
    });
  await Promise.all(['orden a', 'orden b', 'orden c'].map(write));
  const rows = await db
    .selectFrom('ajustes')
    .where('clave', 'like', 'orden %')
    .orderBy('clave')
    .select('valor')
    .execute();
  expect(rows.map(({ valor }) => valor)).toEqual(['0', '1', '2']);
});

it('answers 503 with Retry-After when another connection writes for too long', async () => {
  const { save, read } = await portalBesideWriter();
  hurryClock();
  const answer = await save('Demasiado tarde');
  expect([answer.status, answer.headers['retry-after'], answer.body]).toEqual([
    503,
    '5',
    {
      success: 0,
      message: 'Otro proceso está escribiendo en los datos del portal. Intente de nuevo en unos segundos.',
    },
  ]);
  expect((await read()).status).toBe(200);
});

it('does not say that a backup is made that cannot begin', async () => {
  const { backUp } = await portalBesideWriter();
  hurryClock();
  expect(await backUp()).toMatchObject({ status: 503, body: { success: 0 } });
});
