import { describe, expect, it } from 'vitest';
import { checksumOfRow, createContentDigest } from '../../../api/copies/copy/checksum.ts';
import { EXCLUDED_TABLES, TABLES } from '../../../api/copies/copy/tables.ts';
import { migrate } from '../../../api/database/migrate.ts';
import { IN_MEMORY, openDatabase } from '../../../api/database/open.ts';

describe('the copy of a portal', () => {
  it('contains every table except those of one installation', async () => {
    const db = openDatabase(IN_MEMORY);
    await migrate(db);
    const all = (await db.introspection.getTables()).map(({ name }) => name);
    await db.destroy();
    expect([...TABLES, ...EXCLUDED_TABLES].sort()).toEqual(all.filter((name) => !name.startsWith('kysely_')).sort());
    expect(EXCLUDED_TABLES).toEqual([
      'vistas_previas',
      'sesiones',
      'intentos',
      'solicitudes',
      'importaciones',
      'importacion_partes',
      'importacion_filas',
      'importacion_elecciones',
      'importacion_destinos',
    ]);
  });

  it('has a checksum that does not depend on the order of rows and columns or on the byte type', () => {
    const [one, other] = [createContentDigest(), createContentDigest()];
    one.add([
      { id: 1, bytes: Uint8Array.of(1, 2) },
      { id: 2, bytes: null },
    ]);
    other.add([{ bytes: null, id: 2 }]);
    other.add([{ bytes: Buffer.from([1, 2]), id: 1 }]);
    expect(other.total()).toEqual(one.total());
    expect(one.total().rowCount).toBe(2);
  });

  it.each([
    ['a number and its text', { a: 1 }, { a: '1' }],
    ['null and an empty text', { a: null }, { a: '' }],
    ['bytes and their text', { a: Uint8Array.of(49) }, { a: '1' }],
    ['two columns with swapped values', { a: 'x', b: 'y' }, { a: 'y', b: 'x' }],
    ['a text with JSON delimiters', { a: 'x","b', b: '' }, { a: 'x', b: 'b' }],
  ])('has different checksums for %s', (_, one, other) => {
    expect(checksumOfRow(one)).not.toBe(checksumOfRow(other));
  });
});
