import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { settled } from '../support/imports.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

async function rowsOf(portal: TestApp, staff: Caller, nombre: string, content: string | Buffer) {
  const file = new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
  const { id } = await staff.call('addImport', { body: { nombre }, file });
  await settled(portal);
  const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
  return { id, filas };
}

async function apply(portal: TestApp, staff: Caller, id: number) {
  const { importacion } = await staff.call('getImport', { params: { id } });
  await staff.call('applyImport', { params: { id }, body: { version: importacion.version } });
  await settled(portal);
  return (await staff.call('listProductos', {})).products.toSorted((a, b) => a.id - b.id);
}

const fixture = (name: string) => readFile(new URL(`../fixtures/citations/${name}`, import.meta.url));

it('placeholders of a table are empty cells, and an address gets its scheme', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const { id, filas } = await rowsOf(portal, staff, 'lista.csv', await fixture('placeholders.csv'));
  expect(filas.map(({ estado, errores, marcas }) => [estado, errores, marcas])).toEqual([
    [
      'nuevo',
      {},
      {
        volumen: '«N/A»: se dejó vacío',
        numero: '«NA»: se dejó vacío',
        pagina_inicial: '«null»: se dejó vacío',
      },
    ],
    [
      'nuevo',
      {},
      {
        issn: '«N/A»: se dejó vacío',
        doi: '«sin DOI»: se dejó vacío',
        enlace: '«No aplica»: se dejó vacío',
      },
    ],
    ['nuevo', {}, { enlace: '«www.revista.example.org»: se tomó https://www.revista.example.org' }],
  ]);
  expect(await apply(portal, staff, id)).toMatchObject([
    { nombre: 'Uno', volumen: '', numero: '', pagina_inicial: '' },
    { nombre: 'Dos', volumen: '1', issn: '', doi: '', enlace: '' },
    { nombre: 'Tres', enlace: 'https://www.revista.example.org' },
  ]);
});

it('a wrong value is left out where the type has no such field, and refuses its row elsewhere', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const table = [
    'Título;Tipo;ISBN;ISSN;Primer día del evento',
    'Un artículo;Artículo científico;978-84-376-0494-1;0926-8782;mañana',
    'Un libro;Libro;978-84-376-0494-1;;',
    'Otro artículo;Artículo científico;;0926-8783;',
  ].join('\n');
  const { filas } = await rowsOf(portal, staff, 'lista.csv', table);
  expect(filas.map(({ estado, errores, marcas }) => [estado, errores, marcas])).toEqual([
    [
      'nuevo',
      {},
      {
        isbn: 'No se tomó «978-84-376-0494-1»: no es un dato de este tipo de registro',
        evento_fecha_inicio: 'No se tomó «mañana»: no es un dato de este tipo de registro',
      },
    ],
    ['no_se_puede', { isbn: expect.stringContaining('no es válido') }, {}],
    ['no_se_puede', { issn: expect.stringContaining('no es válido') }, {}],
  ]);
});

it('an optional value that a rule refuses does not refuse a row of a citation file, unless staff typed it', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const ris = [
    'TY  - JOUR',
    'TI  - Valores raros',
    'AU  - Paz, Ana',
    'PY  - 2020',
    'SN  - 0926-8783',
    `VL  - ${'x'.repeat(201)}`,
    'ER  - ',
  ].join('\n');
  const { id, filas } = await rowsOf(portal, staff, 'cita.ris', ris);
  expect(filas).toMatchObject([{ estado: 'nuevo', errores: {} }]);
  expect(filas[0]?.marcas).toMatchObject({
    issn: expect.stringContaining('«0926-8783»'),
    volumen: expect.stringContaining('200 caracteres'),
  });
  const { importacion } = await staff.call('getImport', { params: { id } });
  const change = { version: importacion.version, numeros: [1], celdas: { issn: '1234-5678' } };
  await staff.call('changeImportRows', { params: { id }, body: change });
  await settled(portal);
  const { filas: corrected } = await staff.call('listImportRows', { params: { id }, query: {} });
  expect(corrected).toMatchObject([{ estado: 'no_se_puede', errores: { issn: expect.any(String) } }]);
});
