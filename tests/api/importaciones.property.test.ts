import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ImportDetail } from '../../contract/entities/import.ts';
import { newIntegrante, newProyecto } from '../support/builders/inputs.ts';
import { hostOf, settled, unseen } from '../support/imports.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

/** What staff and visitors read of the records, without the history. */
async function readings(staff: Caller, visitor: Caller) {
  const [productos, integrantes, proyectos, drafts, trash] = await Promise.all([
    staff.call('listProductos', {}),
    staff.call('listIntegrantes', {}),
    staff.call('listProyectos', {}),
    staff.call('listDrafts', { query: {} }),
    staff.call('listTrash', {}),
  ]);
  const site = await Promise.all([
    visitor.call('listPublicProductos', {}),
    visitor.call('getProyecto', { params: { id: 1 } }),
  ]);
  return { productos, integrantes, proyectos, drafts, trash, site };
}

/** A review is the same in another instance, and when it is made again. */
async function isTheSameElsewhere({ db }: TestApp, staff: Caller, { id, nombres, por_recurso }: ImportDetail) {
  const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
  const other = hostOf(db);
  const summary = await other.review(id, unseen());
  expect(await other.page(id, { desde: 0 })).toMatchObject({ filas });
  expect(summary).toMatchObject({ nombres, por_recurso });
  expect(await other.review(id, unseen())).toEqual(summary);
}

/** Small sets of values, so that rows mean the same records often. */
const cell = {
  nombre: fc.constantFrom('Cascos', 'Los cascos', 'Cascos: parte 2', 'Señales', ''),
  tipo: fc.constantFrom('Artículo científico', 'Libro', 'Otro', '', 'Tesis'),
  autores: fc.constantFrom('', 'Núñez, Ana', 'NUÑEZ A.', 'Gil, Eva; Núñez, Ana'),
  fecha_publicacion: fc.constantFrom('', '2023', '2024', '05/03/2024', 'ayer'),
  doi: fc.constantFrom('', '10.1234/a', 'https://doi.org/10.1234/A', '10.1234/b'),
  revista: fc.constantFrom('', 'Vías', 'Rev Vial'),
  proyecto: fc.constantFrom('', '1', 'Cruces seguros', 'No existe'),
};
const row = fc.record(cell);
const COLUMNS = Object.keys(cell) as (keyof typeof cell)[];

const csvOf = (rows: readonly Record<keyof typeof cell, string>[]): string =>
  [COLUMNS.join('\t'), ...rows.map((each) => COLUMNS.map((column) => each[column]).join('\t'))].join('\n');

it('an import that is undone leaves everything as it was, and a second one adds nothing', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  await newProyecto(staff, { nombre: 'Cruces seguros' });
  await newIntegrante(staff, { nombres: 'Ana', apellidos: 'Núñez' });
  const stage = async (text: string) => {
    const { id } = await staff.call('addImport', { body: { nombre: 'filas.tsv' }, file: new Blob([text]) });
    await settled(portal);
    const { importacion } = await staff.call('getImport', { params: { id } });
    expect(importacion).toMatchObject({ estado: 'por_revisar', opciones: { recurso: 'productos' } });
    await isTheSameElsewhere(portal, staff, importacion);
    return importacion;
  };
  const property = fc.asyncProperty(fc.array(row, { minLength: 10, maxLength: 40 }), async (rows) => {
    const before = await readings(staff, portal.visitor);
    const { id, version, numeros } = await stage(csvOf(rows));
    expect(numeros.total).toBe(rows.filter((each) => Object.values(each).some((value) => value !== '')).length);
    if (numeros.incluidas === 0) {
      await staff.call('discardImport', { params: { id } });
      return;
    }
    await staff.call('applyImport', { params: { id }, body: { version } });
    await settled(portal);
    const applied = (await staff.call('getImport', { params: { id } })).importacion;
    expect(applied).toMatchObject({ estado: 'importada', problema: '' });
    const again = await stage(csvOf(rows));
    expect(again.numeros).toMatchObject({ total: numeros.total, incluidas: 0, nuevo: 0 });
    await staff.call('discardImport', { params: { id: again.id } });
    await staff.call('undoImport', { params: { id } });
    await settled(portal);
    expect((await staff.call('getImport', { params: { id } })).importacion).toMatchObject({
      estado: 'deshecha',
      problema: '',
    });
    expect(await readings(staff, portal.visitor)).toEqual(before);
  });
  await fc.assert(property, { numRuns: 3, endOnFailure: true });
});
