import { expect, it } from 'vitest';
import { newProyecto } from '../support/builders/inputs.ts';
import { testApp } from '../support/testApp.ts';

const FAULT = 'the database was used inside of its transaction: use the transaction (trx) for this statement';

it('refuses the database itself inside of its transaction, which is rolled back', async () => {
  await using portal = await testApp();
  const { db } = portal;
  await newProyecto(await portal.staff());
  const names = db.selectFrom('proyectos').select('nombre');
  const emptied = (work: () => Promise<unknown>) =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable('proyectos').set({ nombre: '' }).execute();
      await work();
    });
  await expect(emptied(() => names.execute())).rejects.toThrow(FAULT);
  await expect(emptied(() => db.deleteFrom('proyectos').execute())).rejects.toThrow(FAULT);
  await expect(emptied(() => db.transaction().execute(async () => undefined))).rejects.toThrow(FAULT);
  expect(await names.execute()).toEqual([{ nombre: expect.stringMatching(/./) }]);
});

it('allows the database to work that a transaction has begun, and that runs after its end', async () => {
  await using portal = await testApp();
  const { db } = portal;
  const ended = Promise.withResolvers<void>();
  const later = await db.transaction().execute(async () => ({
    reading: ended.promise.then(() => db.selectFrom('proyectos').selectAll().execute()),
  }));
  ended.resolve();
  expect(await later.reading).toEqual([]);
});

it('allows other work the database while a transaction runs', async () => {
  await using portal = await testApp();
  const { db } = portal;
  const begun = Promise.withResolvers<void>();
  const transaction = db.transaction().execute(async (trx) => {
    begun.resolve();
    await trx.selectFrom('proyectos').selectAll().execute();
  });
  await begun.promise;
  expect(await db.selectFrom('proyectos').selectAll().execute()).toEqual([]);
  await transaction;
});
