import { describe, expect, it } from 'vitest';
import { anEvento, newEvento } from '../support/builders/inputs.ts';
import { movementOf, rowOf } from '../support/database.ts';
import { expectRefusal } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const PUBLIC = {
  id: 1,
  nombre: 'Foro vial',
  descripcion: 'Un foro',
  fecha: '2025-03-09',
  lugar: 'Bogotá',
  pais: 'Colombia',
  tipo: 2,
  estado: 1,
  url_noticia_divulgacion: '',
  nombre_ponencia: '',
  url_pagina_evento: '',
  urls_adicionales: [],
  imagen: null,
  descripcion_imagen: '',
};
const STAFF = {
  ...PUBLIC,
  created_by: 'maria.prueba',
  created_by_name: 'Administración',
  updated_by: '',
  updated_by_name: '',
  version: 1,
  publicar_desde: '',
  publicar_hasta: '',
};
const BY_MARIA = { usuario_id: 1, usuario: 'maria.prueba', recurso: 'eventos', recurso_id: 1 };
const DONE = { success: 1, message: 'Evento registrado' };

describe('add_evento', () => {
  it('shows the event to visitors and staff', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect(await staff.call('addEvento', { body: anEvento() })).toEqual({ ...DONE, evento: STAFF });
    expect(await portal.visitor.call('listPublicEventos', {})).toEqual({ success: 1, eventos: [PUBLIC] });
    expect(await staff.call('listEventos', {})).toEqual({ success: 1, eventos: [STAFF] });
    expect(await staff.call('getEvento', { params: { id: 1 } })).toEqual({ success: 1, evento: STAFF });
  });

  it('stores the row and one movimiento', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { movement } = await movementOf(portal.db, () => newEvento(staff));
    const despues = await rowOf(portal.db, 'eventos', 1);
    expect(despues).toMatchObject({ ...STAFF, urls_adicionales: '[]' });
    expect(movement).toEqual({ ...BY_MARIA, accion: 'agregar', antes: null, despues });
  });

  it('stores the fields of its tipo', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const extra = {
      tipo: 3,
      url_noticia_divulgacion: 'https://ejemplo.org/noticia',
      nombre_ponencia: ' Ver al peatón ',
      url_pagina_evento: 'http://ejemplo.org/evento',
      urls_adicionales: ['https://ejemplo.org/a', 'https://ejemplo.org/b'],
    };
    await staff.call('addEvento', { body: anEvento(extra) });
    expect((await portal.visitor.call('listPublicEventos', {})).eventos).toEqual([
      { ...PUBLIC, ...extra, nombre_ponencia: 'Ver al peatón' },
    ]);
  });

  it('accepts titulo for nombre, and requires only nombre, fecha and tipo', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.call('addEvento', { body: { titulo: 'Foro', fecha: '2025-03-02', tipo: '3' } });
    const empty = { descripcion: '', lugar: '', pais: '' };
    expect((await portal.visitor.call('listPublicEventos', {})).eventos).toEqual([
      { ...PUBLIC, ...empty, nombre: 'Foro', fecha: '2025-03-02', tipo: 3 },
    ]);
  });

  it('lists events newest first', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const fecha of ['2024-05-01', '2025-01-01', '2023-12-31']) await newEvento(staff, { fecha });
    const dates = ['2025-01-01', '2024-05-01', '2023-12-31'];
    expect((await portal.visitor.call('listPublicEventos', {})).eventos.map(({ fecha }) => fecha)).toEqual(dates);
    expect((await staff.call('listEventos', {})).eventos.map(({ fecha }) => fecha)).toEqual(dates);
  });
});

describe('get_evento_publico', () => {
  it('answers one public event to visitors and staff', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { urls_adicionales: ['https://ejemplo.org/a'] });
    const evento = { ...PUBLIC, urls_adicionales: ['https://ejemplo.org/a'] };
    for (const caller of [portal.visitor, staff]) {
      expect(await caller.call('getPublicEvento', { params: { id } })).toEqual({ success: 1, evento });
    }
  });

  it('answers 404 for an unknown and for an inactive event', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff);
    expect((await portal.visitor.send('getPublicEvento', { params: { id } })).status).toBe(200);
    await staff.call('toggleEvento', { params: { id }, query: { estado: 0 } });
    const notFound = { status: 404, message: 'No se encontró el evento' };
    for (const caller of [portal.visitor, staff]) {
      for (const params of [{ id }, { id: 99 }]) {
        await expectRefusal(portal, caller, 'getPublicEvento', { params }, notFound);
      }
    }
  });
});

describe('the estado of an event in a request', () => {
  it.each([
    [1, 1],
    ['1', 1],
    [0, 0],
    ['0', 0],
    [2, 0],
    ['2', 0],
  ])('%j is stored and answered as %i', async (estado, stored) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const added = await newEvento(staff, { estado });
    const edited = await newEvento(staff, { estado: stored === 1 ? 0 : 1 });
    await staff.call('updateEvento', { params: { id: edited }, body: anEvento({ estado }) });
    for (const id of [added, edited]) {
      expect((await rowOf(portal.db, 'eventos', id))?.estado).toBe(stored);
      expect((await staff.call('getEvento', { params: { id } })).evento.estado).toBe(stored);
    }
    expect((await portal.visitor.call('listPublicEventos', {})).eventos).toHaveLength(stored === 1 ? 2 : 0);
  });
});

describe('update_evento', () => {
  it('changes the given fields only, and records who changed them', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const urls_adicionales = ['https://ejemplo.org/a'];
    const id = await newEvento(staff, { urls_adicionales, estado: 0 });
    const other = await portal.otherStaff();
    const antes = await rowOf(portal.db, 'eventos', id);
    const change = { nombre: 'Foro', fecha: '2025-04-30', tipo: 1, lugar: '' };
    const { answer, movement } = await movementOf(portal.db, () =>
      other.call('updateEvento', { params: { id }, body: change }),
    );
    const [stored] = (await staff.call('listEventos', {})).eventos;
    expect(answer).toEqual({ success: 1, message: 'Evento actualizado', evento: stored });
    const { evento } = await staff.call('getEvento', { params: { id } });
    const by = { updated_by: 'jorge.segundo', updated_by_name: 'Jorge Segundo' };
    expect(evento).toEqual({ ...STAFF, ...change, ...by, estado: 0, urls_adicionales, version: 2 });
    const despues = await rowOf(portal.db, 'eventos', id);
    const changed = { usuario_id: 2, usuario: 'jorge.segundo', accion: 'actualizar', antes, despues };
    expect(movement).toEqual({ ...BY_MARIA, ...changed });
  });
});

describe('toggle_estado', () => {
  it('hides an event from visitors and shows it again', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff);
    const antes = await rowOf(portal.db, 'eventos', id);
    const toggle = (estado: number | string) => () => staff.call('toggleEvento', { params: { id }, query: { estado } });

    const off = await movementOf(portal.db, toggle(0));
    expect(off.answer).toEqual({
      success: 1,
      message: 'Estado actualizado',
      evento: expect.objectContaining({ id, estado: 0, version: 2 }),
    });
    const by = { updated_by: 'maria.prueba', updated_by_name: 'Administración' };
    const despues = { ...antes, ...by, estado: 0, version: 2 };
    expect(off.movement).toEqual({ ...BY_MARIA, accion: 'desactivar', antes, despues });
    expect((await portal.visitor.call('listPublicEventos', {})).eventos).toEqual([]);
    expect((await staff.call('listEventos', {})).eventos).toMatchObject([{ id, estado: 0 }]);

    const on = await movementOf(portal.db, toggle('1'));
    expect(on.movement).toMatchObject({ accion: 'activar', antes: { estado: 0 }, despues: { estado: 1 } });
    expect((await portal.visitor.call('listPublicEventos', {})).eventos).toEqual([PUBLIC]);
  });

  it('answers 400 for any other estado', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff);
    const message = 'El estado del evento no es válido';
    const refusal = { status: 400, message, errors: { estado: message } };
    for (const query of [{}, { estado: '' }, { estado: 3 }, { estado: -1 }, { estado: ' 1' }, { estado: 'true' }]) {
      await expectRefusal(portal, staff, 'toggleEvento', { params: { id }, query }, refusal);
    }
  });
});

describe('delete_evento', () => {
  it('moves the event to the trash, and answers 404 the second time', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff);
    const antes = await rowOf(portal.db, 'eventos', id);
    const { answer, movement } = await movementOf(portal.db, () => staff.call('deleteEvento', { params: { id } }));
    expect(answer).toEqual({ success: 1, message: 'Evento eliminado' });
    expect(movement).toEqual({ ...BY_MARIA, accion: 'eliminar', antes, despues: null });
    expect(await staff.call('listEventos', {})).toEqual({ success: 1, eventos: [] });
    const notFound = { status: 404, message: 'El evento está en la Papelera', papelera: true as const };
    await expectRefusal(portal, staff, 'deleteEvento', { params: { id } }, notFound);
  });
});

it('what the type of an event hides stands in no document, search or Pendientes', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const hidden = { nombre_ponencia: 'Charla oculta', url_noticia_divulgacion: 'https://ejemplo.org/oculta' };
  await newEvento(staff, { nombre: 'Foro', fecha: '2024-03-05', tipo: 2, ...hidden });
  for (const url of ['/feeds/eventos.atom', '/eventos.ics']) {
    const { statusCode, body } = await portal.app.inject(url);
    expect([statusCode, body.includes('Foro'), body.includes('oculta')], url).toEqual([200, true, false]);
  }
  const found = async (q: string) => JSON.stringify(await portal.visitor.call('search', { query: { q } }));
  expect([(await found('foro')).includes('Foro'), (await found('charla')).includes('Foro')]).toEqual([true, false]);
  const { grupos } = await staff.call('listPendientes', { query: {} });
  expect(grupos.find(({ grupo }) => grupo === 'eventos_sin_enlace')?.registros).toMatchObject([{ nombre: 'Foro' }]);
});
