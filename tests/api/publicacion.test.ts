import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { anIntegrante, aProyecto, newProyecto } from '../support/builders/inputs.ts';
import { addOneOfEach, GOOD } from '../support/calls.ts';
import { rowOf } from '../support/database.ts';
import { expectFieldRules, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const DESDE_INVALID = 'La fecha y hora de Publicar desde no es válida';
const HASTA_INVALID = 'La fecha y hora de Publicar hasta no es válida';
const WRONG_ORDER = 'Publicar hasta debe ser posterior a Publicar desde';
const DESDE = '2026-12-01T13:00:00.000Z';
const HASTA = '2026-12-02T13:00:00.000Z';

const RULES: readonly FieldRule[] = [
  ...['2026-12-01', '2026-12-01T08:00', '2026-02-30T08:00Z', '2026-12-01T25:00Z', '3026-12-01T08:00Z', 'hoy', 5].map(
    (value): FieldRule => ['publicar_desde', value, DESDE_INVALID],
  ),
  ['publicar_hasta', '2026-12-01T08:00:00.0001Z', HASTA_INVALID],
];

const ADD: readonly EndpointName[] = ['addProyecto', 'addIntegrante', 'addProducto', 'addConvenio', 'addEvento'];
const UPDATE: readonly EndpointName[] = [
  'updateProyecto',
  'updateIntegrante',
  'updateProducto',
  'updateConvenio',
  'updateEvento',
];

describe('the limits of publication', () => {
  it.each(ADD)('are checked by %s', async (name) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    const sent = { ...GOOD[name], body: { ...(GOOD[name].body as object), publicar_desde: HASTA } };
    await expectFieldRules(portal, staff, name, sent, [
      ...RULES,
      ['publicar_hasta', HASTA, WRONG_ORDER],
      ['publicar_hasta', DESDE, WRONG_ORDER],
    ]);
  });

  it.each(UPDATE)('are checked by %s, against the stored ones too, and kept where they are absent', async (name) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    const sent = GOOD[name];
    const update = async (limits: object) =>
      staff.send(name, { ...sent, body: { ...(sent.body as object), ...limits } });
    await expectFieldRules(portal, staff, name, sent, RULES);
    expect((await update({ publicar_desde: '2026-12-01T08:00-05:00', publicar_hasta: HASTA })).status).toBe(200);
    expect((await update({ publicar_hasta: DESDE })).body).toMatchObject({ errors: { publicar_hasta: WRONG_ORDER } });
    expect((await update({})).status).toBe(200);
    const latest = async () => {
      const { movimientos } = await staff.call('listMovements', { query: { limite: 1 } });
      const { movimiento } = await staff.call('getMovement', { params: { id: movimientos[0]?.id ?? 0 } });
      return movimiento.despues;
    };
    expect(await latest()).toMatchObject({ publicar_desde: DESDE, publicar_hasta: HASTA });
    expect((await update({ publicar_desde: '', publicar_hasta: null })).status).toBe(200);
    expect(await latest()).toMatchObject({ publicar_desde: '', publicar_hasta: '' });
  });

  it('are shown to staff only', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const limits = { publicar_desde: '2020-01-01T00:00:00.000Z', publicar_hasta: '2999-01-01T00:00:00.000Z' };
    await staff.call('addProyecto', { body: aProyecto(limits) });
    await staff.call('addIntegrante', { body: anIntegrante(limits) });
    const params = { id: 1 };
    expect((await staff.call('getProyecto', { params })).project).toMatchObject(limits);
    expect((await staff.call('getIntegrante', { params })).investigador).toMatchObject(limits);
    for (const name of ['listPublicProyectos', 'listPublicIntegrantes', 'getProyecto', 'getIntegrante'] as const) {
      const { status, body } = await portal.visitor.send(name, { params });
      expect([status, JSON.stringify(body).includes('publicar_')], name).toEqual([200, false]);
    }
  });

  it('are part of what another person is told when saving too late', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    const other = await portal.otherStaff();
    const version = (await rowOf(portal.db, 'proyectos', id))?.version;
    await staff.call('updateProyecto', { body: { id, version, publicar_desde: DESDE } });
    const late = await other.send('updateProyecto', { body: { id, version, publicar_hasta: HASTA } });
    expect([late.status, late.body.actual]).toMatchObject([409, { publicar_desde: DESDE, publicar_hasta: '' }]);
  });
});
