import { describe, expect, it } from 'vitest';
import { anIntegrante, aProducto, aProyecto, newIntegrante, newProducto } from '../support/builders/inputs.ts';
import { rowOf } from '../support/database.ts';
import { gruplacPage } from '../support/gruplacPage.ts';
import { settled } from '../support/imports.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const ARTICLES = 'Artículos publicados';
const KIND = 'Publicado en revista especializada';
const article = (title: string, authors: string, doi = '') =>
  `1.- <strong>${KIND}:</strong> ${title}<br>Colombia, Rev X ISSN: 2407-9529, 2025 vol:1 fasc: 2 págs: 1 - 9, <strong>DOI:</strong>${doi} <br> Autores: ${authors}`;
const MEMBERS =
  '<table><tr><td class="celdaEncabezado">Integrantes del grupo</td></tr><tr><td>1.- <a href="x?cod_rh=0000000001">ANA DIAZ</a></td><td>Investigadora</td><td>10</td><td>2005/7 - Actual</td></tr></table>';
const PROJECT = '1.- <b>Investigación y desarrollo</b>: Muelles seguros<br>2014/9 - 2015/3';

const page = (products: string[], projects: string[] = [], extra = '') =>
  gruplacPage(
    [
      { title: ARTICLES, rows: products },
      { title: 'Proyectos', rows: projects },
    ],
    extra,
  );

const COMMON = {
  integrantes: { cargo: 'Investigadora', grupo: 'Interno' },
  proyectos: { objetivo: 'Medir', estado: 'Finalizado' },
};

/** Imports a file. @returns the id of the import */
async function importFile(portal: TestApp, staff: Caller, text: string, options: object = {}): Promise<number> {
  const { id } = await staff.call('addImport', { body: { nombre: 'archivo' }, file: new Blob([text]) });
  await settled(portal);
  const { version } = (await staff.call('getImport', { params: { id } })).importacion;
  await staff.call('setImportOptions', { params: { id }, body: { version, valores: COMMON, ...options } });
  await settled(portal);
  const staged = (await staff.call('getImport', { params: { id } })).importacion;
  await staff.call('applyImport', { params: { id }, body: { version: staged.version } });
  await settled(portal);
  const { importacion } = await staff.call('getImport', { params: { id } });
  expect(importacion).toMatchObject({ estado: 'importada', problema: '' });
  return id;
}

const origenOf = async (staff: Caller, recurso: 'productos' | 'integrantes' | 'proyectos', id = 1) =>
  (await staff.call('listOrigenes', { query: { recurso, id } })).origenes[0]?.origen ?? null;

const rowText = (title: string, authors: string, doi = '') =>
  `${ARTICLES}\n${KIND}\n${title}\nColombia, Rev X ISSN: 2407-9529, 2025 vol:1 fasc: 2 págs: 1 - 9, DOI:${doi}\nAutores: ${authors}`;

async function undoImport(portal: TestApp, staff: Caller, id: number): Promise<void> {
  await staff.call('undoImport', { params: { id } });
  await settled(portal);
  expect((await staff.call('getImport', { params: { id } })).importacion).toMatchObject({ estado: 'deshecha' });
}

describe('the row of a GrupLAC page', () => {
  it('is kept with new members, projects and products, all rows of one that were merged', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const products = [article('Cascos', 'ANA DIAZ'), article('Cascos', 'JUAN GIL'), article('Señales', 'ANA DIAZ')];
    await importFile(portal, staff, page(products, [PROJECT], MEMBERS));
    expect(await origenOf(staff, 'productos', 1)).toBe(
      `${rowText('Cascos', 'ANA DIAZ')}\n\n${rowText('Cascos', 'JUAN GIL')}`,
    );
    expect(await origenOf(staff, 'productos', 2)).toBe(rowText('Señales', 'ANA DIAZ'));
    expect(await origenOf(staff, 'integrantes')).toMatch(
      /^Integrantes del grupo\n.*ANA DIAZ\nInvestigadora\n10\n2005\/7 - Actual$/s,
    );
    expect(await origenOf(staff, 'proyectos')).toBe(
      'Proyectos\nInvestigación y desarrollo\nMuelles seguros\n2014/9 - 2015/3',
    );
    // Nothing that is called by the specification changes it.
    await staff.call('updateProducto', { body: { id: 2, nombre: 'Otro', origen: 'No' } as never });
    await staff.call('updateProyecto', { body: { id: 1, nombre: 'Otro' } });
    await staff.call('updateIntegrante', { body: { id: 1, ...anIntegrante() } });
    expect(await origenOf(staff, 'productos', 2)).toBe(rowText('Señales', 'ANA DIAZ'));
    expect(await origenOf(staff, 'proyectos')).toContain('Muelles seguros');
    expect(await origenOf(staff, 'integrantes')).toContain('ANA DIAZ');
    const versions = await staff.call('listMovements', { query: { recurso: 'productos', recurso_id: 2 } });
    expect(versions.movimientos).toHaveLength(2);
    for (const { id } of versions.movimientos) {
      const { movimiento } = await staff.call('getMovement', { params: { id } });
      expect(movimiento.despues?.origen).toBe(rowText('Señales', 'ANA DIAZ'));
    }
    const first = versions.movimientos.at(-1)?.id ?? 0;
    await staff.call('restoreVersion', { body: { movimiento: first } });
    expect(await rowOf(portal.db, 'productos', 2)).toMatchObject({
      nombre: 'Señales',
      origen: rowText('Señales', 'ANA DIAZ'),
    });
    await staff.call('archiveRecord', { body: { recurso: 'productos', recurso_id: 2 } });
    await staff.call('restoreArchived', { body: { recurso: 'productos', recurso_id: 2 } });
    expect(await origenOf(staff, 'productos', 2)).toBe(rowText('Señales', 'ANA DIAZ'));
  });

  it('fills what a changed record lacks, is undone with the import, and never replaces another one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProducto(staff, { nombre: 'Cascos', doi: '10.5555/a' });
    await newProducto(staff, { nombre: 'Señales', doi: '10.5555/b' });
    await portal.db.updateTable('productos').set({ origen: 'De otro archivo' }).where('id', '=', 2).execute();
    const products = [article('Cascos', 'ANA DIAZ', '10.5555/a'), article('Señales', 'ANA DIAZ', '10.5555/b')];
    const id = await importFile(portal, staff, page(products));
    expect(await rowOf(portal.db, 'productos', 1)).toMatchObject({ revista: 'Rev X', version: 2 });
    expect(await origenOf(staff, 'productos', 1)).toBe(rowText('Cascos', 'ANA DIAZ', '10.5555/a'));
    expect(await rowOf(portal.db, 'productos', 2)).toMatchObject({ revista: 'Rev X', version: 2 });
    expect(await origenOf(staff, 'productos', 2)).toBe('De otro archivo');
    await undoImport(portal, staff, id);
    expect(await origenOf(staff, 'productos', 1)).toBeNull();
    expect(await origenOf(staff, 'productos', 2)).toBe('De otro archivo');
  });

  it('stays with a draft until a record takes it, and comes back with the draft', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const text = page([article('Cascos', 'JUAN GIL')], [PROJECT], MEMBERS);
    const id = await importFile(portal, staff, text, { borradores: true });
    const { borradores } = await staff.call('listDrafts', { query: {} });
    const forms = { productos: aProducto(), integrantes: anIntegrante(), proyectos: aProyecto() };
    const kinds = Object.keys(forms) as (keyof typeof forms)[];
    expect(borradores.map(({ recurso }) => recurso).toSorted()).toEqual(kinds.toSorted());
    const call = { productos: 'addProducto', integrantes: 'addIntegrante', proyectos: 'addProyecto' } as const;
    for (const kind of kinds) {
      const draft = borradores.find(({ recurso }) => recurso === kind);
      const params = { id: draft?.id ?? 0 };
      const stored = (await staff.call('getDraft', { params })).borrador;
      expect(stored.origen, kind).toContain('\n');
      // A form saves the draft again, and does not know it.
      const campos = JSON.stringify({ nombre: 'Otro', nombres: 'Otro' });
      await staff.call('saveDraft', { body: { id: stored.id, version: stored.version, recurso: kind, campos } });
      const published = await staff.send(call[kind], { body: { ...forms[kind], borrador_id: stored.id } });
      expect(published.status, kind).toBe(200);
      expect(await origenOf(staff, kind), kind).toBe(stored.origen);
      await staff.call('undo', { body: { operacion: String(published.headers.operacion) } });
      expect(await origenOf(staff, kind), kind).toBeNull();
      expect((await staff.call('getDraft', { params })).borrador.origen, kind).toBe(stored.origen);
    }
    await undoImport(portal, staff, id);
  });
});

describe('the origins', () => {
  it('are none of a record of a table, or of one that staff wrote', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newIntegrante(staff);
    const csv = 'Nombre;Tipo;Origen\nCascos;Libro;Artículos publicados';
    await importFile(portal, staff, csv, { recurso: 'productos' });
    expect(await rowOf(portal.db, 'productos', 1)).toMatchObject({ nombre: 'Cascos', origen: null });
    expect(await rowOf(portal.db, 'integrantes', 1)).toMatchObject({ origen: null });
  });

  it('are answered in pages of those that there are', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const rows = Array.from({ length: 402 }, (_, index) => ({
      ...{ nombre: `Producto ${index}`, tipo: 'Libro', descripcion: '', enlace: '', proyecto_id: null },
      ...{ created_at: '', created_by: '', updated_by: '', origen: index % 2 === 0 ? `Fila ${index}` : null },
    }));
    await portal.db.insertInto('productos').values(rows).execute();
    const read = (query: object) => staff.call('listOrigenes', { query: { recurso: 'productos', ...query } });
    const first = await read({});
    expect(first.origenes).toHaveLength(200);
    expect(first.origenes[1]).toEqual({ id: 3, origen: 'Fila 2' });
    expect(first.siguiente).toBe(399);
    expect(await read({ despues_de: 399 })).toEqual({
      success: 1,
      origenes: [{ id: 401, origen: 'Fila 400' }],
      siguiente: null,
    });
    expect((await read({ id: 2 })).origenes).toEqual([]);
    await portal.db
      .updateTable('productos')
      .set({ origen: 'x'.repeat(400_000) })
      .where('id', '<=', 5)
      .execute();
    await portal.db
      .updateTable('productos')
      .set({ origen: 'x'.repeat(2_000_000) })
      .where('id', '=', 6)
      .execute();
    const long = await read({});
    expect([long.origenes.map(({ id }) => id), long.siguiente]).toEqual([[1, 2], 2]);
    const longest = await read({ despues_de: 5 });
    expect([longest.origenes.map(({ id }) => id), longest.siguiente]).toEqual([[6], 6]);
    expect((await staff.send('listOrigenes', { query: { recurso: 'convenios' } })).status).toBe(400);
  });
});
