import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { settled } from '../../support/imports.ts';
import { portalOnFile } from '../../support/portalOnFile.ts';

/** `main.ts` closes open connections then. */
const DRAIN_MS = 5_000;

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };

/** A clock that stands, and is set forward by hand. */
function standingClock() {
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => clock.mockRestore());
  return {
    pass(ms: number) {
      time += ms;
    },
  };
}

it('waits 4 s for another connection that writes, to end an import and to store the visits, and closes', async () => {
  const { portal, writer } = await portalOnFile();
  const { app, db } = portal;
  const staff = await portal.staff();
  const { id } = await staff.call('addImport', {
    body: { nombre: 'a.csv' },
    file: new Blob(['Nombre;Tipo\nGuía;Libro']),
  });
  await settled(portal);
  await app.listen({ port: 0, host: '127.0.0.1' });
  app.visits.count({ recurso: 'proyectos', id: 1, isDocument: true }, BROWSER);
  await staff.call('applyImport', { params: { id }, body: { version: 1 } });
  writer.exec('begin immediate');
  const pagesUntilCopied = async () =>
    (await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(db)).rows[0]?.wal_autocheckpoint;
  await expect.poll(pagesUntilCopied).toBe(0);
  const clock = standingClock();
  const closing = app.close();
  // The thread of the import has ended; the end of its job waits.
  await expect.poll(pagesUntilCopied).toBe(1_000);
  clock.pass(DRAIN_MS);
  await closing;
  expect(writer.isTransaction).toBe(true);
  // What was not stored.
  expect(app.visits.take()).toMatchObject([{ recurso: 'proyectos', recurso_id: 1, cuenta: 1 }]);
});
