import { describe, expect, inject, it } from 'vitest';
import { markChange } from '../../api/database/changeMark.ts';
import { newDraft } from '../support/builders/drafts.ts';
import { newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { hostOf, reviewHere, settled, unseen } from '../support/imports.ts';
import { overtaken, untilOneWaits } from '../support/lockWaits.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const CHANGED = 'Un registro cambió después de comparar: revise de nuevo las filas';

async function withRecords() {
  const portal = await testApp();
  const staff = await portal.staff();
  await newIntegrante(staff, { nombres: 'Ana', apellidos: 'Núñez' });
  await newProyecto(staff, { nombre: 'Cruces seguros' });
  const { linea } = await staff.call('addLinea', { body: { nombre: 'Corales' } });
  return { portal, staff, linea };
}

async function stage(portal: TestApp, staff: Caller, lines: readonly string[]): Promise<number> {
  const file = new Blob([lines.join('\n')]);
  const { id } = await staff.call('addImport', { body: { nombre: 'archivo.csv' }, file });
  await settled(portal);
  const { numeros } = (await staff.call('getImport', { params: { id } })).importacion;
  expect(numeros).toMatchObject({ total: lines.length - 1, incluidas: lines.length - 1 });
  return id;
}

async function startApply(staff: Caller, id: number): Promise<void> {
  const { version } = (await staff.call('getImport', { params: { id } })).importacion;
  await staff.call('applyImport', { params: { id }, body: { version } });
}

async function applied(portal: TestApp, staff: Caller, id: number) {
  await settled(portal);
  const { estado, problema } = (await staff.call('getImport', { params: { id } })).importacion;
  return { estado, problema };
}

/** All that an import could have written. */
const written = ({ db }: TestApp) =>
  Promise.all(
    (['productos', 'proyectos', 'noticias', 'borradores', 'proyecto_integrante', 'movimientos'] as const).map((table) =>
      db.selectFrom(table).selectAll().orderBy('id').execute(),
    ),
  );

const PROYECTO = 'Nombre;Objetivo;Estado;Fecha de inicio;Fecha de fin';
const TALUDES = 'Taludes;Medir;En proceso;2024-01-01;2025-01-01';

const PRUEBA = { id: 1, usuario: 'maria.prueba', nombre: 'Administración', email: '', isConfirmed: false };

const NAMING: [title: string, lines: string[], archived: 'integrantes' | 'proyectos' | 'lineas'][] = [
  ['the author of a product', ['Título;Tipo;Autores', 'Guía;Libro;', 'Cascos;Libro;"Núñez, Ana"'], 'integrantes'],
  ['the editor of a product', ['Título;Tipo;Editores', 'Cascos;Libro;"Núñez, Ana"'], 'integrantes'],
  ['the author of a draft', ['Título;Autores', 'Cascos;"Núñez, Ana"'], 'integrantes'],
  ['a member of a project', [`${PROYECTO};Integrantes`, `${TALUDES};Ana Núñez`], 'integrantes'],
  ['the project of a product', ['Título;Tipo;Autores;Proyecto', 'Cascos;Libro;Gil, Eva;Cruces seguros'], 'proyectos'],
  ['the project of a noticia', ['Título;Fecha;Proyecto', 'Abre;2024-03-05;Cruces seguros'], 'proyectos'],
  ['the line of a project', [`${PROYECTO};Línea`, `${TALUDES};Corales`], 'lineas'],
];

describe('a record that leaves after the comparison', () => {
  it.each(NAMING)('%s: the import is refused, and nothing is written', async (_title, lines, archived) => {
    const { portal, staff, linea } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, lines);
    // As an undone 'Agregar línea' does.
    if (archived === 'lineas')
      await portal.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('lineas').where('id', '=', linea.id).execute();
        await markChange(trx);
      });
    else await staff.call('archiveRecord', { body: { recurso: archived, recurso_id: 1 } });
    const before = await written(portal);
    await startApply(staff, id);
    expect(await applied(portal, staff, id)).toEqual({ estado: 'por_revisar', problema: CHANGED });
    expect(await written(portal)).toEqual(before);
  });

  // SQLite runs one transaction at a time.
  it.skipIf(inject('postgres') === undefined)('the import waits for whoever archives it', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, ['Título;Tipo;Autores', 'Cascos;Libro;"Núñez, Ana"']);
    const deleted = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const archiving = portal.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('integrantes').where('id', '=', 1).execute();
      await markChange(trx);
      deleted.resolve();
      await mayEnd.promise;
    });
    await deleted.promise;
    await startApply(staff, id);
    await untilOneWaits(portal.db);
    mayEnd.resolve();
    await archiving;
    expect(await applied(portal, staff, id)).toEqual({ estado: 'por_revisar', problema: CHANGED });
  });
});

describe('a record that is added after the comparison', () => {
  const ADDED = 'Se agregaron registros o borradores después de comparar: revise de nuevo las filas';
  const CASCOS = ['Título;Tipo', 'Cascos;Libro'];

  it('makes the import be compared again, which finds it', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, CASCOS);
    await newProducto(staff, { nombre: 'Cascos', tipo: 'Libro' });
    const before = await written(portal);
    await startApply(staff, id);
    expect(await applied(portal, staff, id)).toEqual({ estado: 'por_revisar', problema: ADDED });
    expect(await written(portal)).toEqual(before);
    const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
    expect(filas[0]).toMatchObject({ estado: 'posible_duplicado', registro: { nombre: 'Cascos' } });
  });

  // SQLite runs one transaction at a time, and an instance writes one import at a time.
  it.skipIf(inject('postgres') === undefined)('may be of an import that another instance writes', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const [first, second] = [await stage(portal, staff, CASCOS), await stage(portal, staff, CASCOS)];
    const { digest } = await reviewHere(portal.db, second);
    const order = { id: second, version: 1, staff: PRUEBA, digest };
    const [, result] = await overtaken(
      portal.db,
      () => startApply(staff, first),
      () => hostOf(portal.db).apply(order, unseen()),
    );
    expect(await applied(portal, staff, first)).toEqual({ estado: 'importada', problema: '' });
    expect(result).toMatchObject({ problema: ADDED, review: { por_recurso: { productos: { nuevo: 0 } } } });
  });

  it('may be a draft of a new one', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const id = await stage(portal, staff, CASCOS);
    await newDraft(staff, { recurso: 'productos', campos: { nombre: 'Cascos', tipo: 'Libro' } });
    await startApply(staff, id);
    expect(await applied(portal, staff, id)).toEqual({ estado: 'por_revisar', problema: ADDED });
  });

  it('does not matter if it is of another kind, or the import adds none', async () => {
    const { portal, staff } = await withRecords();
    await using _ = portal;
    const producto = await newProducto(staff, { nombre: 'Guía' });
    const adding = await stage(portal, staff, CASCOS);
    await newIntegrante(staff, { nombres: 'Eva', apellidos: 'Gil', email: 'eva@example.org', profesion: '' });
    const eva = ['Nombres;Apellidos;Email;Profesión', 'Eva;Gil;eva@example.org;Ingeniera'];
    const changing = await stage(portal, staff, eva);
    await newIntegrante(staff, { nombres: 'Luz', apellidos: 'Paz' });
    await newDraft(staff, { recurso: 'productos', recurso_id: producto, campos: { nombre: 'Guía nueva' } });
    await newDraft(staff, { recurso: 'eventos', campos: { nombre: 'Foro' } });
    await staff.call('updateProducto', { body: { id: producto, nombre: 'Otra guía' } });
    const { movimientos } = await staff.call('listMovements', { query: {} });
    await staff.call('undo', { body: { operacion: movimientos[0]?.operacion ?? '' } });
    for (const id of [adding, changing]) {
      await startApply(staff, id);
      expect(await applied(portal, staff, id)).toEqual({ estado: 'importada', problema: '' });
    }
  });
});
