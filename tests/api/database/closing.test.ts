import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addressOf } from '../../../contract/calls/callAddress.ts';
import { aProducto } from '../../support/builders/inputs.ts';
import { settled } from '../../support/imports.ts';
import { endOfNextThread, portalOnFile } from '../../support/portalOnFile.ts';

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
    /** Waits for statements that are tried again: each failed try looks at the clock. */
    async retries() {
      const before = clock.mock.calls.length;
      await expect.poll(() => clock.mock.calls.length).toBeGreaterThan(before + 10);
    },
  };
}

it('closes 4 s after it began to, without a save, the end of an import and visits that wait for another connection', async () => {
  const { portal, writer } = await portalOnFile();
  const { app } = portal;
  const staff = await portal.staff();
  const threadEnded = endOfNextThread();
  const { id } = await staff.call('addImport', {
    body: { nombre: 'a.csv' },
    file: new Blob(['Nombre;Tipo\nGuía;Libro']),
  });
  await settled(portal);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  app.visits.count({ recurso: 'proyectos', id: 1, isDocument: true }, BROWSER);
  writer.exec('begin immediate');
  await staff.call('applyImport', { params: { id }, body: { version: 1 } });
  const received = once(app.server, 'request');
  const saving = fetch(`${origin}${addressOf('addProducto', {})}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: String(staff.cookie) },
    body: JSON.stringify(aProducto()),
  });
  await received;
  const clock = standingClock();
  const ended: string[] = [];
  const closing = app.close().then(() => ended.push('portal'));
  const answering = saving.finally(() => ended.push('save'));
  // The thread of the import has ended; the end of its job waits.
  await threadEnded;
  clock.pass(3_900);
  await clock.retries();
  expect(ended).toEqual([]);
  clock.pass(200);
  const answer = await answering;
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '5',
    {
      success: 0,
      message: 'Otro proceso está escribiendo en los datos del portal. Intente de nuevo en unos segundos.',
    },
  ]);
  await closing;
  expect(writer.isTransaction).toBe(true);
  // What was not stored.
  expect(app.visits.take()).toMatchObject([{ recurso: 'proyectos', recurso_id: 1, cuenta: 1 }]);
});
