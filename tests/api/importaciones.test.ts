import { describe, expect, it } from 'vitest';
import type { ImportDetail } from '../../contract/entities/import.ts';
import { newIntegrante, newProyecto } from '../support/builders/inputs.ts';
import { settled } from '../support/imports.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';
import { xlsxOf } from '../support/xlsx.ts';

/** Stages a file and waits until its rows are compared. */
async function stage(portal: TestApp, staff: Caller, text: string, nombre = 'archivo.csv'): Promise<number> {
  const { id } = await staff.call('addImport', { body: { nombre }, file: new Blob([text]) });
  await settled(portal);
  return id;
}

const detail = async (staff: Caller, id: number): Promise<ImportDetail> =>
  (await staff.call('getImport', { params: { id } })).importacion;

const rowsOf = async (staff: Caller, id: number) =>
  (await staff.call('listImportRows', { params: { id }, query: {} })).filas;

async function apply(portal: TestApp, staff: Caller, id: number): Promise<ImportDetail> {
  const { version } = await detail(staff, id);
  await staff.call('applyImport', { params: { id }, body: { version } });
  await settled(portal);
  return detail(staff, id);
}

async function undo(portal: TestApp, staff: Caller, id: number): Promise<ImportDetail> {
  await staff.call('undoImport', { params: { id } });
  await settled(portal);
  return detail(staff, id);
}

const PRODUCTOS = [
  'Título;Tipo;Autores;Año;DOI;Proyecto',
  'Cascos en Cali;Artículo científico;"Núñez, Ana\nPérez, Luis";2024;10.1234/abc;Cruces seguros',
  'Guía de señales;Libro;Núñez A.;05/03/2023;;',
  'Sin tipo;;;;;',
  ';Libro;;;;',
  'Mal DOI;Libro;;2020;no-es-doi;',
].join('\n');

const cellsXml = (...texts: string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

async function withRecords() {
  const portal = await testApp();
  const staff = await portal.staff();
  await newProyecto(staff, { nombre: 'Cruces seguros' });
  await newIntegrante(staff, { nombres: 'Ana', apellidos: 'Núñez' });
  return { portal, staff };
}

it('a sheet that cannot be read is named beside the others, and another one is chosen', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const sheets = {
    Ancha: cellsXml(...Array.from({ length: 201 }, (_, column) => `c${column}`)) + cellsXml('x'),
    Eventos: cellsXml('Nombre', 'Fecha', 'Tipo') + cellsXml('Foro', '2024-03-05', 'Organizador'),
  };
  const { id } = await staff.call('addImport', {
    body: { nombre: 'libro.xlsx' },
    file: new Blob([new Uint8Array(xlsxOf({ sheets }))]),
  });
  await settled(portal);
  const failed = await detail(staff, id);
  expect(failed).toMatchObject({
    estado: 'fallida',
    problema: expect.stringContaining('200'),
    hojas: ['Ancha', 'Eventos'],
    opciones: { formato: 'xlsx', hoja: '' },
  });
  await staff.call('setImportOptions', {
    params: { id },
    body: { version: failed.version, hoja: 'Eventos', recurso: 'eventos' },
  });
  await settled(portal);
  expect(await detail(staff, id)).toMatchObject({ estado: 'por_revisar', problema: '', numeros: { nuevo: 1 } });
});

describe('a CSV of products', () => {
  it('is staged with what becomes of each row', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, PRODUCTOS);
    expect(await detail(staff, id)).toMatchObject({
      estado: 'por_revisar',
      formato: 'csv',
      problema: '',
      opciones: {
        recurso: 'productos',
        separador: ';',
        columnas: ['nombre', 'tipo', 'autores', 'fecha_publicacion', 'doi', 'proyecto'],
      },
      numeros: { total: 5, nuevo: 3, no_se_puede: 2, incluidas: 3, borradores: 1 },
    });
    const rows = await rowsOf(staff, id);
    expect(rows.map(({ estado, falta, errores }) => [estado, falta, errores])).toEqual([
      ['nuevo', [], {}],
      ['nuevo', [], {}],
      ['nuevo', ['Tipo'], {}],
      ['no_se_puede', [], { nombre: 'Escriba el nombre' }],
      ['no_se_puede', [], { doi: 'El DOI no es válido: comienza por 10. y lleva una barra' }],
    ]);
    expect(await portal.db.selectFrom('productos').selectAll().execute()).toEqual([]);
  });

  it('is applied as one operation, and taken back whole', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const before = await staff.call('listProductos', {});
    const trash = await staff.call('listTrash', {});
    const id = await stage(portal, staff, PRODUCTOS);
    const applied = await apply(portal, staff, id);
    expect(applied).toMatchObject({
      estado: 'importada',
      problema: '',
      resultado: { creados: 2, cambiados: 0, borradores: 1 },
    });
    const { products } = await staff.call('listProductos', {});
    expect(
      products.map(({ nombre, fecha_publicacion, proyecto_id, doi }) => [nombre, fecha_publicacion, proyecto_id, doi]),
    ).toEqual(
      expect.arrayContaining([
        ['Cascos en Cali', '2024', 1, '10.1234/abc'],
        ['Guía de señales', '2023-03-05', null, ''],
      ]),
    );
    const autores = Object.fromEntries(products.map(({ nombre, autores }) => [nombre, autores]));
    expect(autores['Cascos en Cali']).toMatchObject([
      { apellidos: 'Núñez', nombres: 'Ana', integrante_id: 1 },
      { apellidos: 'Pérez', nombres: 'Luis', integrante_id: null },
    ]);
    expect(autores['Guía de señales']).toMatchObject([{ nombre_corporativo: 'Núñez A.', integrante_id: 1 }]);
    expect((await staff.call('listDrafts', { query: {} })).borradores.map(({ nombre }) => nombre)).toEqual([
      'Sin tipo',
    ]);

    expect(await undo(portal, staff, id)).toMatchObject({ estado: 'deshecha', problema: '' });
    expect(await staff.call('listProductos', {})).toEqual(before);
    expect(await staff.call('listTrash', {})).toEqual(trash);
    expect((await staff.call('listDrafts', { query: {} })).borradores).toEqual([]);
  });

  it('adds nothing the second time', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    await apply(portal, staff, await stage(portal, staff, PRODUCTOS));
    const again = await stage(portal, staff, PRODUCTOS);
    expect((await rowsOf(staff, again)).map(({ estado, incluida }) => [estado, incluida])).toEqual([
      ['igual', false],
      ['posible_duplicado', false],
      ['posible_duplicado', false],
      ['no_se_puede', false],
      ['no_se_puede', false],
    ]);
  });

  it('fills what a record lacks, and replaces a value only if it is taken', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    await apply(portal, staff, await stage(portal, staff, PRODUCTOS));
    const text =
      'Título;Tipo;DOI;Revista;Año\nCascos en Cali;Artículo científico;https://doi.org/10.1234/ABC;Rev Vial;2023';
    const id = await stage(portal, staff, text);
    const [row] = await rowsOf(staff, id);
    expect(row).toMatchObject({
      estado: 'cambia',
      incluida: true,
      cambios: [
        { campo: 'fecha_publicacion', antes: '2024', despues: '2023', llena: false, tomado: false },
        { campo: 'revista', antes: '', despues: 'Rev Vial', llena: true, tomado: true },
      ],
    });
    expect(await apply(portal, staff, id)).toMatchObject({
      estado: 'importada',
      resultado: { cambiados: 1, creados: 0 },
    });
    const { product } = await staff.call('getProducto', { params: { id: 1 } });
    expect(product).toMatchObject({ revista: 'Rev Vial', fecha_publicacion: '2024', doi: '10.1234/abc' });
  });

  it('takes a corrected cell, and refuses a stale version', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, PRODUCTOS);
    const { version } = await detail(staff, id);
    const body = { version, numeros: [5], celdas: { doi: '10.5555/xyz' } };
    await staff.call('changeImportRows', { params: { id }, body });
    await settled(portal);
    const rows = await rowsOf(staff, id);
    expect(rows[4]).toMatchObject({ estado: 'nuevo', incluida: true, celdas: { doi: '10.5555/xyz' }, errores: {} });
    expect(await staff.send('changeImportRows', { params: { id }, body })).toMatchObject({
      status: 409,
      body: { message: 'Otra persona cambió esta importación: se cargó de nuevo' },
    });
  });

  it('says what stands on it when it cannot be taken back', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, PRODUCTOS);
    await apply(portal, staff, id);
    await staff.call('updateProducto', { body: { id: 1, nombre: 'Cascos en Bogotá' } });
    expect(await undo(portal, staff, id)).toMatchObject({
      estado: 'importada',
      problema: 'No se deshizo: después cambiaron o se usan «Cascos en Bogotá»',
    });
    expect((await staff.call('listProductos', {})).products).toHaveLength(2);
  });

  it('makes drafts of all rows where that is asked; taken back, a draft that was changed since stays', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, PRODUCTOS);
    const { version } = await detail(staff, id);
    await staff.call('setImportOptions', { params: { id }, body: { version, borradores: true } });
    await settled(portal);
    expect(await apply(portal, staff, id)).toMatchObject({
      estado: 'importada',
      resultado: { creados: 0, borradores: 3 },
    });
    const drafts = (await staff.call('listDrafts', { query: { recurso: 'productos' } })).borradores;
    expect(drafts.map(({ nombre }) => nombre).sort()).toEqual(['Cascos en Cali', 'Guía de señales', 'Sin tipo']);
    const [draft] = drafts.filter(({ nombre }) => nombre === 'Cascos en Cali');
    const { borrador } = await staff.call('getDraft', { params: { id: Number(draft?.id) } });
    expect(borrador.campos).toMatchObject({
      nombre: 'Cascos en Cali',
      tipo: 'Artículo científico',
      fecha_publicacion: '2024',
      proyecto_id: 1,
      autores: [{ apellidos: 'Núñez', integrante_id: 1 }, { apellidos: 'Pérez' }],
    });
    await staff.call('saveDraft', {
      body: {
        id: borrador.id,
        version: 1,
        recurso: 'productos',
        campos: JSON.stringify({ nombre: 'Cascos en Bogotá' }),
      },
    });
    expect(await undo(portal, staff, id)).toMatchObject({ estado: 'deshecha', problema: '' });
    const left = (await staff.call('listDrafts', { query: {} })).borradores;
    expect(left.map(({ nombre }) => nombre)).toEqual(['Cascos en Bogotá']);
  });

  it('asks once who a doubtful author is, and remembers the answer', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    await newIntegrante(staff, { nombres: 'Alba', apellidos: 'Núñez', orcid: '' });
    const id = await stage(portal, staff, PRODUCTOS);
    const { version, nombres } = await detail(staff, id);
    expect(nombres).toEqual([
      {
        nombre: 'Núñez A.',
        filas: 1,
        candidatos: [
          { id: 1, nombre: 'Ana Núñez' },
          { id: 2, nombre: 'Alba Núñez' },
        ],
      },
    ]);
    await staff.call('chooseImportAuthor', { params: { id }, body: { version, nombre: 'Núñez A.', integrante_id: 2 } });
    await settled(portal);
    await apply(portal, staff, id);
    const { products } = await staff.call('listProductos', {});
    expect(products.find(({ nombre }) => nombre === 'Guía de señales')?.autores).toMatchObject([{ integrante_id: 2 }]);
    const { nombres: remembered } = await staff.call('listRememberedNames', {});
    expect(remembered).toMatchObject([{ nombre: 'Núñez A.', integrante: { id: 2, nombre: 'Alba Núñez' } }]);
    await staff.call('forgetName', { params: { id: Number(remembered[0]?.id) } });
    expect((await staff.call('listRememberedNames', {})).nombres).toEqual([]);
  });

  it('decides a possible duplicate: the same record is changed, another one is added', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    await apply(portal, staff, await stage(portal, staff, PRODUCTOS));
    const text =
      'Título;Tipo;Autores;Año;Editorial\nGuía de señales;Libro;Núñez A.;2023;Norte\nLa guía de señales;Libro;Núñez A.;2023;Sur';
    const id = await stage(portal, staff, text);
    expect((await rowsOf(staff, id)).map(({ estado, registro }) => [estado, registro?.nombre])).toEqual([
      ['posible_duplicado', 'Guía de señales'],
      ['posible_duplicado', 'Guía de señales'],
    ]);
    const decide = async (numero: number, decision: 'mismo' | 'otro') => {
      const { version } = await detail(staff, id);
      await staff.call('changeImportRows', { params: { id }, body: { version, numeros: [numero], decision } });
      await settled(portal);
    };
    await decide(1, 'mismo');
    await decide(2, 'otro');
    expect(await apply(portal, staff, id)).toMatchObject({ problema: '', resultado: { creados: 1, cambiados: 1 } });
    const { products } = await staff.call('listProductos', {});
    const guides = products.filter(({ nombre }) => nombre.toLowerCase().includes('guía'));
    expect(guides.map(({ nombre, editorial }) => [nombre, editorial]).sort()).toEqual([
      ['Guía de señales', 'Norte'],
      ['La guía de señales', 'Sur'],
    ]);
  });

  it('writes only the first of two changes of one version', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, PRODUCTOS);
    const { version } = await detail(staff, id);
    const correct = (doi: string) =>
      staff.send('changeImportRows', { params: { id }, body: { version, numeros: [5], celdas: { doi } } });
    const dois = ['10.5555/uno', '10.5555/dos'];
    const answers = await Promise.all(dois.map(correct));
    await settled(portal);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [, , , , row] = await rowsOf(staff, id);
    expect(row?.celdas.doi).toBe(dois[answers.findIndex(({ status }) => status === 200)]);
  });

  it('refuses a field that does not exist, and two columns for one field', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, PRODUCTOS);
    const { version, opciones } = await detail(staff, id);
    const correction = { version, numeros: [1], celdas: { nada: 'x' } };
    expect(await staff.send('changeImportRows', { params: { id }, body: correction })).toMatchObject({
      status: 422,
      body: { errors: { celdas: "El campo 'nada' no existe" } },
    });
    const columnas = opciones.columnas.map(() => 'nombre');
    expect(await staff.send('setImportOptions', { params: { id }, body: { version, columnas } })).toMatchObject({
      status: 422,
      body: { errors: { columnas: 'Dos columnas llenan el mismo campo' } },
    });
    expect(await detail(staff, id)).toMatchObject({ version, opciones });
  });
});
