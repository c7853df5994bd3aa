import { describe, expect, it } from 'vitest';
import { newDraft } from '../support/builders/drafts.ts';
import { aPagina, newPagina } from '../support/builders/inputs.ts';
import { anImage } from '../support/images.ts';
import { type Caller, testApp } from '../support/testApp.ts';

const OPERACION = '7d3f0a52-1f7b-4a6d-9c55-3f2f6c1f0b88';

const paginaOf = async (staff: Caller, id: number) => (await staff.call('getPagina', { params: { id } })).pagina;

const versionsOf = async (staff: Caller, recurso_id: number) =>
  (await staff.call('listMovements', { query: { recurso: 'paginas', recurso_id } })).movimientos.reverse();

describe('the history of a page', () => {
  it('gives back an earlier version with its address, unless another page took it meanwhile', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newPagina(staff);
    const change = {
      titulo: 'El grupo',
      direccion: 'el-grupo',
      idioma: 'en',
      lugar: 'pie',
      texto: '<p>Otro</p>',
    } as const;
    await staff.call('updatePagina', { params: { id }, body: change });
    const [added] = await versionsOf(staff, id);
    const restore = () => staff.send('restoreVersion', { body: { movimiento: added?.id ?? 0 } });
    const other = await newPagina(staff, { titulo: 'Otra' });
    expect(await restore()).toMatchObject({
      status: 422,
      body: { errors: { direccion: 'Otra página ya tiene esta dirección' } },
    });
    await staff.call('updatePagina', { params: { id: other }, body: { titulo: 'Otra', direccion: 'otra' } });
    expect((await restore()).status).toBe(200);
    expect(await paginaOf(staff, id)).toMatchObject({ ...aPagina(), idioma: 'es', version: 3 });
    const { visitor } = portal;
    const former = await visitor.send('getPublicPagina', { params: { direccion: 'el-grupo' } });
    expect(former).toMatchObject({ status: 404, body: { direccion: 'quienes-somos' } });
    expect((await versionsOf(staff, id)).map(({ accion }) => accion)).toEqual([
      'agregar',
      'actualizar',
      'restaurar versión',
    ]);
  });

  it('takes one change back, and leaves what was written since', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newPagina(staff);
    const body = { titulo: 'Otra', lugar: 'pie' };
    await staff.send('updatePagina', { params: { id }, body, headers: { operacion: OPERACION } });
    await staff.call('updatePagina', { params: { id }, body: { titulo: 'Otra', resumen: 'Nuevo' } });
    await staff.call('undo', { body: { operacion: OPERACION } });
    expect(await paginaOf(staff, id)).toMatchObject({ titulo: 'Quiénes somos', lugar: 'menu', resumen: 'Nuevo' });
  });

  it('gives a page back from the trash as it was, with its picture and its place in the order', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const body = aPagina({ descripcion_imagen: 'El grupo' });
    const { pagina } = await staff.call('addPagina', { body, file: await anImage({ ancho: 700 }) });
    const second = await newPagina(staff, { direccion: 'otra' });
    await staff.call('orderRecords', { body: { recurso: 'paginas', ids: [second, pagina.id] } });
    expect((await staff.call('listPaginas', {})).paginas.map(({ id }) => id)).toEqual([second, pagina.id]);
    const before = await paginaOf(staff, pagina.id);
    const record = { recurso: 'paginas', recurso_id: pagina.id } as const;
    const picture = async () => (await portal.app.inject(`/api/uploads/paginas/${pagina.imagen}`)).statusCode;
    await staff.call('archiveRecord', { body: record });
    expect([await picture(), (await staff.send('getPagina', { params: { id: pagina.id } })).status]).toEqual([
      404, 404,
    ]);
    const { papelera } = await staff.call('listTrash', {});
    expect(papelera).toMatchObject([{ recurso: 'paginas', recurso_id: pagina.id, nombre: 'Quiénes somos' }]);
    await staff.call('restoreArchived', { body: record });
    expect(await paginaOf(staff, pagina.id)).toEqual({ ...before, version: before.version + 1 });
    expect(await picture()).toBe(200);
    await staff.call('archiveRecord', { body: record });
    await staff.call('deleteForever', { body: { ...record, nombre: 'Quiénes somos' } });
    expect((await staff.call('listTrash', {})).papelera).toEqual([]);
    const stored = portal.db
      .selectFrom('imagenes')
      .where('nombre', '=', pagina.imagen ?? '')
      .select('nombre');
    expect(await stored.execute()).toEqual([]);
  });

  it('publishes a draft with its picture, as a new page and in place of a stored one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const campos = { titulo: 'Quiénes somos', descripcion_imagen: 'El grupo' };
    const draft = await newDraft(staff, { recurso: 'paginas', campos }, await anImage({ ancho: 700 }));
    const body = { ...aPagina({ descripcion_imagen: 'El grupo' }), borrador_id: draft };
    const { pagina } = (await staff.send('addPagina', { body })).body as { pagina: { id: number; imagen: string } };
    expect(pagina.imagen).toMatch(/\.webp$/);
    const second = await newDraft(staff, { recurso: 'paginas', recurso_id: pagina.id, campos: { titulo: 'Otra' } });
    const published = { params: { id: pagina.id }, body: { titulo: 'Otra', borrador_id: second } };
    expect((await staff.send('updatePagina', published)).status).toBe(200);
    expect(await paginaOf(staff, pagina.id)).toMatchObject({ titulo: 'Otra', imagen: pagina.imagen });
    expect((await staff.call('listDrafts', { query: {} })).borradores).toEqual([]);
  });
});

describe('while other members of staff write', () => {
  it('only one page takes the last place', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const page = () => ({ body: aPagina({ lugar: 'pie', direccion: '' }) });
    for (let count = 1; count <= 7; count += 1) await staff.call('addPagina', page());
    const answers = await Promise.all([1, 2, 3].map(() => staff.send('addPagina', page())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await staff.call('listPaginas', {})).paginas).toHaveLength(8);
  });

  it('only one page takes an address', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const answers = await Promise.all([1, 2, 3].map(() => staff.send('addPagina', { body: aPagina() })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });
});
