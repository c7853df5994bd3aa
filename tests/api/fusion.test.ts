import { describe, expect, it } from 'vitest';
import { aProyecto, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { anImage } from '../support/images.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const OPERACION = '5d3f0a52-1f7b-4a6d-9c55-3f2f6c1f0b91';

type Merged = 'proyectos' | 'productos' | 'integrantes';

interface Merger {
  recurso: Merged;
  to: number;
  from: number;
  campos?: string[];
}

const versionOf = async ({ db }: TestApp, recurso: Merged, id: number): Promise<number> =>
  (
    await db
      .selectFrom(recurso as 'proyectos')
      .where('id', '=', id)
      .select('version')
      .executeTakeFirst()
  )?.version ?? 1;

/** The body of a merger with the present versions. */
const mergerOf = async (portal: TestApp, { recurso, to, from, campos = [] }: Merger) => ({
  recurso,
  recurso_id: to,
  version: await versionOf(portal, recurso, to),
  otro_id: from,
  otra_version: await versionOf(portal, recurso, from),
  campos,
});

const merge = async (portal: TestApp, staff: Caller, merger: Merger) => {
  const body = await mergerOf(portal, merger);
  const { status, body: answer } = await staff.send('mergeRecords', { body, headers: { operacion: OPERACION } });
  expect({ status, answer }).toMatchObject({ status: 200, answer: { message: 'Se fusionaron los registros' } });
  return answer;
};

const undo = (staff: Caller) => staff.send('undo', { body: { operacion: OPERACION } });
const restore = (staff: Caller, recurso: Merged, recurso_id: number) =>
  staff.send('restoreArchived', { body: { recurso, recurso_id } });

/** [project, member] of each link, in order. */
const linksOf = async ({ db }: TestApp) =>
  (await db.selectFrom('proyecto_integrante').selectAll().orderBy('id').execute()).map((link) => [
    link.proyecto_id,
    link.integrante_id,
  ]);

/** Projects 1 and 2 with members 1, 2 and 2, 3, and one product each. */
async function twoProyectos(staff: Caller): Promise<void> {
  for (const nombres of ['Ana', 'Luis', 'Eva']) await newIntegrante(staff, { nombres });
  await newProyecto(staff, { nombre: 'Cruces', objetivo: 'Uno', integrantes: [1, 2] });
  await newProyecto(staff, { nombre: 'Cruces seguros', objetivo: 'Otro', descripcion: 'Larga', integrantes: [2, 3] });
  await newProducto(staff, { nombre: 'Informe A', proyecto_id: 1 });
  await newProducto(staff, { nombre: 'Informe B', proyecto_id: 2 });
}

const merger: Merger = { recurso: 'proyectos', to: 1, from: 2, campos: ['descripcion'] };

describe('merging two projects', () => {
  it('gives the one that stays the chosen fields, members and products, and archives the other one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await twoProyectos(staff);
    const { project } = await merge(portal, staff, merger);
    expect(project).toMatchObject({ id: 1, nombre: 'Cruces', objetivo: 'Uno', descripcion: 'Larga', version: 2 });
    expect(await linksOf(portal)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    const { products } = await staff.call('listProductos', {});
    expect(products.map(({ proyecto_id }) => proyecto_id)).toEqual([1, 1]);
    expect((await staff.call('listTrash', {})).papelera).toMatchObject([{ recurso: 'proyectos', recurso_id: 2 }]);
  });

  it('is taken back by one undo, to the last row', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await twoProyectos(staff);
    const rows = async () => ({
      proyectos: (await staff.call('listProyectos', {})).projects.map(({ version, updated_by, ...row }) => row),
      productos: (await staff.call('listProductos', {})).products.map(({ version, updated_by, ...row }) => row),
      links: await portal.db.selectFrom('proyecto_integrante').selectAll().orderBy('id').execute(),
    });
    const before = await rows();
    await merge(portal, staff, merger);
    expect(await undo(staff)).toMatchObject({ status: 200, body: { message: 'Se deshizo el cambio' } });
    expect(await rows()).toEqual(before);
    expect((await staff.call('listTrash', {})).papelera).toEqual([]);
  });

  it('leaves the chosen fields where the trash gives the other one back with its links', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await twoProyectos(staff);
    await merge(portal, staff, merger);
    expect(await restore(staff, 'proyectos', 2)).toMatchObject({
      status: 200,
      body: { message: 'Restaurado exitosamente' },
    });
    const { projects } = await staff.call('listProyectos', {});
    expect(projects.map(({ descripcion }) => descripcion)).toEqual(['Larga', 'Larga']);
    expect((await linksOf(portal)).toSorted()).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
    ]);
    const { products } = await staff.call('listProductos', {});
    expect(products.map(({ proyecto_id }) => proyecto_id)).toEqual([1, 2]);
  });

  it('takes a picture with its description, or leaves its own', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.call('addProyecto', { body: aProyecto({ descripcion_imagen: 'Mía' }), file: await anImage() });
    await staff.call('addProyecto', { body: aProyecto({ descripcion_imagen: 'Otra' }), file: await anImage() });
    const imagenOf = async (id: number) => {
      const { projects } = await staff.call('listProyectos', {});
      const { imagen, descripcion_imagen } = projects.find((each) => each.id === id) ?? {};
      return { imagen, descripcion_imagen };
    };
    const [mine, other] = [await imagenOf(1), await imagenOf(2)];
    expect(other.imagen).not.toBeNull();
    await merge(portal, staff, { ...merger, campos: ['imagen'] });
    expect(await imagenOf(1)).toEqual(other);
    await undo(staff);
    expect(await imagenOf(1)).toEqual(mine);
    expect(await imagenOf(2)).toEqual(other);
  });
});
