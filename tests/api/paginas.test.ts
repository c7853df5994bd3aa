import { describe, expect, it } from 'vitest';
import { aPagina, newPagina } from '../support/builders/inputs.ts';
import { movementOf, rowOf } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { expectError, expectFieldRules, expectRefusal, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const PUBLIC = {
  id: 1,
  titulo: 'Quiénes somos',
  direccion: 'quienes-somos',
  resumen: 'El grupo y su historia.',
  texto: '<p>Estudiamos <strong>la vía</strong>.</p>',
  imagen: null,
  descripcion_imagen: '',
  idioma: 'es',
  lugar: 'menu',
};
const STAFF = {
  ...PUBLIC,
  orden: 1_000_000,
  activo: 1,
  created_by: 'maria.prueba',
  updated_by: '',
  version: 1,
  publicar_desde: '',
  publicar_hasta: '',
};

const at = (direccion: string) => ({ params: { direccion } });
const NOT_FOUND = { status: 404, message: 'No se encontró la página' };
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

describe('add_pagina', () => {
  it('shows the page to visitors and staff, and records it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { movement } = await movementOf(portal.db, async () => {
      expect(await staff.call('addPagina', { body: aPagina() })).toEqual({
        success: 1,
        message: 'Página agregada exitosamente',
        pagina: STAFF,
      });
    });
    const despues = await rowOf(portal.db, 'paginas', 1);
    expect(movement).toMatchObject({ recurso: 'paginas', recurso_id: 1, accion: 'agregar', antes: null, despues });
    expect(await portal.visitor.call('getPublicPagina', at('quienes-somos'))).toEqual({ success: 1, pagina: PUBLIC });
    expect(await staff.call('listPaginas', {})).toEqual({ success: 1, paginas: [STAFF] });
    expect(await staff.call('getPagina', { params: { id: 1 } })).toEqual({ success: 1, pagina: STAFF });
  });

  it('needs the title only: without more, a page is in Spanish, without a link, at an address made of its title', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { pagina } = await staff.call('addPagina', { body: { titulo: '¿Quiénes somos?' } });
    expect(pagina).toMatchObject({ direccion: 'quienes-somos', idioma: 'es', lugar: 'ninguno', activo: 1, texto: '' });
    expect((await staff.call('addPagina', { body: { titulo: 'Quienes somos' } })).pagina.direccion).toBe(
      'quienes-somos-2',
    );
    expect((await staff.call('addPagina', { body: { titulo: '私たち' } })).pagina.direccion).toBe('pagina');
  });

  it('stores its picture, for visitors of the page only', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const body = aPagina({ descripcion_imagen: 'El grupo', activo: 0 });
    const { pagina } = await staff.call('addPagina', { body, file: await anImage({ ancho: 800 }) });
    const url = `/api/uploads/paginas/${pagina.imagen}`;
    expect((await portal.app.inject(url)).statusCode).toBe(404);
    await staff.call('updatePagina', { params: { id: 1 }, body: aPagina({ activo: 1 }) });
    expect((await portal.app.inject(url)).statusCode).toBe(200);
    const widths = await portal.db
      .selectFrom('imagenes')
      .where('nombre', '=', pagina.imagen ?? '')
      .select('ancho')
      .orderBy('ancho')
      .execute();
    expect(widths.map(({ ancho }) => ancho)).toEqual([320, 480, 640, 800]);
  });

  it('refuses values that break a rule', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const long = 'Use como máximo';
    const address = 'Use solo letras sin tilde, números y guiones, como biologia-marina';
    const cases: FieldRule[] = [
      ['titulo', ' ', 'Escriba el título'],
      ['titulo', 'a'.repeat(201), `${long} 200 caracteres`],
      ['direccion', 'quiénes', address],
      ['direccion', 'quienes somos', address],
      ['direccion', 'a'.repeat(81), `${long} 80 caracteres`],
      ['resumen', 'a'.repeat(301), `${long} 300 caracteres`],
      ['texto', 'a'.repeat(40_001), `${long} 40000 caracteres`],
      ['descripcion_imagen', 'a'.repeat(201), `${long} 200 caracteres`],
      ['idioma', 'de', 'El idioma no es válido'],
      ['lugar', 'banner', 'El lugar no es válido'],
      ['activo', 2, 'El valor de activo no es válido'],
      ['publicar_hasta', 'mañana', 'La fecha y hora de Publicar hasta no es válida'],
    ];
    await expectFieldRules(portal, staff, 'addPagina', { body: aPagina() }, cases);
    const undescribed = await staff.send('addPagina', { body: aPagina(), file: await anImage({}) });
    const errors = { descripcion_imagen: 'Describa la imagen para quien no la ve' };
    expect(undescribed).toMatchObject({ status: 422, body: { errors } });
    expect(await portal.db.selectFrom('paginas').select('id').execute()).toEqual([]);
  });

  it('takes a text of 40,000 characters', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    // As many bytes as a character may have.
    const texto = `<p>${'語'.repeat(39_993)}</p>`;
    expect((await staff.call('addPagina', { body: aPagina({ texto }) })).pagina.texto).toBe(texto);
  });
});

it('update_pagina leaves absent fields as they were', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  await newPagina(staff, { idioma: 'en', lugar: 'pie' });
  expect(await staff.call('updatePagina', { params: { id: 1 }, body: { titulo: 'Otra' } })).toEqual({
    success: 1,
    message: 'Página actualizada exitosamente',
    pagina: { ...STAFF, titulo: 'Otra', idioma: 'en', lugar: 'pie', updated_by: 'maria.prueba', version: 2 },
  });
  const stale = await staff.send('updatePagina', { params: { id: 1 }, body: { titulo: 'Otra', version: 1 } });
  expect(stale).toMatchObject({ status: 409, body: { actual: { titulo: 'Otra', version: 2 } } });
});

describe('the address of a page', () => {
  it('is unique without regard to case, also while the page is in no list', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newPagina(staff, { activo: 0 });
    const other = await newPagina(staff, { direccion: 'otra' });
    const errors = { direccion: 'Otra página ya tiene esta dirección' };
    const taken = { status: 422, message: errors.direccion, errors };
    const body = aPagina({ direccion: 'Quienes-Somos' });
    await expectRefusal(portal, staff, 'addPagina', { body }, taken);
    await expectRefusal(portal, staff, 'updatePagina', { params: { id: other }, body }, taken);
  });

  it('may be that of a line, which has a path of its own', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect((await staff.call('addPagina', { body: aPagina({ direccion: 'sostenibilidad' }) })).success).toBe(1);
  });

  it('is answered to visitors in lower case only, and the refusal of a former one names the present one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newPagina(staff, { direccion: 'Quienes-Somos' });
    const { visitor } = portal;
    expect((await visitor.call('getPublicPagina', at('quienes-somos'))).pagina.direccion).toBe('Quienes-Somos');
    const present = { ...NOT_FOUND, direccion: 'quienes-somos' };
    await expectError(visitor, 'getPublicPagina', at('Quienes-Somos'), present);
    await staff.call('updatePagina', { params: { id: 1 }, body: aPagina({ direccion: 'el-grupo' }) });
    await expectError(visitor, 'getPublicPagina', at('quienes-somos'), { ...NOT_FOUND, direccion: 'el-grupo' });
    for (const other of ['no-hay', 'a\u0000', '%', 'a'.repeat(90)])
      await expectError(visitor, 'getPublicPagina', at(other), NOT_FOUND);
  });
});

describe('a visitor', () => {
  it.each([
    ['that is not active', { activo: 0 }],
    ['before its time', { publicar_desde: TOMORROW }],
    ['after its time', { publicar_hasta: YESTERDAY }],
  ])('does not read a page %s', async (_, changes) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newPagina(staff, changes);
    await expectError(portal.visitor, 'getPublicPagina', at('quienes-somos'), NOT_FOUND);
    await expectError(staff, 'getPublicPagina', at('quienes-somos'), NOT_FOUND);
    const { grupos } = await portal.visitor.call('search', { query: { q: 'quiénes somos' } });
    expect(grupos.find(({ tipo }) => tipo === 'paginas')).toMatchObject({ total: 0 });
  });

  it('finds a page by its title, its summary and its text, with its address and language', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const body = aPagina({ direccion: 'About', titulo: 'About us', texto: '<p>Street<br>safety</p>', idioma: 'en' });
    await staff.call('addPagina', { body });
    for (const q of ['about', 'historia', 'street safety']) {
      const { grupos } = await portal.visitor.call('search', { query: { q } });
      expect(grupos.find(({ tipo }) => tipo === 'paginas')?.resultados, q).toMatchObject([
        { id: 1, nombre: 'About us', direccion: 'about', idioma: 'en' },
      ]);
    }
  });
});

const FULL = { menu: 'Ya hay 12 páginas en el menú', pie: 'Ya hay 8 páginas en el pie' } as const;

describe('the places of pages', () => {
  it.each([
    ['menu', 12],
    ['pie', 8],
  ] as const)('has at most so many visible pages: %s %i', async (lugar, max) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const page = (changes = {}) => ({ body: aPagina({ lugar, direccion: '', ...changes }) });
    for (let count = 1; count < max; count += 1) await staff.call('addPagina', page());
    // Scheduled: it will be visible beside the others.
    const last = (await staff.call('addPagina', page({ publicar_desde: TOMORROW }))).pagina.id;
    const full = { status: 422, message: FULL[lugar], errors: { lugar: FULL[lugar] } };
    await expectRefusal(portal, staff, 'addPagina', page(), full);
    await expectRefusal(portal, staff, 'addPagina', page({ publicar_desde: TOMORROW }), full);

    // Neither counts: visitors see them never, or no more.
    const inactive = (await staff.call('addPagina', page({ activo: 0 }))).pagina.id;
    const past = (await staff.call('addPagina', page({ publicar_hasta: YESTERDAY }))).pagina.id;
    const elsewhere = (await staff.call('addPagina', page({ lugar: 'ninguno' }))).pagina.id;
    for (const [id, changes] of [
      [inactive, { activo: 1 }],
      [past, { publicar_hasta: '' }],
      [elsewhere, { lugar }],
    ] as const) {
      const sent = { params: { id }, body: { titulo: 'Otra', ...changes } };
      await expectRefusal(portal, staff, 'updatePagina', sent, full);
    }
    // A page that has its place may change.
    await staff.call('updatePagina', { params: { id: last }, body: { titulo: 'Cambiada' } });
    await staff.call('archiveRecord', { body: { recurso: 'paginas', recurso_id: last } });
    await staff.call('updatePagina', { params: { id: inactive }, body: { titulo: 'Otra', activo: 1 } });
    const restored = { body: { recurso: 'paginas', recurso_id: last } };
    await expectRefusal(portal, staff, 'restoreArchived', restored, full);
  });

  it('is held at undo, at the restoration of a version and at the publication of a draft', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const page = (changes = {}) => ({ body: aPagina({ lugar: 'pie', direccion: '', ...changes }) });
    const first = (await staff.call('addPagina', page())).pagina.id;
    const operacion = '7d3f0a52-1f7b-4a6d-9c55-3f2f6c1f0b77';
    const moved = { params: { id: first }, body: { titulo: 'Otra', lugar: 'menu' as const } };
    await staff.send('updatePagina', { ...moved, headers: { operacion } });
    for (let count = 1; count <= 8; count += 1) await staff.call('addPagina', page());
    const full = { status: 422, message: FULL.pie, errors: { lugar: FULL.pie } };
    await expectRefusal(portal, staff, 'undo', { body: { operacion } }, full);
    const added = await portal.db
      .selectFrom('movimientos')
      .where('recurso', '=', 'paginas')
      .where('recurso_id', '=', first)
      .where('accion', '=', 'agregar')
      .select('id')
      .executeTakeFirstOrThrow();
    await expectRefusal(portal, staff, 'restoreVersion', { body: { movimiento: added.id } }, full);
    const draft = { recurso: 'paginas', campos: JSON.stringify({ titulo: 'Nueva', lugar: 'pie' }) } as const;
    const { borrador } = await staff.call('saveDraft', { body: draft });
    const publication = { body: { ...page().body, borrador_id: borrador.id } };
    await expectRefusal(portal, staff, 'addPagina', publication, full);
  });
});

it('a portal has at most 200 pages', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const rows = Array.from({ length: 199 }, (_, index) => ({
    titulo: `Página ${index}`,
    direccion: `pagina-${index}`,
    created_at: '2026-01-01T00:00:00.000Z',
    created_by: '',
    updated_by: '',
  }));
  await portal.db.insertInto('paginas').values(rows).execute();
  const id = await newPagina(staff, { lugar: 'ninguno' });
  const message = 'Ya hay 200 páginas';
  const full = { status: 422, message, errors: { titulo: message } };
  await expectRefusal(portal, staff, 'addPagina', { body: aPagina({ direccion: 'otra', lugar: 'ninguno' }) }, full);
  await staff.call('archiveRecord', { body: { recurso: 'paginas', recurso_id: id } });
  await newPagina(staff, { direccion: 'otra', lugar: 'ninguno' });
  await expectRefusal(portal, staff, 'restoreArchived', { body: { recurso: 'paginas', recurso_id: id } }, full);
});
