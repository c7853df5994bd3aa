import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../../api/resources/handlers.ts';
import { guessColumns } from '../../../api/resources/imports/values/columns.ts';
import { serverResources } from '../../../api/resources/serverResources.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../contract/resources/resources.ts';
import { hostOf } from '../../support/imports.ts';
import { readTable } from '../../support/readTable.ts';
import { testApp } from '../../support/testApp.ts';

const fileOf = async (recurso: ImportedResource, formato: 'csv' | 'xlsx') => {
  const input = { query: { recurso, formato }, imports: hostOf(undefined as never) } as never;
  const { nombre, bytes, content } = await handlers.getImportTemplate(undefined as never, input);
  const read = await buffer(content as Readable);
  expect(read.length).toBe(bytes);
  return { nombre, read };
};

describe.each(IMPORTED_RESOURCES)('the template of %s', (kind) => {
  const { fields } = serverResources[kind].imports;
  const names = fields.map(({ name }) => name);

  it('has a column for each field, in the guide of the XLSX too', async () => {
    const { nombre, read } = await fileOf(kind, 'xlsx');
    expect(nombre).toBe(`plantilla_${kind}.xlsx`);
    await expect(readTable(read)).rejects.toThrow('solo los nombres de las columnas');
    const guide = await readTable(read, { hoja: 'Columnas' });
    expect(guide).toMatchObject({ hojas: ['Datos', 'Columnas'], columnas: ['Columna', 'Qué recibe', 'Ejemplo'] });
    expect(
      guessColumns(
        serverResources[kind].imports,
        guide.filas.map(([header = '']) => header),
      ),
    ).toEqual(names);
    expect(guide.filas.filter(([, takes = '']) => takes.startsWith('Obligatorio.'))).toHaveLength(
      fields.filter(({ required }) => required).length,
    );
  });

  it('has its columns explained by a call, as in the guide', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { columnas } = await staff.call('listImportColumns', { query: { recurso: kind } });
    const guide = await readTable((await fileOf(kind, 'xlsx')).read, { hoja: 'Columnas' });
    expect(
      columnas.map(({ nombre, recibe, ejemplo, obligatoria }) => [
        nombre,
        `${obligatoria ? 'Obligatorio. ' : ''}${recibe}`,
        ejemplo,
      ]),
    ).toEqual(guide.filas);
  });

  it('has its headers in a CSV that is read back', async () => {
    const { nombre, read } = await fileOf(kind, 'csv');
    expect(nombre).toBe(`plantilla_${kind}.csv`);
    expect(read.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const filled = await readTable(Buffer.concat([read, Buffer.from(`${names.map(() => 'x').join(';')}\r\n`)]), {});
    expect(guessColumns(serverResources[kind].imports, filled.columnas)).toEqual(names);
  });
});
