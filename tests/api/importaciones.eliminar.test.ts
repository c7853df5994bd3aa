import { describe, expect, it } from 'vitest';
import { cleanImports, eraseFromImports } from '../../api/resources/imports/stored/cleanImports.ts';
import { newDraft } from '../support/builders/drafts.ts';
import { newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { settled } from '../support/imports.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const CARGO = 'Cargo que solo dice el registro';
const ANA = { recurso: 'integrantes', recurso_id: 1, nombre: 'Ana Núñez' } as const;

/** Stages a file and waits until its rows are compared. */
async function stage(portal: TestApp, staff: Caller, lines: readonly string[]): Promise<number> {
  const file = new Blob([lines.join('\n')]);
  const { id } = await staff.call('addImport', { body: { nombre: 'archivo.csv' }, file });
  await settled(portal);
  return id;
}

/** Stages a file and applies it. */
async function apply(portal: TestApp, staff: Caller, lines: readonly string[]): Promise<number> {
  const id = await stage(portal, staff, lines);
  await staff.call('applyImport', { params: { id }, body: { version: (await detail(staff, id)).version } });
  await settled(portal);
  return id;
}

const detail = async (staff: Caller, id: number) => (await staff.call('getImport', { params: { id } })).importacion;

const rowsOf = async (staff: Caller, id: number) =>
  (await staff.call('listImportRows', { params: { id }, query: {} })).filas;

/** Moves a record to the trash and deletes it for ever. */
async function deleteForever(
  staff: Caller,
  { nombre, ...record }: { recurso: string; recurso_id: number; nombre: string },
) {
  await staff.call('archiveRecord', { body: record as typeof ANA });
  await staff.call('deleteForever', { body: { ...record, nombre } as typeof ANA });
}

/** All that the portal shows and keeps of the rows of imports: their reviews are made anew. */
async function reviewed({ db }: TestApp, staff: Caller): Promise<string> {
  const imports = await db.selectFrom('importaciones').select('id').execute();
  const shown = await Promise.all(imports.map(async ({ id }) => [await rowsOf(staff, id), await detail(staff, id)]));
  return JSON.stringify([shown, await db.selectFrom('importacion_destinos').selectAll().execute()]);
}

async function withMembers() {
  const portal = await testApp();
  const staff = await portal.staff();
  await newIntegrante(staff, { nombres: 'Ana', apellidos: 'Núñez', cargo: CARGO });
  await newIntegrante(staff, { nombres: 'Alba', apellidos: 'Núñez' });
  return { portal, staff };
}

describe('after Eliminar para siempre of a member', () => {
  it('an open import has what its file says, and nothing of the record', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    const id = await stage(portal, staff, ['Nombres;Apellidos;Cargo', 'Ana;Núñez;Otro cargo', 'Alba;Núñez;Otro cargo']);
    const [before, other] = await rowsOf(staff, id);
    expect(before).toMatchObject({ registro: { id: 1, nombre: 'Ana Núñez' }, celdas_registro: { cargo: CARGO } });
    await deleteForever(staff, ANA);
    const [row, same] = await rowsOf(staff, id);
    expect(row).toMatchObject({
      estado: 'nuevo',
      registro: null,
      celdas_registro: {},
      celdas: { nombres: 'Ana', apellidos: 'Núñez', cargo: 'Otro cargo' },
    });
    expect(same).toEqual(other);
    expect(await reviewed(portal, staff)).not.toContain(CARGO);
  });

  it('no author of a staged product is that member, and nobody is asked whether one is', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    const lines = [
      'Título;Tipo;Autores;Año',
      'Cascos;Libro;"Núñez, Ana";2024',
      'Guía;Libro;Núñez A.;2023',
      'Cruces;Libro;"Núñez, Alba";2023',
    ];
    const id = await stage(portal, staff, lines);
    const candidates = async () =>
      (await detail(staff, id)).nombres.map(({ candidatos }) => candidatos.map((one) => one.id));
    expect(await candidates()).toEqual([[1, 2]]);
    await deleteForever(staff, ANA);
    await rowsOf(staff, id);
    // Alone, the other one is meant without a question.
    expect(await candidates()).toEqual([]);
    expect((await rowsOf(staff, id)).map(({ celdas }) => celdas.autores)).toEqual([
      'Núñez, Ana',
      'Núñez A.',
      'Núñez, Alba',
    ]);
    await staff.call('applyImport', { params: { id }, body: { version: 1 } });
    await settled(portal);
    const { products } = await staff.call('listProductos', {});
    const members = products.map(({ nombre, autores }) => [nombre, autores[0]?.integrante_id]);
    expect(Object.fromEntries(members)).toEqual({ Cascos: null, Guía: 2, Cruces: 2 });
  });

  it('the comparison of a project has its name no more, and the project is not given to it', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    await newProyecto(staff, { nombre: 'Cruces seguros', fecha_inicio: '2024-03-05' });
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id: 1, actor_id: 1 } });
    const lines = [
      'Nombre;Fecha de inicio;Integrantes',
      'Cruces seguros;2024-03-05;Alba Núñez',
      'Otro;2024-01-01;Ana Núñez',
      'Más;2024-01-02;Alba Núñez',
    ];
    const id = await stage(portal, staff, lines);
    const records = async () => (await rowsOf(staff, id)).map(({ celdas_registro }) => celdas_registro.integrantes);
    expect(await records()).toEqual(['Ana Núñez', undefined, undefined]);
    await deleteForever(staff, ANA);
    expect(await records()).toEqual(['', undefined, undefined]);
    expect((await rowsOf(staff, id)).map(({ estado, errores }) => [estado, errores.integrantes])).toEqual([
      ['posible_duplicado', undefined],
      ['no_se_puede', 'No existe el integrante «Ana Núñez»'],
      ['nuevo', undefined],
    ]);
  });

  it('no remembered name means it', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    const id = await stage(portal, staff, ['Título;Tipo;Autores;Año', 'Guía;Libro;Núñez A.;2023']);
    const { version } = await detail(staff, id);
    await staff.call('chooseImportAuthor', { params: { id }, body: { version, nombre: 'Núñez A.', integrante_id: 1 } });
    await settled(portal);
    await deleteForever(staff, ANA);
    expect((await staff.call('listRememberedNames', {})).nombres).toEqual([]);
  });
});

/** All that is stored of imports beside their rows and names of files. */
async function storedOfImports({ db }: TestApp): Promise<string> {
  const columns = ['contenido', 'opciones', 'resumen', 'problema'] as const;
  return JSON.stringify(await db.selectFrom('importaciones').select(columns).execute());
}

describe('after Eliminar para siempre of any record', () => {
  it('the import that added it has no rows any more; others keep theirs', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    const files = [
      ['Título;Tipo', 'Cascos;Libro', 'Guía;Libro'],
      ['Título;Tipo', 'Taludes;Libro'],
    ];
    const ids: number[] = [];
    for (const lines of files) ids.push(await apply(portal, staff, lines));
    const counts = async () => Promise.all(ids.map(async (id) => (await rowsOf(staff, id)).length));
    expect(await counts()).toEqual([2, 1]);
    await deleteForever(staff, { recurso: 'productos', recurso_id: 1, nombre: 'Cascos' });
    expect(await counts()).toEqual([0, 1]);
    expect((await detail(staff, ids[0] ?? 0)).resultado).toEqual({ creados: 2, cambiados: 0, borradores: 0 });
  });

  it('a stop between the commit and the deletion of its rows leaves the rest to the next start', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    const ids: number[] = [];
    for (const nombre of ['Cascos', 'Guía', 'Taludes']) ids.push(await apply(portal, staff, ['Título', nombre]));
    const counts = async () => Promise.all(ids.map(async (id) => (await rowsOf(staff, id)).length));
    await portal.db.transaction().execute(async (trx) => {
      await eraseFromImports(trx, { records: [], drafts: [1, 2] });
    });
    expect(await counts()).toEqual([1, 1, 1]);
    await cleanImports(portal.db, new Date());
    expect(await counts()).toEqual([0, 0, 1]);
  });

  it('the import that added it has no value of its rows', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    const id = await stage(portal, staff, ['Título;Tipo;Autores;Año', 'Cascos;Libro;Núñez A.;2024']);
    const { version } = await detail(staff, id);
    await staff.call('setImportOptions', {
      params: { id },
      body: { version, valores: { productos: { descripcion: 'Solo lo dice la importación' } } },
    });
    await settled(portal);
    await staff.call('applyImport', { params: { id }, body: { version: version + 1 } });
    await settled(portal);
    const others = ['Título;Tipo;Autores;Año', 'Guía;Libro;Núñez A.;2024'];
    await apply(portal, staff, others);
    await staff.call('archiveRecord', { body: { recurso: 'productos', recurso_id: 1 } });
    await staff.call('undoImport', { params: { id } });
    await settled(portal);
    expect((await detail(staff, id)).problema).toContain('Cascos');
    await staff.call('deleteForever', { body: { recurso: 'productos', recurso_id: 1, nombre: 'Cascos' } });
    expect(await detail(staff, id)).toMatchObject({
      columnas: ['Título', 'Tipo', 'Autores', 'Año'].map((nombre) => ({ nombre, muestras: [] })),
      nombres: [],
      problema: '',
      opciones: { columnas: ['nombre', 'tipo', 'autores', 'fecha_publicacion'] },
    });
    const stored = await storedOfImports(portal);
    expect(stored).not.toMatch(/Cascos|Solo lo dice/);
    expect(stored.match(/Núñez A\./g)).toHaveLength(1);
  });

  it('the import of the draft that it was published from has no rows any more', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    const id = await apply(portal, staff, ['Título;Tipo;Descripción', 'Cascos;;Solo lo dice el archivo']);
    const body = { nombre: 'Cascos', tipo: 'Libro', borrador_id: 1 };
    await staff.call('addProducto', { body: body as never });
    expect(await rowsOf(staff, id)).toMatchObject([{ celdas: { descripcion: 'Solo lo dice el archivo' } }]);
    await deleteForever(staff, { recurso: 'productos', recurso_id: 1, nombre: 'Cascos' });
    expect(await rowsOf(staff, id)).toEqual([]);
  });

  it('the other drafts of the import that added it stay', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    await apply(portal, staff, ['Título;Tipo', 'Cascos;Libro', 'Guía;']);
    const names = async () => (await staff.call('listDrafts', { query: {} })).borradores.map(({ nombre }) => nombre);
    expect(await names()).toEqual(['Guía']);
    await deleteForever(staff, { recurso: 'productos', recurso_id: 1, nombre: 'Cascos' });
    expect(await names()).toEqual(['Guía']);
  });

  it('its row is new', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    await newProducto(staff, { nombre: 'Guía de taludes' });
    const id = await stage(portal, staff, ['Título;Tipo', 'Guía de taludes;Libro']);
    const states = async () => (await rowsOf(staff, id)).map(({ estado, registro }) => [estado, registro?.nombre]);
    expect(await states()).toEqual([['posible_duplicado', 'Guía de taludes']]);
    await deleteForever(staff, { recurso: 'productos', recurso_id: 1, nombre: 'Guía de taludes' });
    expect(await states()).toEqual([['nuevo', undefined]]);
  });

  it('a comparison with its draft says nothing of it', async () => {
    const { portal, staff } = await withMembers();
    await using _ = portal;
    await newProducto(staff, { nombre: 'Guía publicada' });
    const draft = { nombre: 'Guía de taludes', tipo: 'Libro', descripcion: 'Solo lo dice el borrador' };
    const borrador_id = await newDraft(staff, { recurso: 'productos', campos: draft });
    await stage(portal, staff, ['Título;Tipo;Descripción', 'Guía de taludes;Libro;Otra cosa']);
    expect(await reviewed(portal, staff)).toContain('Solo lo dice el borrador');
    await staff.call('addProducto', { body: { nombre: 'Guía de taludes', tipo: 'Libro', borrador_id } as never });
    await deleteForever(staff, { recurso: 'productos', recurso_id: 2, nombre: 'Guía de taludes' });
    expect(await reviewed(portal, staff)).not.toContain('Solo lo dice el borrador');
  });
});
