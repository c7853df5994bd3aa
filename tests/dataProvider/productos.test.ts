import { describe, expect, it } from 'vitest';
import { productos } from '../../dataProvider/resources/productos.ts';
import { aProducto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, provider, selectedFile } from './mock.ts';

const received = mockedNetwork();
const previousData = productos.read(aProducto());

describe('productos: reading', () => {
  it('filters the list by asignado', async () => {
    const unassigned = aProducto({ id: 9, proyecto_id: null, id_proyecto: null, proyecto_nombre: null });
    answer('listProductos', { success: 1, products: [aProducto(), unassigned] });
    const { data } = await provider().getList('productos', { ...ALL_RECORDS, filter: { asignado: false } });
    expect(data).toEqual([{ ...previousData, id: 9, proyecto_id: null, proyecto_nombre: '', asignado: false }]);
  });

  it('getOne reads the staff list, which has all fields', async () => {
    answer('listProductos', { success: 1, products: [aProducto({ id: 7 }), aProducto()] });
    expect((await provider().getOne('productos', { id: '8' })).data).toEqual(previousData);
    await expect(provider().getOne('productos', { id: 99 })).rejects.toMatchObject({ status: 404 });
  });

  it('reloads the list through buscarTodo', async () => {
    answer('reloadProductos', { success: 1, products: [aProducto()] });
    expect(await provider().reloadProductos()).toEqual({ data: [previousData] });
  });

  it.each([
    [{ proyecto_id: undefined }, {}],
    [{ id_proyecto: undefined, proyecto_id: '3' }, {}],
    [{ enlace: undefined }, {}],
    [{ enlace: null, url_externa: 'https://example.org/otra' }, { enlace: 'https://example.org/otra' }],
    [{ id: '8' }, {}],
    [
      { proyecto_id: '', id_proyecto: 0 },
      { proyecto_id: null, asignado: false },
    ],
    [
      { descripcion: null, proyecto_objetivo: null },
      { descripcion: '', proyecto_objetivo: '' },
    ],
  ])('tolerates %j', async (wire, expected) => {
    answerRaw('listProductos', { success: '1', products: [{ ...aProducto(), ...wire }] });
    expect((await provider().getList('productos', ALL_RECORDS)).data).toEqual([{ ...previousData, ...expected }]);
  });

  it('tolerates a bare list', async () => {
    answerRaw('reloadProductos', [aProducto()]);
    expect((await provider().reloadProductos()).data).toEqual([previousData]);
  });
});

describe('productos: writing', () => {
  it('sends all fields of a new record', async () => {
    answer('addProducto', { success: 1, message: 'Listo', product: aProducto({ id: 11 }) });
    const { data } = await provider().create('productos', { data: { nombre: 'Guía', tipo: 'Libro', enlace: null } });
    expect(data).toEqual({ ...previousData, id: 11 });
    expect(received[0]?.body).toEqual({
      nombre: 'Guía',
      tipo: 'Libro',
      descripcion: '',
      enlace: '',
      created_by: 'lpena',
    });
  });

  it.each([
    ['with a changed tipo', { tipo: 'Software' }, { tipo: 'Software' }],
    ['without an unchanged tipo', { tipo: previousData.tipo }, {}],
  ])('sends the fields on update, %s', async (_, changed, sent) => {
    answerDone('updateProducto');
    const data = { nombre: 'Otra', ...changed };
    const updated = await provider().update('productos', { id: 8, data, previousData });
    expect(updated.data).toEqual({ ...previousData, ...data });
    expect(received[0]?.body).toEqual({
      ...sent,
      id: 8,
      version: 7,
      nombre: 'Otra',
      descripcion: 'Una guía',
      enlace: 'https://example.org/g',
      updated_by: 'lpena',
    });
  });

  it('sends a chosen full text and another project with the fields', async () => {
    const product = aProducto({ nombre: 'Otra', proyecto_id: 4, url_pdf: '/t.pdf', pdf_bytes: 1, version: 8 });
    answerRaw('updateProducto', { success: 1, message: 'Hecho', product });
    const data = { nombre: 'Otra', proyecto_id: 4, pdf: selectedFile('t.pdf', 'application/pdf') };
    const updated = await provider().update('productos', { id: 8, data, previousData });
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      [
        'updateProducto',
        expect.objectContaining({
          id: 8,
          version: 7,
          nombre: 'Otra',
          proyecto_id: 4,
          pdf: { name: 't.pdf', type: 'application/pdf' },
        }),
      ],
    ]);
    expect(updated.data).toEqual(productos.read(product));
  });

  it('sends the removal of the full text and of the project with the fields', async () => {
    answerDone('updateProducto');
    const stored = { ...previousData, url_pdf: '/t.pdf', pdf_bytes: 1 };
    const data = { pdf: false, proyecto_id: null };
    await provider().update('productos', { id: 8, data, previousData: stored });
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      ['updateProducto', expect.objectContaining({ quitar_pdf: 1, proyecto_id: null })],
    ]);
  });

  it('sends the project and the full text of a new record in its call', async () => {
    answer('addProducto', { success: 1, message: 'Listo', product: aProducto({ id: 11 }) });
    const pdf = selectedFile('t.pdf', 'application/pdf');
    await provider().create('productos', { data: { nombre: 'Guía', tipo: 'Libro', proyecto_id: 3, pdf } });
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      ['addProducto', expect.objectContaining({ proyecto_id: 3, pdf: { name: 't.pdf', type: 'application/pdf' } })],
    ]);
  });

  it('updates several sequentially', async () => {
    answer('listProductos', { success: 1, products: [aProducto(), aProducto({ id: 9 })] });
    answerDone('updateProducto');
    await provider().updateMany('productos', { ids: [8, 9], data: { descripcion: 'La misma' } });
    expect(received.slice(1).map(({ body }) => body)).toMatchObject([
      { id: 8, descripcion: 'La misma' },
      { id: 9, descripcion: 'La misma' },
    ]);
  });
});
