import { describe, expect, it } from 'vitest';
import { pathOfUpload } from '../../contract/addresses/uploads.ts';
import {
  aConfiguracion,
  anEvento,
  anIntegrante,
  newConvenio,
  newEvento,
  newIntegrante,
  newProducto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { addOneOfEach } from '../support/calls.ts';
import { countOf, unchanged, uploadedRows } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { testApp } from '../support/testApp.ts';

const KINDS = ['proyectos', 'integrantes', 'productos', 'convenios', 'eventos'] as const;

/** A portal with a project that has two members and a product. */
async function portalWithLinks() {
  const portal = await testApp();
  const staff = await portal.staff();
  const proyecto_id = await newProyecto(staff, { nombre: 'Ciclorrutas' });
  const members = [await newIntegrante(staff), await newIntegrante(staff)];
  for (const actor_id of members) await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } });
  const producto_id = await newProducto(staff, { nombre: 'Guía' });
  await staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id } });
  const project = { recurso: 'proyectos', recurso_id: proyecto_id } as const;
  return { portal, staff, proyecto_id, members, producto_id, project };
}

describe('the trash', () => {
  it.each(KINDS)('takes a record of %s out of every list, and gives it back', async (recurso) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    const lists = ['listProyectos', 'listIntegrantes', 'listProductos', 'listConvenios', 'listEventos'] as const;
    const readLists = async () => {
      const answers = [];
      for (const name of lists) answers.push((await staff.send(name)).body);
      for (const name of ['listPublicProyectos', 'listPublicIntegrantes', 'getInicio'] as const)
        answers.push((await portal.visitor.send(name)).body);
      return JSON.stringify(answers, (key, value) => (key === 'version' ? undefined : value));
    };
    const before = await readLists();
    const body = { recurso, recurso_id: 1 };
    expect(await staff.call('archiveRecord', { body })).toEqual({ success: 1, message: 'Enviado a la Papelera' });
    expect(await readLists()).not.toBe(before);
    const { papelera } = await staff.call('listTrash', {});
    expect(papelera).toEqual([
      { ...body, nombre: expect.any(String), archivado_en: expect.any(String), archivado_por: 'maria.prueba' },
    ]);
    expect(await staff.call('restoreArchived', { body })).toEqual({ success: 1, message: 'Restaurado exitosamente' });
    expect(await readLists()).toBe(before);
    expect((await staff.call('listTrash', {})).papelera).toEqual([]);
  });

  it('says to staff, and not to visitors, that a record is there', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    for (const recurso of KINDS) await staff.call('archiveRecord', { body: { recurso, recurso_id: 1 } });
    const params = { id: 1 };
    const messages = [];
    for (const name of ['getProyecto', 'getIntegrante', 'getProducto', 'getConvenio', 'getEvento'] as const) {
      const { status, body } = await staff.send(name, { params });
      expect(status, name).toBe(404);
      messages.push(body.message);
    }
    expect(messages).toEqual([
      'El proyecto está en la Papelera',
      'El integrante está en la Papelera',
      'El producto está en la Papelera',
      'El convenio está en la Papelera',
      'El evento está en la Papelera',
    ]);
    for (const name of ['getProyecto', 'getIntegrante', 'getProducto', 'getPublicEvento'] as const) {
      const { status, body } = await portal.visitor.send(name, { params });
      expect([status, body.message]).toEqual([404, expect.stringMatching(/^No se encontró/)]);
    }
  });

  it('answers 404 to a save of a form that is still open', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.staff(), await portal.otherStaff()];
    const id = await newEvento(maria);
    await jorge.call('archiveRecord', { body: { recurso: 'eventos', recurso_id: id } });
    const { status, body } = await unchanged(portal.db, () =>
      maria.send('updateEvento', { params: { id }, body: { ...anEvento(), version: 1 } }),
    );
    expect([status, body.message]).toEqual([404, 'El evento está en la Papelera']);
  });

  it('shows the links of a record before, and restores them with the same ids', async () => {
    const { portal, staff, proyecto_id, project } = await portalWithLinks();
    await using _ = portal;
    const { vinculos } = await staff.call('listVinculos', { query: project });
    expect(vinculos.map(({ recurso }) => recurso)).toEqual(['integrantes', 'integrantes', 'productos']);
    const { investigadores, productos } = await staff.call('getProyecto', { params: { id: proyecto_id } });
    await staff.call('archiveRecord', { body: project });
    expect(await countOf(portal.db, 'proyecto_integrante')).toBe(0);
    expect((await staff.call('listProductos', {})).products[0]).toMatchObject({ id_proyecto: null });
    await staff.call('restoreArchived', { body: project });
    const restored = await staff.call('getProyecto', { params: { id: proyecto_id } });
    expect(restored).toMatchObject({ investigadores, productos });
  });

  it('restores no link whose other record is archived or linked elsewhere, and says so', async () => {
    const { portal, staff, proyecto_id, members, producto_id, project } = await portalWithLinks();
    await using _ = portal;
    await staff.call('archiveRecord', { body: project });
    await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: members[0] ?? 0 } });
    const other = await newProyecto(staff);
    await staff.call('addProductoToProyecto', { body: { proyecto_id: other, producto_id } });
    const { message } = await staff.call('restoreArchived', { body: project });
    expect(message).toBe('Restaurado. Algunos vínculos no se restauraron, porque el otro registro cambió.');
    const { investigadores, productos } = await staff.call('getProyecto', { params: { id: proyecto_id } });
    expect(investigadores.map(({ id_integrante }) => id_integrante)).toEqual([members[1]]);
    expect(productos).toEqual([]);
    expect((await staff.call('listProductos', {})).products[0]).toMatchObject({ id_proyecto: other });
  });

  it('says so too if the project of a product is in the trash, unless both are restored together', async () => {
    const { portal, staff, proyecto_id, producto_id, project } = await portalWithLinks();
    await using _ = portal;
    const product = { recurso: 'productos', recurso_id: producto_id } as const;
    const projectOf = async () => (await staff.call('listProductos', {})).products[0]?.id_proyecto;
    for (const body of [product, project]) await staff.call('archiveRecord', { body });
    const { message } = await staff.call('restoreArchived', { body: product });
    expect(message).toBe('Restaurado. Algunos vínculos no se restauraron, porque el otro registro cambió.');
    expect(await projectOf()).toBeNull();
    await staff.call('restoreArchived', { body: project });
    await staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id } });
    for (const body of [product, project]) await staff.call('archiveRecord', { body });
    const both = await staff.call('restoreArchived', { body: { registros: [product, project] } });
    expect([both.message, await projectOf()]).toEqual(['Se restauraron 2 registros', proyecto_id]);
  });

  it('shows many links in pages of 100, by names alone', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const integrante_id = await newIntegrante(staff);
    const autor = { apellidos: 'A', nombres: '"integrante_id":12}', nombre_corporativo: '', orcid: '', integrante_id };
    for (let n = 1; n <= 101; n += 1) await newProducto(staff, { nombre: `Guía ${n}`, autores: [autor] });
    const query = { recurso: 'integrantes', recurso_id: integrante_id } as const;
    const { vinculos, ...first } = await staff.call('listVinculos', { query });
    expect(first).toEqual({ success: 1, totales: { productos: 101 }, hay_mas: true });
    expect(vinculos).toHaveLength(100);
    const last = await staff.call('listVinculos', { query: { ...query, salta: 100 } });
    const rest = [{ recurso: 'productos', id: 101, nombre: 'Guía 101' }];
    expect(last).toEqual({ success: 1, vinculos: rest, totales: { productos: 101 }, hay_mas: false });
    // A name that looks like the link of another member is none.
    for (let n = 1; n <= 12; n += 1) await newIntegrante(staff);
    const other = await staff.call('listVinculos', { query: { recurso: 'integrantes', recurso_id: 12 } });
    expect(other.vinculos).toEqual([]);
    const { status } = await staff.send('listVinculos', { query: { ...query, salta: -1 } });
    expect(status).toBe(400);
  });

  it('shows the links of members and products', async () => {
    const { portal, staff, proyecto_id, members, producto_id } = await portalWithLinks();
    await using _ = portal;
    const autor = { apellidos: 'A', nombres: 'B', nombre_corporativo: '', orcid: '', integrante_id: members[0] ?? 0 };
    await staff.call('updateProducto', { body: { id: producto_id, autores: [autor] } });
    const linksOf = async (recurso: 'integrantes' | 'productos', recurso_id: number) =>
      (await staff.call('listVinculos', { query: { recurso, recurso_id } })).vinculos;
    expect(await linksOf('integrantes', members[0] ?? 0)).toEqual([
      { recurso: 'proyectos', id: proyecto_id, nombre: 'Ciclorrutas' },
      { recurso: 'productos', id: producto_id, nombre: 'Guía' },
    ]);
    expect(await linksOf('productos', producto_id)).toEqual([
      { recurso: 'proyectos', id: proyecto_id, nombre: 'Ciclorrutas' },
    ]);
  });

  it('deletes a record for ever once its name was typed: its data and files leave the history', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const file = await anImage();
    await staff.call('addIntegrante', { body: anIntegrante({ nombres: 'Zenobia', apellidos: 'Camprubí' }), file });
    await staff.call('updateIntegrante', {
      body: { id: 1, ...anIntegrante({ nombres: 'Zenobia', apellidos: 'Camprubí' }) },
      file: await anImage({ ancho: 90 }),
    });
    const record = { recurso: 'integrantes', recurso_id: 1 } as const;
    await staff.call('archiveRecord', { body: record });
    const wrong = await unchanged(portal.db, () =>
      staff.send('deleteForever', { body: { ...record, nombre: 'Zenobia' } }),
    );
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ nombre: expect.stringContaining('no coincide') });
    await staff.call('deleteForever', { body: { ...record, nombre: 'Zenobia Camprubí' } });
    expect(await uploadedRows(portal.db).execute()).toHaveLength(0);
    expect((await staff.call('listTrash', {})).papelera).toEqual([]);
    const { movimientos } = await staff.call('listMovements', { query: {} });
    expect(JSON.stringify(movimientos)).not.toMatch(/Zenobia|Camprubí/);
    expect(movimientos.map(({ accion, usuario }) => [accion, usuario])).toEqual(
      ['eliminar para siempre', 'archivar', 'actualizar', 'agregar'].map((accion) => [accion, 'maria.prueba']),
    );
    const operacion = movimientos[1]?.operacion;
    expect((await staff.send('undo', { body: { operacion } })).status).toBe(409);
  });

  it('keeps the picture of a record that is deleted for ever while the home links it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const nombre = 'Zenobia Camprubí';
    await staff.call('addIntegrante', {
      body: anIntegrante({ nombres: 'Zenobia', apellidos: 'Camprubí' }),
      file: await anImage(),
    });
    const { nombre_imagen } = await portal.db
      .selectFrom('integrantes')
      .select('nombre_imagen')
      .executeTakeFirstOrThrow();
    const address = pathOfUpload('integrantes', nombre_imagen ?? '');
    const url_img_pilares = `https://portal.example.org${address}?w=320`;
    await staff.call('updateConfiguracion', { body: aConfiguracion({ url_img_pilares }) });
    const record = { recurso: 'integrantes', recurso_id: 1 } as const;
    await staff.call('archiveRecord', { body: record });
    await staff.call('deleteForever', { body: { ...record, nombre } });
    expect((await portal.app.inject(address)).statusCode).toBe(200);
  });

  it('contains the records deleted by deleteEvento and deleteConvenio', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.call('deleteEvento', { params: { id: await newEvento(staff) } });
    await staff.call('deleteConvenio', { params: { id: await newConvenio(staff) } });
    const { papelera } = await staff.call('listTrash', {});
    expect(papelera.map(({ recurso }) => recurso).sort()).toEqual(['convenios', 'eventos']);
  });

  it('keeps an archived author when the product is saved, and refuses one in another product', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [integrante_id, id] = [await newIntegrante(staff), await newProducto(staff)];
    const autores = [{ apellidos: 'A', nombres: 'B', nombre_corporativo: '', orcid: '', integrante_id }];
    await staff.call('updateProducto', { body: { id, autores } });
    await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: integrante_id } });
    await staff.call('updateProducto', { body: { id, nombre: 'Otro', autores } });
    const other = await newProducto(staff);
    expect((await staff.send('updateProducto', { body: { id: other, autores } })).status).toBe(422);
  });
});
