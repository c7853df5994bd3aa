import { describe, expect, it } from 'vitest';
import { aProducto, aProyecto } from '../support/builders/inputs.ts';
import { testApp } from '../support/testApp.ts';

describe('field aliases', () => {
  it('are both accepted for a link, and both answered', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { enlace_ext: _, ...proyecto } = aProyecto({ enlace_ext: '' });
    const { project } = await staff.call('addProyecto', { body: { ...proyecto, url_externa: 'https://a.org/' } });
    expect(project).toMatchObject({ enlace_ext: 'https://a.org/', url_externa: 'https://a.org/' });
    await staff.call('updateProyecto', { body: { id: project.id, url_externa: 'https://b.org/' } });
    expect((await staff.call('listProyectos', {})).projects[0]).toMatchObject({ enlace_ext: 'https://b.org/' });
    const { enlace: __, ...producto } = aProducto({ enlace: '' });
    const { product } = await staff.call('addProducto', { body: { ...producto, url_externa: 'https://c.org/' } });
    expect(product).toMatchObject({ enlace: 'https://c.org/', url_externa: 'https://c.org/' });
  });

  it("are both accepted for a proyecto's id", async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { project } = await staff.call('addProyecto', { body: aProyecto({}) });
    const { product } = await staff.call('addProducto', { body: aProducto({}) });
    await staff.call('addProductoToProyecto', { body: { id_proyecto: project.id, producto_id: product.id } });
    await staff.call('assignLinea', { body: { proyecto_id: project.id, id_linea: 2 } });
    const { productos, lineas } = await staff.call('getProyecto', { params: { id: project.id } });
    expect(productos.map(({ id }) => id)).toEqual([product.id]);
    expect(lineas.map(({ id_linea }) => id_linea)).toEqual([2]);
  });
});

describe('inactive records', () => {
  it('are shown to staff only, in the detail of an integrante and of a producto', async () => {
    await using portal = await testApp({ sampleContent: true });
    const staff = await portal.staff();
    const { project, investigadores, productos } = await staff.call('getProyecto', { params: { id: 1 } });
    await staff.call('toggleProyecto', { body: { id: project.id, activo: 0 } });
    const integrante = { params: { id: investigadores[0]?.id_integrante ?? 0 } };
    const producto = { params: { id: productos[0]?.id ?? 0 } };
    const namesFor = async (caller: typeof staff) => ({
      ofMember: (await caller.call('getIntegrante', integrante)).proyectos.map(({ nombre }) => nombre),
      ofProduct: (await caller.call('getProducto', producto)).product.proyecto_nombre,
    });
    const forStaff = await namesFor(staff);
    expect(forStaff.ofMember).toContain(project.nombre);
    expect(forStaff.ofProduct).toBe(project.nombre);
    const forVisitors = await namesFor(portal.visitor);
    expect(forVisitors.ofMember).not.toContain(project.nombre);
    expect(forVisitors.ofProduct).toBeNull();
  });
});
