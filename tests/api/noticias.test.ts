import { describe, expect, it } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aNoticia, newEvento, newNoticia, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { movementOf, rowOf } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { expectFieldRules, type FieldRule } from '../support/refusals.ts';
import { type Caller, testApp } from '../support/testApp.ts';

const LISTED = {
  id: 1,
  titulo: 'El grupo abre su laboratorio',
  fecha: '2026-03-12',
  resumen: 'Las puertas se abren el jueves.',
  imagen: null,
  descripcion_imagen: '',
};
const DETAIL = {
  ...LISTED,
  texto: '<p>Habrá <strong>visitas</strong>.</p>',
  url_fuente: '',
  proyecto_id: null,
  producto_id: null,
  evento_id: null,
};
const STAFF = {
  ...DETAIL,
  activo: 1,
  created_by: 'maria.prueba',
  updated_by: '',
  version: 1,
  publicar_desde: '',
  publicar_hasta: '',
};

const picture = (ancho?: number) => anImage({ ancho });

const pendientesOf = async (staff: Caller) => {
  const { grupos } = await staff.call('listPendientes', { query: { limite: 10 } });
  return grupos
    .find(({ grupo }) => grupo === 'noticias_enlace_oculto')
    ?.registros.map(({ id, campo }) => ({ id, campo }));
};

describe('add_noticia', () => {
  it('shows the noticia to visitors and staff, and records it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { movement } = await movementOf(portal.db, async () => {
      expect(await staff.call('addNoticia', { body: aNoticia() })).toEqual({
        success: 1,
        message: 'Noticia agregada exitosamente',
        noticia: STAFF,
      });
    });
    const despues = await rowOf(portal.db, 'noticias', 1);
    expect(movement).toMatchObject({ recurso: 'noticias', recurso_id: 1, accion: 'agregar', antes: null, despues });
    const { visitor } = portal;
    expect(await visitor.call('listPublicNoticias', {})).toEqual({ success: 1, message: '', noticias: [LISTED] });
    expect(await visitor.call('getPublicNoticia', { params: { id: 1 } })).toEqual({
      success: 1,
      message: '',
      noticia: { ...DETAIL, vinculo_nombre: '' },
    });
    expect(await staff.call('listNoticias', {})).toEqual({ success: 1, message: '', noticias: [STAFF] });
    expect(await staff.call('getNoticia', { params: { id: 1 } })).toEqual({ success: 1, message: '', noticia: STAFF });
  });

  it('keeps the allowed tags of the text only', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newNoticia(staff, { texto: '<p onclick="x()">Hola<script>x()</script> <u>mar</u></p>' });
    expect(await rowOf(portal.db, 'noticias', 1)).toMatchObject({ texto: '<p>Hola mar</p>' });
  });

  it('stores its picture in the widths of members, for visitors of the noticia only', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const body = aNoticia({ descripcion_imagen: 'El laboratorio', activo: 0 });
    const { noticia } = await staff.call('addNoticia', { body, file: await picture(800) });
    const url = `/api/uploads/noticias/${noticia.imagen}`;
    expect((await portal.app.inject(url)).statusCode).toBe(404);
    await staff.call('updateNoticia', { params: { id: 1 }, body: aNoticia({ activo: 1 }) });
    expect((await portal.app.inject(url)).statusCode).toBe(200);
    const widths = await portal.db
      .selectFrom('imagenes')
      .where('nombre', '=', noticia.imagen ?? '')
      .select('ancho')
      .orderBy('ancho')
      .execute();
    expect(widths.map(({ ancho }) => ancho)).toEqual([160, 320, 480, 640]);
  });
});

it('refuses values that break a rule', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const proyecto_id = await newProyecto(staff);
  const producto_id = await newProducto(staff);
  const cases: FieldRule[] = [
    ['titulo', ' ', 'Escriba el título'],
    ['titulo', 'a'.repeat(201), 'Use como máximo 200 caracteres'],
    ['fecha', '', 'Elija la fecha'],
    ['fecha', '2026-02-30', 'La fecha no es válida'],
    ['resumen', 'a'.repeat(301), 'Use como máximo 300 caracteres'],
    ['texto', 'a'.repeat(20_001), 'Use como máximo 20000 caracteres'],
    ['descripcion_imagen', 'a'.repeat(201), 'Use como máximo 200 caracteres'],
    ['url_fuente', 'mar', 'La URL de la fuente no es válida: debe comenzar por http:// o https://'],
    ['producto_id', 'x', 'El producto no es válido'],
    ['activo', 2, 'El valor de activo no es válido'],
  ];
  await expectFieldRules(portal, staff, 'addNoticia', { body: aNoticia() }, cases);
  const two = await staff.send('addNoticia', { body: aNoticia({ proyecto_id, producto_id }) });
  const oneOnly = 'Elija un proyecto, un producto o un evento: solo uno';
  expect(two).toMatchObject({ status: 422, body: { errors: { producto_id: oneOnly } } });
  const undescribed = await staff.send('addNoticia', { body: aNoticia(), file: await picture() });
  const error = { descripcion_imagen: 'Describa la imagen para quien no la ve' };
  expect(undescribed).toMatchObject({ status: 422, body: { errors: error } });
  expect(await portal.db.selectFrom('noticias').select('id').execute()).toEqual([]);
});

describe('update_noticia', () => {
  it('leaves absent fields as they were', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const evento_id = await newEvento(staff);
    await newNoticia(staff, { evento_id, url_fuente: 'https://ejemplo.org/n' });
    const body = { titulo: 'Otra', fecha: '2027-01-02' };
    expect(await staff.call('updateNoticia', { params: { id: 1 }, body })).toEqual({
      success: 1,
      message: 'Noticia actualizada exitosamente',
      noticia: {
        ...STAFF,
        ...body,
        evento_id,
        url_fuente: 'https://ejemplo.org/n',
        updated_by: 'maria.prueba',
        version: 2,
      },
    });
    await staff.call('updateNoticia', { params: { id: 1 }, body: { ...body, evento_id: '' } });
    expect(await rowOf(portal.db, 'noticias', 1)).toMatchObject({ evento_id: null });
  });

  it('applies its rules to the stored fields too', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const proyecto_id = await newProyecto(staff);
    const evento_id = await newEvento(staff);
    const file = await picture();
    await staff.call('addNoticia', { body: aNoticia({ proyecto_id, descripcion_imagen: 'El laboratorio' }), file });
    const send = (changes: object) =>
      staff.send('updateNoticia', { params: { id: 1 }, body: { ...aNoticia(), ...changes } });
    const oneOnly = { status: 422, body: { errors: { evento_id: /solo uno$/ } } };
    expect(await send({ evento_id })).toMatchObject(oneOnly);
    // The rule comes before the search for the record, whose 404 would be read as that of the noticia.
    expect(await send({ evento_id: 99 })).toMatchObject(oneOnly);
    expect(await send({ descripcion_imagen: '' })).toMatchObject({
      status: 422,
      body: { errors: { descripcion_imagen: 'Describa la imagen para quien no la ve' } },
    });
    expect((await send({ evento_id, proyecto_id: '' })).status).toBe(200);
  });

  it('refuses a stale save with the stored noticia', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newNoticia(staff);
    await staff.call('updateNoticia', { params: { id: 1 }, body: { ...aNoticia({ titulo: 'Uno' }), version: 1 } });
    const stale = await staff.send('updateNoticia', {
      params: { id: 1 },
      body: { ...aNoticia({ titulo: 'Dos' }), version: 1 },
    });
    expect(stale).toMatchObject({ status: 409, body: { actual: { titulo: 'Uno', version: 2 } } });
  });
});

it('lists the newest date first, then the higher id; a future date hides nothing', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  for (const fecha of ['2026-03-12', '2099-01-01', '2026-03-12', '2025-01-01']) await newNoticia(staff, { fecha });
  await newNoticia(staff, { activo: 0 });
  await newNoticia(staff, { publicar_desde: '2099-01-01T00:00:00Z' });
  const { noticias } = await portal.visitor.call('listPublicNoticias', {});
  expect(noticias.map(({ id }) => id)).toEqual([2, 3, 1, 4]);
  expect(await portal.visitor.send('getPublicNoticia', { params: { id: 5 } })).toMatchObject({ status: 404 });
});

describe('the record that a noticia is about', () => {
  it('is named to visitors while they may read it, else it is left out and in Pendientes', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const proyecto_id = await newProyecto(staff, { nombre: 'Mar abierto' });
    await newNoticia(staff, { proyecto_id });
    const read = async () => (await portal.visitor.call('getPublicNoticia', { params: { id: 1 } })).noticia;
    expect(await read()).toMatchObject({ proyecto_id, vinculo_nombre: 'Mar abierto' });
    expect(await pendientesOf(staff)).toEqual([]);
    await staff.call('toggleProyecto', { body: { id: proyecto_id, activo: 0 } });
    expect(await read()).toMatchObject({ proyecto_id: null, vinculo_nombre: '', titulo: STAFF.titulo });
    expect(await pendientesOf(staff)).toEqual([{ id: 1, campo: 'proyecto_id' }]);
  });

  it.each(['proyectos', 'productos', 'eventos'] as const)(
    'loses its link when one of %s is archived, and gets it back',
    async (recurso) => {
      await using portal = await testApp();
      const staff = await portal.staff();
      const ids = {
        proyectos: await newProyecto(staff),
        productos: await newProducto(staff),
        eventos: await newEvento(staff),
      };
      const column = { proyectos: 'proyecto_id', productos: 'producto_id', eventos: 'evento_id' } as const;
      await newNoticia(staff, { [column[recurso]]: ids[recurso] });
      const record = { recurso, recurso_id: ids[recurso] };
      const { vinculos } = await staff.call('listVinculos', { query: record });
      expect(vinculos).toContainEqual({ recurso: 'noticias', id: 1, nombre: STAFF.titulo });
      await staff.call('archiveRecord', { body: record });
      expect(await rowOf(portal.db, 'noticias', 1)).toMatchObject({ [column[recurso]]: null, version: 2 });
      await staff.call('restoreArchived', { body: record });
      expect(await rowOf(portal.db, 'noticias', 1)).toMatchObject({ [column[recurso]]: ids[recurso] });
    },
  );
});

it('is archived, restored and deleted for ever', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  await newNoticia(staff);
  const body = { recurso: 'noticias', recurso_id: 1 } as const;
  await staff.call('archiveRecord', { body });
  const { papelera } = await staff.call('listTrash', {});
  expect(papelera).toMatchObject([{ ...body, nombre: STAFF.titulo }]);
  await staff.call('restoreArchived', { body });
  expect(await staff.call('listNoticias', {})).toMatchObject({ noticias: [{ ...STAFF, version: 2 }] });
  await staff.call('archiveRecord', { body });
  await staff.call('deleteForever', { body: { ...body, nombre: STAFF.titulo } });
  expect(await staff.call('listTrash', {})).toMatchObject({ papelera: [] });
});

describe('the block of the home', () => {
  const withBlock = async (staff: Caller) => {
    const [{ bloques = [] } = {}] = (await staff.call('getIdentidad', {})).data;
    const shown = bloques.map((bloque) => (bloque.id === 'noticias' ? { ...bloque, visible: true } : bloque));
    await staff.call('updateIdentidad', { body: { bloques: shown } });
  };

  it('has the newest three, and only while staff show it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const fecha of ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']) await newNoticia(staff, { fecha });
    expect(await portal.visitor.call('getInicio', {})).not.toHaveProperty('noticias');
    await withBlock(staff);
    const { noticias } = await portal.visitor.call('getInicio', {});
    expect(noticias?.map(({ id }) => id)).toEqual([4, 3, 2]);
  });
});

it('is found by its title, summary and text', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  await newNoticia(staff, { texto: '<p>Una <strong>ballena</strong> jorobada.</p>' });
  const { grupos } = await portal.visitor.call('search', { query: { q: 'ballena' } });
  const found = grupos.map(({ tipo, resultados }) => [tipo, resultados.map(({ id }) => id)]);
  expect(found.filter(([, ids]) => ids?.length !== 0)).toEqual([['noticias', [1]]]);
});

it('is in the sitemap and in the feeds; the list only while it has records', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const read = async (url: string) => (await portal.app.inject({ url })).body;
  expect(await read('/sitemap.xml')).not.toContain('/noticias');
  await newNoticia(staff, { titulo: 'Puertas abiertas' });
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain('/noticias</loc>');
  expect(sitemap).toContain(`/noticias/${encodeId(1)}/puertas-abiertas</loc>`);
  for (const format of ['atom', 'json']) expect(await read(`/feeds/noticias.${format}`)).toContain('Puertas abiertas');
});
