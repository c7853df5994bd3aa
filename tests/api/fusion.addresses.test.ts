import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aProducto, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { archive, merge, restore, undo } from '../support/mergers.ts';
import { FILES } from '../support/pagesPortal.ts';
import { aPdf } from '../support/pdf.ts';
import { siteWith } from '../support/siteBuild.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

let site: Awaited<ReturnType<typeof siteWith>>;
beforeAll(async () => {
  site = await siteWith(FILES);
});
afterAll(() => site[Symbol.asyncDispose]());

/** A portal with three records of each kind, named A, B and C. */
async function withRecords() {
  const portal = await testApp({ siteDir: site.folder });
  const staff = await portal.staff();
  for (const nombre of ['A', 'B', 'C']) {
    await newProyecto(staff, { nombre });
    await newIntegrante(staff, { nombres: nombre, apellidos: 'Núñez' });
    await staff.call('addProducto', { body: aProducto({ nombre, acceso: 'abierto' }), file: aPdf() });
  }
  return { ...portal, caller: staff };
}

async function get({ app }: Pick<TestApp, 'app'>, url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: got } = await app.inject({ url, headers });
  return got.location === undefined ? statusCode : `${statusCode} ${got.location}`;
}

const LOSS = '5d3f0a52-1f7b-4a6d-9c55-3f2f6c1f0b92';
const toB = { recurso: 'proyectos', to: 2, from: 1 } as const;
const A = sitePaths.proyecto(1, 'a');

describe('the address of a merged record', () => {
  it('redirects to the one that stayed, with its query, and is its own again once it is restored', async () => {
    await using portal = await withRecords();
    await merge(portal, portal.caller, toB);
    expect(await get(portal, `${A}?vista=1`)).toBe(`301 ${sitePaths.proyecto(2, 'b')}?vista=1`);
    expect(await get(portal, `/proyecto_investigacion/${encodeId(1)}`)).toBe(`301 ${sitePaths.proyecto(2, 'b')}`);
    await restore(portal.caller, 'proyectos', 1);
    expect(await get(portal, A)).toBe(200);
  });

  it('redirects to the end of several mergers, and is gone while visitors cannot read that', async () => {
    await using portal = await withRecords();
    await merge(portal, portal.caller, toB);
    await merge(portal, portal.caller, { recurso: 'proyectos', to: 3, from: 2 });
    expect(await get(portal, A)).toBe(`301 ${sitePaths.proyecto(3, 'c')}`);
    await portal.caller.call('toggleProyecto', { body: { id: 3, activo: 0 } });
    expect(await get(portal, A)).toBe(410);
    await portal.caller.call('toggleProyecto', { body: { id: 3, activo: 1 } });
    expect(await get(portal, A)).toBe(`301 ${sitePaths.proyecto(3, 'c')}`);
    await archive(portal.caller, 'proyectos', 3);
    expect(await get(portal, A)).toBe(410);
  });

  it('redirects after the record was deleted for ever, and is gone if it was only archived again', async () => {
    await using portal = await withRecords();
    await merge(portal, portal.caller, toB);
    await restore(portal.caller, 'proyectos', 1);
    await archive(portal.caller, 'proyectos', 1);
    expect(await get(portal, A)).toBe(410);
    await restore(portal.caller, 'proyectos', 1);
    await merge(portal, portal.caller, toB);
    await portal.caller.call('deleteForever', { body: { recurso: 'proyectos', recurso_id: 1, nombre: 'A' } });
    expect(await get(portal, A)).toBe(`301 ${sitePaths.proyecto(2, 'b')}`);
  });

  it('is unknown to visitors who could never read the record', async () => {
    await using portal = await withRecords();
    const id = await newProyecto(portal.caller, { nombre: 'D', publicar_desde: '2999-01-01T00:00:00.000Z' });
    await merge(portal, portal.caller, { ...toB, from: id });
    expect(await get(portal, sitePaths.proyecto(id, 'd'))).toBe(404);
    const { status, body } = await portal.visitor.send('getProyecto', { params: { id } });
    expect({ status, body }).toEqual({ status: 404, body: { success: 0, message: 'No se encontró el proyecto' } });
  });

  it.each([
    ['getProyecto', 'proyectos', 'el proyecto'],
    ['getProducto', 'productos', 'el producto'],
    ['getIntegrante', 'integrantes', 'el integrante'],
  ] as const)('of %s is answered 404 with the id of the one that stayed', async (call, recurso, noun) => {
    await using portal = await withRecords();
    await merge(portal, portal.caller, { recurso, to: 2, from: 1 });
    const refused = async (caller: Caller) => (await caller.send(call, { params: { id: 1 } })).body;
    expect(await refused(portal.visitor)).toEqual({ success: 0, message: `No se encontró ${noun}`, movido_a: 2 });
    expect(await refused(portal.caller)).toMatchObject({ papelera: true, movido_a: 2 });
  });

  it('gives the head of the page that stayed', async () => {
    await using portal = await withRecords();
    await merge(portal, portal.caller, toB);
    const head = async (ruta: string) => (await portal.app.inject({ url: '/api/cabeza', query: { ruta } })).body;
    expect(await head(A)).toBe(await head(sitePaths.proyecto(2, 'b')));
  });
});

describe('the documents of a merged record', () => {
  const producto = sitePaths.producto(1);

  it.each([
    ['citation', (page: string) => documentPaths.citation(page, 'bib')],
    ['linkset', documentPaths.linkset],
    ['full text', documentPaths.pdf],
  ])('redirect: %s', async (_, documentOf) => {
    const [from, to] = [documentOf(producto), documentOf(sitePaths.producto(2))];
    await using portal = await withRecords();
    expect(await get(portal, from)).toBe(200);
    await merge(portal, portal.caller, { recurso: 'productos', to: 2, from: 1 });
    expect(await get(portal, from)).toBe(`301 ${to}`);
  });

  it('redirect where the page is asked for as a citation', async () => {
    await using portal = await withRecords();
    await merge(portal, portal.caller, { recurso: 'productos', to: 2, from: 1 });
    const accept = 'application/x-bibtex';
    expect(await get(portal, producto, { accept })).toBe(`301 ${sitePaths.producto(2, 'b')}`);
    expect(await get(portal, sitePaths.producto(9), { accept })).toBe(404);
  });

  it('redirect: share image', async () => {
    await using portal = await withRecords();
    await merge(portal, portal.caller, toB);
    const of = (id: number) => get(portal, `/vista_previa/proyecto/${encodeId(id)}/0123456789abcdef.jpg`);
    expect(await of(1)).toBe(await of(2));
    expect(await of(1)).toMatch(/^302 /);
  });
});

describe('a link that comes back', () => {
  const autores = [{ apellidos: 'Núñez', nombres: 'A', integrante_id: 1 }];
  type Portal = Awaited<ReturnType<typeof withRecords>>;

  /** Merges the project and the author of a product that lost both, and gives them back. @returns the product */
  async function afterMergers(portal: Portal, giveBack: (id: number, loss: string) => Promise<number>) {
    const { caller } = portal;
    const id = await newProducto(caller, { proyecto_id: 1, autores });
    const headers = { operacion: LOSS };
    await caller.send('updateProducto', { body: { id, proyecto_id: null, autores: [] }, headers });
    await merge(portal, caller, toB);
    await merge(portal, caller, { recurso: 'integrantes', to: 2, from: 1 });
    expect(await giveBack(id, LOSS)).toBe(200);
    return (await caller.call('listProductos', {})).products.find((each) => each.id === id);
  }

  it.each([
    [
      'an undo',
      ({ caller }: Portal, _: number, loss: string) => undo(caller, loss).then(({ answer }) => answer.status),
    ],
    [
      'a version',
      async ({ caller }: Portal, recurso_id: number) => {
        const { movimientos } = await caller.call('listMovements', { query: { recurso: 'productos', recurso_id } });
        const body = { movimiento: movimientos.at(-1)?.id ?? 0 };
        return (await caller.send('restoreVersion', { body })).status;
      },
    ],
  ] as const)('by %s leads to the record that its own was merged into meanwhile', async (_, giveBack) => {
    await using portal = await withRecords();
    const product = await afterMergers(portal, (id, loss) => giveBack(portal, id, loss));
    expect(product).toMatchObject({ proyecto_id: 2, autores: [{ integrante_id: 2 }] });
  });

  it('by the trash leads to the record that its own was merged into meanwhile', async () => {
    await using portal = await withRecords();
    const { caller } = portal;
    const id = await newProducto(caller, { proyecto_id: 1, autores });
    await archive(caller, 'productos', id);
    await merge(portal, caller, toB);
    await merge(portal, caller, { recurso: 'integrantes', to: 2, from: 1 });
    expect((await restore(caller, 'productos', id)).answer.body.message).toBe('Restaurado exitosamente');
    const { products } = await caller.call('listProductos', {});
    expect(products.find((each) => each.id === id)).toMatchObject({ proyecto_id: 2, autores: [{ integrante_id: 2 }] });
  });
});
