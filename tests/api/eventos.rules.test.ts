import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newDraft } from '../support/builders/drafts.ts';
import { anEvento, newEvento } from '../support/builders/inputs.ts';
import { storeParticipante } from '../support/database.ts';
import { expectFieldRules, expectRefusal, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

// In Bogotá it is still 2025, in UTC already 2026: the upper bound follows the year in Bogotá.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-31T23:30:00-05:00') }));
afterEach(() => void vi.useRealTimers());

const INCOMPLETE = 'El nombre y la fecha son obligatorios';
const TIPO = 'Elija el tipo de participación';
const KEPT_ONLY = 'El tipo Participante solo lo conservan los eventos que ya lo tienen. Elija otro.';
const NEWS_URL = 'La URL de noticia de divulgación no es válida';
const PAGE_URL = 'La URL de la página del evento no es válida';
const PAPER_NAME = 'El nombre de la ponencia es requerido para eventos de participación';
const THREE_URLS = 'Un evento admite hasta 3 URL adicionales';

const COMMON: readonly FieldRule[] = [
  ...[undefined, null, '', '   '].flatMap((value): FieldRule[] => [
    ['nombre', value, INCOMPLETE],
    ['fecha', value, INCOMPLETE],
  ]),
  ['fecha', '2025-02-29', 'La fecha no es válida'],
  ['fecha', '1 de marzo', 'La fecha no es válida'],
  ...[undefined, null, '', 0, 5, 'Ponente', true].map((value): FieldRule => ['tipo', value, TIPO]),
  ...[null, '', 3, -1, true, 'activo'].map(
    (value): FieldRule => ['estado', value, 'El estado del evento no es válido'],
  ),
  ['nombre', 'x'.repeat(101), 'Use como máximo 100 caracteres'],
  ['titulo', 'x'.repeat(101), 'Use como máximo 100 caracteres'],
  ['lugar', 'x'.repeat(101), 'Use como máximo 100 caracteres'],
  ['pais', 'x'.repeat(51), 'Use como máximo 50 caracteres'],
  ['descripcion', 'x'.repeat(251), 'Use como máximo 250 caracteres'],
  ['nombre_ponencia', 'x'.repeat(301), 'Use como máximo 300 caracteres'],
  ['nombre_ponencia', 5, 'Debe ser un texto'],
  ['url_noticia_divulgacion', 'ejemplo.org', NEWS_URL],
  ['url_noticia_divulgacion', 'javascript:alert(1)', NEWS_URL],
  ['url_pagina_evento', 'https://', PAGE_URL],
  ['url_pagina_evento', 'mailto:a@ejemplo.org', PAGE_URL],
  ['urls_adicionales', ['no'], 'La URL adicional 1 no es válida'],
  ['urls_adicionales', ['https://a.org', 'https://b.org', 'javascript:x'], 'La URL adicional 3 no es válida'],
  ['urls_adicionales', '["https://a.org","no"]', 'La URL adicional 2 no es válida'],
  ['urls_adicionales', ['', 'no'], 'La URL adicional 2 no es válida'],
  ['urls_adicionales', [1, 2, 3, 4].map((n) => `https://ejemplo.org/${n}`), THREE_URLS],
  ['urls_adicionales', '{"a":1}', THREE_URLS],
  ['urls_adicionales', '[5]', THREE_URLS],
  ['urls_adicionales', 5, THREE_URLS],
  ['urls_adicionales', [`https://ejemplo.org/${'x'.repeat(500)}`], 'Use como máximo 500 caracteres'],
];

describe('the rules of an event', () => {
  it('are enforced on create', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const between = 'La fecha debe estar entre 2020-01-01 y 2026-12-31';
    await expectFieldRules(portal, staff, 'addEvento', { body: anEvento() }, [
      ...COMMON,
      ['fecha', '2019-12-31', between],
      ['fecha', '2027-01-01', between],
    ]);
    for (const fecha of ['2020-01-01', '2026-12-31']) await staff.call('addEvento', { body: anEvento({ fecha }) });
  });

  it('are enforced on update, without an upper bound for the date', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const params = { id: await newEvento(staff) };
    await expectFieldRules(portal, staff, 'updateEvento', { params, body: anEvento() }, [
      ...COMMON,
      ['fecha', '2019-12-31', 'La fecha no puede ser anterior a 2020-01-01'],
    ]);
    for (const fecha of ['2020-01-01', '2027-01-01', '2042-06-15']) {
      await staff.call('updateEvento', { params, body: anEvento({ fecha }) });
    }
  });

  it('accept texts of the maximum length', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const texts = {
      nombre: 'ñ'.repeat(100),
      lugar: 'á'.repeat(100),
      pais: 'é'.repeat(50),
      descripcion: 'í'.repeat(250),
    };
    await staff.call('addEvento', { body: anEvento(texts) });
    expect((await portal.visitor.call('listPublicEventos', {})).eventos).toMatchObject([texts]);
  });

  it('report both required fields when both are missing', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const refusal = { status: 422, message: INCOMPLETE, errors: { nombre: INCOMPLETE, fecha: INCOMPLETE } };
    await expectRefusal(portal, staff, 'addEvento', { body: { tipo: 1 } }, refusal);
  });

  it.each([2, 3])('refuse a blank nombre_ponencia for tipo %i', async (tipo) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const rules = [' ', '\t\n ', '\u00a0'].map((value): FieldRule => ['nombre_ponencia', value, PAPER_NAME]);
    await expectFieldRules(portal, staff, 'addEvento', { body: anEvento({ tipo }) }, rules);
    await staff.call('addEvento', { body: anEvento({ tipo, nombre_ponencia: '' }) });
    await staff.call('addEvento', { body: anEvento({ tipo, nombre_ponencia: null }) });
  });

  it('ignore a blank nombre_ponencia for tipo 1 and 4', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { tipo: 1, nombre_ponencia: '  ' });
    const ponencia = async () => (await staff.call('getEvento', { params: { id } })).evento.nombre_ponencia;
    expect(await ponencia()).toBe('');
    await storeParticipante(portal.db, id);
    await staff.call('updateEvento', { params: { id }, body: anEvento({ tipo: 4, nombre_ponencia: '  ' }) });
    expect(await ponencia()).toBe('');
  });
});

describe('tipo 4, which is only shown', () => {
  const refusal = { status: 422, message: KEPT_ONLY, errors: { tipo: KEPT_ONLY } };
  const body = anEvento({ tipo: 4, lugar: 'Cali' });

  it('is refused for a new event, and its draft stays', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const tipo of [4, '4'] as const) {
      await expectRefusal(portal, staff, 'addEvento', { body: { ...body, tipo } }, refusal);
    }
    const borrador_id = await newDraft(staff, { recurso: 'eventos', campos: { nombre: 'Foro', tipo: 4 } });
    await expectRefusal(portal, staff, 'addEvento', { body: { ...body, borrador_id } }, refusal);
  });

  it('is refused for an event of another tipo', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const params = { id: await newEvento(staff, { tipo: 2 }) };
    await expectRefusal(portal, staff, 'updateEvento', { params, body }, refusal);
    await expectRefusal(portal, staff, 'updateEvento', { params, body: { ...body, version: 1 } }, refusal);
    expect((await staff.send('updateEvento', { params, body: { ...body, version: 9 } })).status).toBe(409);
  });

  it('is kept by an event that has it, also by its draft, and cannot come back by an update', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff);
    await storeParticipante(portal.db, id);
    const evento = async () => (await staff.call('getEvento', { params: { id } })).evento;
    await staff.call('updateEvento', { params: { id }, body });
    expect(await evento()).toMatchObject({ tipo: 4, lugar: 'Cali' });
    const borrador_id = await newDraft(staff, {
      recurso: 'eventos',
      recurso_id: id,
      campos: { nombre: 'Foro', tipo: 4 },
    });
    const published = { ...anEvento({ tipo: 4, nombre: 'Foro' }), borrador_id };
    await staff.call('updateEvento', { params: { id }, body: published });
    expect(await evento()).toMatchObject({ tipo: 4, nombre: 'Foro' });
    await staff.call('updateEvento', { params: { id }, body: anEvento({ tipo: 1 }) });
    await expectRefusal(portal, staff, 'updateEvento', { params: { id }, body }, refusal);
  });

  it('comes back when its version is restored or its change is undone', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff);
    await storeParticipante(portal.db, id);
    const tipo = async () => (await staff.call('getEvento', { params: { id } })).evento.tipo;
    const newest = async () => {
      const { movimientos } = await staff.call('listMovements', { query: { recurso: 'eventos', recurso_id: id } });
      return movimientos[0] ?? { id: 0, operacion: '' };
    };
    await staff.call('updateEvento', { params: { id }, body });
    const { id: movimiento } = await newest();
    await staff.call('updateEvento', { params: { id }, body: anEvento({ tipo: 2 }) });
    await staff.call('undo', { body: { operacion: (await newest()).operacion } });
    expect(await tipo()).toBe(4);
    await staff.call('updateEvento', { params: { id }, body: anEvento({ tipo: 2 }) });
    await staff.call('restoreVersion', { body: { movimiento } });
    expect(await tipo()).toBe(4);
  });
});

describe('urls_adicionales', () => {
  it.each([
    ['a list with blanks', ['', 'https://a.org', '  ', ' https://b.org ', '', 'https://c.org'], 3],
    ['the JSON text of one', '["https://a.org", "", "https://b.org"]', 2],
    ['an empty list', [], 0],
    ['the text of an empty list', '[]', 0],
    ['empty text', '', 0],
    ['null', null, 0],
  ])('accepts %s', async (_, urls_adicionales, count) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { urls_adicionales });
    const { evento } = await staff.call('getEvento', { params: { id } });
    expect(evento.urls_adicionales).toEqual(['https://a.org', 'https://b.org', 'https://c.org'].slice(0, count));
  });
});
