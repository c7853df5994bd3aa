import { describe, expect, it } from 'vitest';
import { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';
import { readBibliography, readCatalogBibliography, readListedBibliography } from '../../contract/wire/bibliography.ts';
import { aProducto, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { movementOf, rowOf } from '../support/database.ts';
import { expectFieldRules, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const COMMON = {
  id: 1,
  nombre: 'Guía de carga',
  tipo: 'Libro',
  descripcion: 'Una guía',
  url_externa: 'https://example.org/g',
  proyecto_id: null,
  proyecto_nombre: null,
};
const NO_PDF = { url_pdf: '', pdf_bytes: 0 };
const LISTED = {
  ...COMMON,
  ...readListedBibliography({}),
  ...readCatalogBibliography({}),
  id_proyecto: 1,
  id_linea: null,
  url_pdf: '',
};
const PUBLIC = { ...LISTED, ...readBibliography({}), ...NO_PDF, autores_integrantes: [] };
const STAFF = {
  ...COMMON,
  ...readBibliography({}),
  ...NO_PDF,
  id_proyecto: null,
  enlace: 'https://example.org/g',
  proyecto_objetivo: null,
  created_by: 'maria.prueba',
  updated_by: '',
  version: 1,
  publicar_desde: '',
  publicar_hasta: '',
};
const INVALID_URL = 'La URL del enlace externo no es válida: debe comenzar por http:// o https://';

describe('add_product', () => {
  it('answers the product, and shows it to visitors and staff', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect(await staff.call('addProducto', { body: aProducto() })).toEqual({
      success: 1,
      message: 'Producto agregado exitosamente',
      product: STAFF,
    });
    expect(await portal.visitor.call('listPublicProductos', {})).toEqual({
      success: '1',
      message: '',
      products: [LISTED],
    });
    expect(await staff.call('listProductos', {})).toEqual({ success: 1, products: [STAFF] });
    expect(await staff.call('reloadProductos', {})).toEqual({ success: 1, products: [STAFF] });
    const product = await portal.visitor.call('getProducto', { params: { id: 1 } });
    expect(product).toEqual({ success: 1, product: PUBLIC, relacionados: [] });
  });

  it('stores the row and one movimiento', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { movement } = await movementOf(portal.db, () => newProducto(staff));
    const despues = await rowOf(portal.db, 'productos', 1);
    expect(despues).toMatchObject({ nombre: COMMON.nombre, proyecto_id: null, created_by: 'maria.prueba' });
    expect(movement).toEqual({
      usuario_id: 1,
      usuario: 'maria.prueba',
      recurso: 'productos',
      recurso_id: 1,
      accion: 'agregar',
      antes: null,
      despues,
    });
  });

  it('accepts the nine types, and requires only nombre and tipo', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const tipo of PRODUCTO_TIPOS) {
      const { product } = await staff.call('addProducto', { body: { nombre: 'Uno', tipo } });
      expect(product).toMatchObject({ tipo, descripcion: '', enlace: '', url_externa: '' });
    }
    expect((await portal.visitor.call('listPublicProductos', {})).products).toHaveLength(9);
  });

  it('answers 422 when a rule is broken', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const rules: FieldRule[] = [
      ...[undefined, null, '', '   ', 5].flatMap((value): FieldRule[] => [
        ['nombre', value, 'Escriba el nombre'],
        ['tipo', value, 'Elija el tipo'],
      ]),
      ['nombre', 'x'.repeat(501), 'Use como máximo 500 caracteres'],
      ['tipo', 'Canción', 'El tipo no es válido'],
      ['tipo', 'libro', 'El tipo no es válido'],
      ['descripcion', 'x'.repeat(5_001), 'Use como máximo 5000 caracteres'],
      ['enlace', 'ejemplo.org', INVALID_URL],
      ['enlace', 'javascript:alert(1)', INVALID_URL],
    ];
    await expectFieldRules(portal, staff, 'addProducto', { body: aProducto() }, rules);
  });
});

describe('update_product', () => {
  it('changes the given fields only, and records who changed them', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProducto(staff);
    const other = await portal.otherStaff();
    const antes = await rowOf(portal.db, 'productos', id);
    const { answer, movement } = await movementOf(portal.db, () =>
      other.call('updateProducto', { body: { id, nombre: 'Guía de cruces', enlace: '' } }),
    );
    const [stored] = (await staff.call('listProductos', {})).products;
    expect(answer).toEqual({ success: 1, message: 'Producto actualizado exitosamente', product: stored });
    const { product } = await portal.visitor.call('getProducto', { params: { id } });
    expect(product).toEqual({ ...PUBLIC, nombre: 'Guía de cruces', url_externa: '' });
    expect((await staff.call('listProductos', {})).products).toEqual([
      { ...STAFF, nombre: 'Guía de cruces', url_externa: '', enlace: '', updated_by: 'jorge.segundo', version: 2 },
    ]);
    const despues = await rowOf(portal.db, 'productos', id);
    expect(movement).toMatchObject({ usuario: 'jorge.segundo', recurso: 'productos', recurso_id: id });
    expect(movement).toMatchObject({ accion: 'actualizar', antes, despues });
  });

  it('changes the tipo to any of the nine, and records it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProducto(staff);
    for (const tipo of PRODUCTO_TIPOS) {
      const { movement } = await movementOf(portal.db, () => staff.call('updateProducto', { body: { id, tipo } }));
      expect((await portal.visitor.call('getProducto', { params: { id } })).product).toEqual({ ...PUBLIC, tipo });
      expect(movement).toMatchObject({ accion: 'actualizar', despues: { nombre: PUBLIC.nombre, tipo } });
    }
  });

  it('keeps a stored tipo that is none of the nine', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProducto(staff);
    await portal.db.updateTable('productos').set({ tipo: 'Canción' }).execute();
    await staff.call('updateProducto', { body: { id, nombre: 'Otro' } });
    expect(await rowOf(portal.db, 'productos', id)).toMatchObject({ nombre: 'Otro', tipo: 'Canción' });
  });

  it('requires only the id, and answers 422 when a rule is broken', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProducto(staff);
    const body = { id, nombre: '', descripcion: null };
    expect((await staff.send('updateProducto', { body })).status).toBe(200);
    const { product } = await portal.visitor.call('getProducto', { params: { id } });
    expect(product).toEqual({ ...PUBLIC, nombre: '', descripcion: '' });
    await expectFieldRules(portal, staff, 'updateProducto', { body: { id } }, [
      ['nombre', 5, 'Debe ser un texto'],
      ['nombre', 'x'.repeat(501), 'Use como máximo 500 caracteres'],
      ...[null, '', '   ', 5].map((value): FieldRule => ['tipo', value, 'Elija el tipo']),
      ['tipo', 'Canción', 'El tipo no es válido'],
      ['descripcion', 'x'.repeat(5_001), 'Use como máximo 5000 caracteres'],
      ['enlace', 'ftp://ejemplo.org', INVALID_URL],
    ]);
  });
});

describe('a product of a project', () => {
  it('includes its project for staff, and for visitors while the project is active', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProyecto(staff, { nombre: 'Otro' });
    const proyecto_id = await newProyecto(staff, { nombre: 'Cruces', objetivo: 'Cruzar' });
    const producto_id = await newProducto(staff);
    await staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id } });

    const assigned = { proyecto_id, proyecto_nombre: 'Cruces' };
    const by = { updated_by: 'maria.prueba', version: 2 };
    const staffProducto = { ...STAFF, ...assigned, ...by, id_proyecto: 2, proyecto_objetivo: 'Cruzar' };
    expect((await portal.visitor.call('listPublicProductos', {})).products).toEqual([{ ...LISTED, ...assigned }]);
    expect((await staff.call('listProductos', {})).products).toEqual([staffProducto]);

    await staff.call('toggleProyecto', { body: { id: proyecto_id, activo: 0 } });
    expect((await portal.visitor.call('listPublicProductos', {})).products).toEqual([LISTED]);
    const { product } = await portal.visitor.call('getProducto', { params: { id: producto_id } });
    expect(product).toEqual(PUBLIC);
    expect((await staff.call('listProductos', {})).products).toEqual([staffProducto]);
  });
});
