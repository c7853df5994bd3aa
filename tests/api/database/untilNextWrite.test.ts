import { expect, it } from 'vitest';
import { markChange, untilNextWrite } from '../../../api/database/changeMark.ts';
import { testApp } from '../../support/testApp.ts';

it('reads again after a write, after a failure, and always before the first write', async () => {
  await using portal = await testApp();
  const { db } = portal;
  const readings: (() => number)[] = [() => 1, () => 2, () => 3, () => 4];
  let count = 0;
  const read = untilNextWrite(async () => {
    count += 1;
    return readings[count - 1]?.();
  });
  const write = () => db.transaction().execute((trx) => markChange(trx));
  await db.deleteFrom('ajustes').where('clave', '=', 'ultimo_cambio').execute();
  expect([await read(db), await read(db)]).toEqual([1, 2]);
  await write();
  expect(await Promise.all([read(db), read(db)])).toEqual([3, 3]);
  readings[3] = () => {
    throw new Error('database gone');
  };
  await write();
  await expect(read(db)).rejects.toThrow('database gone');
  readings[4] = () => 5;
  expect([await read(db), await read(db)]).toEqual([5, 5]);
});
