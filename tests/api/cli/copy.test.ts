import { describe, expect, it } from 'vitest';
import { checksumOfRow, sumContent } from '../../../api/cli/copy/checksum.ts';
import { AJENAS, TABLES } from '../../../api/cli/copy/tables.ts';
import { migrate } from '../../../api/database/migrate.ts';
import { IN_MEMORY, openDatabase } from '../../../api/database/open.ts';

describe('what a copy of a portal is', () => {
  it('is every table that there is, but for sessions and tries to sign in', async () => {
    const db = openDatabase(IN_MEMORY);
    await migrate(db);
    const todas = (await db.introspection.getTables()).map(({ name }) => name);
    await db.destroy();
    expect([...TABLES, ...AJENAS].sort()).toEqual(todas.filter((name) => !name.startsWith('kysely_')).sort());
    expect(AJENAS).toEqual(['sesiones', 'intentos']);
  });

  it('is the same whatever order rows and columns come in, and whichever kind of bytes an engine gives', () => {
    const [una, otra] = [sumContent(), sumContent()];
    una.sumar([
      { id: 1, bytes: Uint8Array.of(1, 2) },
      { id: 2, bytes: null },
    ]);
    otra.sumar([{ bytes: null, id: 2 }]);
    otra.sumar([{ bytes: Buffer.from([1, 2]), id: 1 }]);
    expect(otra.total()).toEqual(una.total());
    expect(una.total().filas).toBe(2);
  });

  it.each([
    ['a number and its text', { a: 1 }, { a: '1' }],
    ['nothing and an empty text', { a: null }, { a: '' }],
    ['bytes and their text', { a: Uint8Array.of(49) }, { a: '1' }],
    ['two columns that change places', { a: 'x', b: 'y' }, { a: 'y', b: 'x' }],
    ['text that runs over', { a: 'x","b', b: '' }, { a: 'x', b: 'b' }],
  ])('tells %s apart', (_, una, otra) => {
    expect(checksumOfRow(una)).not.toBe(checksumOfRow(otra));
  });
});
