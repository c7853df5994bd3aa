import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEvento, newEvento } from '../support/builders.ts';
import { expectFieldRules, expectRefusal, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

// The last evening of 2025 in Bogotá is already 2026 in UTC: the bound follows the group's own year.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-31T23:30:00-05:00') }));
afterEach(() => void vi.useRealTimers());

const INCOMPLETO = 'El nombre y la fecha son obligatorios';
const TIPO = 'El tipo de evento es obligatorio';
const NOTICIA = 'La URL de noticia de divulgación no es válida';
const PAGINA = 'La URL de la página del evento no es válida';
const PONENCIA = 'El nombre de la ponencia es requerido para eventos de participación';
const TRES = 'Un evento admite hasta 3 URL adicionales';

const COMMON: readonly FieldRule[] = [
  ...[undefined, null, '', '   '].flatMap((value): FieldRule[] => [
    ['nombre', value, INCOMPLETO],
    ['fecha', value, INCOMPLETO],
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
  ['url_noticia_divulgacion', 'ejemplo.org', NOTICIA],
  ['url_noticia_divulgacion', 'javascript:alert(1)', NOTICIA],
  ['url_pagina_evento', 'https://', PAGINA],
  ['url_pagina_evento', 'mailto:a@ejemplo.org', PAGINA],
  ['urls_adicionales', ['no'], 'La URL adicional 1 no es válida'],
  ['urls_adicionales', ['https://a.org', 'https://b.org', 'javascript:x'], 'La URL adicional 3 no es válida'],
  ['urls_adicionales', '["https://a.org","no"]', 'La URL adicional 2 no es válida'],
  ['urls_adicionales', ['', 'no'], 'La URL adicional 2 no es válida'],
  ['urls_adicionales', [1, 2, 3, 4].map((n) => `https://ejemplo.org/${n}`), TRES],
  ['urls_adicionales', '{"a":1}', TRES],
  ['urls_adicionales', '[5]', TRES],
  ['urls_adicionales', 5, TRES],
  ['urls_adicionales', [`https://ejemplo.org/${'x'.repeat(500)}`], 'Use como máximo 500 caracteres'],
];

describe('the rules of an event', () => {
  it('hold when it is added', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const entre = 'La fecha debe estar entre 2020-01-01 y 2026-12-31';
    await expectFieldRules(portal, staff, 'addEvento', { body: anEvento() }, [
      ...COMMON,
      ['fecha', '2019-12-31', entre],
      ['fecha', '2027-01-01', entre],
    ]);
    for (const fecha of ['2020-01-01', '2026-12-31']) await staff.call('addEvento', { body: anEvento({ fecha }) });
  });

  it('hold when it is edited, without an upper bound of the date', async () => {
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

  it('hold for whole lengths, and not one character less', async () => {
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

  it('name both required fields when both are missing', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const refusal = { status: 422, message: INCOMPLETO, errors: { nombre: INCOMPLETO, fecha: INCOMPLETO } };
    await expectRefusal(portal, staff, 'addEvento', { body: { tipo: 1 } }, refusal);
  });

  it.each([2, 3])('refuse a paper name of white space in type %i', async (tipo) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const rules = [' ', '\t\n ', '\u00a0'].map((value): FieldRule => ['nombre_ponencia', value, PONENCIA]);
    await expectFieldRules(portal, staff, 'addEvento', { body: anEvento({ tipo }) }, rules);
    await staff.call('addEvento', { body: anEvento({ tipo, nombre_ponencia: '' }) });
    await staff.call('addEvento', { body: anEvento({ tipo, nombre_ponencia: null }) });
  });

  it.each([1, 4])('do not ask for a paper name in type %i', async (tipo) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { tipo, nombre_ponencia: '  ' });
    expect((await staff.call('getEvento', { params: { id } })).evento.nombre_ponencia).toBe('');
  });
});

describe('the additional URLs', () => {
  it.each([
    ['a list with blanks', ['', 'https://a.org', '  ', ' https://b.org ', '', 'https://c.org'], 3],
    ['the JSON text of one', '["https://a.org", "", "https://b.org"]', 2],
    ['an empty list', [], 0],
    ['the text of an empty list', '[]', 0],
    ['empty text', '', 0],
    ['null', null, 0],
  ])('are read from %s', async (_, urls_adicionales, count) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { urls_adicionales });
    const { evento } = await staff.call('getEvento', { params: { id } });
    expect(evento.urls_adicionales).toEqual(['https://a.org', 'https://b.org', 'https://c.org'].slice(0, count));
  });
});
