import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { DatabaseClock } from '../../api/database/databaseClock.ts';
import { integranteNode } from '../../api/resources/integrantes/page.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { localDay } from '../../contract/values/localDay.ts';
import { anIntegrante, newIntegrante } from '../support/builders/inputs.ts';
import { rowOf } from '../support/database.ts';
import { previewSite } from '../support/previews.ts';
import { expectError } from '../support/refusals.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';
import { watchPolls } from '../support/watchPolls.ts';

const LAST_DAY = '2026-03-31';
/** The first second of the day after it in Bogotá. */
const NEXT_DAY = Date.parse('2026-04-01T00:00:00-05:00');

const EMPTY = 'Escriba desde cuándo o hasta cuándo';
const REVERSED = 'El último día no puede ser anterior al primero';
const OVERLAP = 'Este periodo se cruza con otro';
const INVALID = 'La lista de periodos no es válida';
const TOO_MANY = 'Escriba como máximo 20 periodos';
const INVALID_DATE = 'La fecha no es válida';

afterEach(() => void vi.restoreAllMocks());

const of = (desde: string, hasta = '') => ({ desde, hasta });
const YEARS = Array.from({ length: 21 }, (_, index) => of(`${2000 + index}-01-01`, `${2000 + index}-12-31`));

describe('the periods of a member', () => {
  it.each([
    ['a day that does not exist', [of('2025-02-30')], INVALID_DATE],
    ['a year without its day', [of('', '2025')], INVALID_DATE],
    ['a period without days', [of('2015-01-01', '2016-01-01'), of('')], EMPTY],
    ['an end before its beginning', [of('2025-02-02', '2025-02-01')], REVERSED],
    ['two on one day', [of('2016-01-01'), of('2015-01-01', '2016-01-01')], OVERLAP],
    ['another one after an open end', [of('2015-01-01'), of('2020-01-01')], OVERLAP],
    ['two without a beginning', [of('', '2015-01-01'), of('', '2016-01-01')], OVERLAP],
    ['more than twenty', YEARS, TOO_MANY],
    ['more than twenty as JSON', JSON.stringify(YEARS), TOO_MANY],
    ['a text', 'de 2015 a 2018', INVALID],
    ['a list of texts', ['2015'], INVALID],
  ])('may not be %s', async (_, periodos, message) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff);
    const refusal = { status: 422, message, errors: { periodos: message } };
    for (const name of ['addIntegrante', 'updateIntegrante'] as const)
      await expectError(staff, name, { body: { id, ...anIntegrante(), periodos } }, refusal);
  });

  it('are stored in the order of their days, with the last one, also as JSON', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff, { periodos: [of('2020-01-15', '2026-03-31'), of('', '2018-06-30')] });
    const stored = [of('', '2018-06-30'), of('2020-01-15', '2026-03-31')];
    expect(await rowOf(portal.db, 'integrantes', id)).toMatchObject({
      periodos: JSON.stringify(stored),
      fin_periodos: '2026-03-31',
    });
    const { investigador } = await portal.visitor.call('getIntegrante', { params: { id } });
    expect(investigador.periodos).toEqual(stored);
    const open = JSON.stringify([of('2021-01-01')]);
    await staff.call('updateIntegrante', { body: { id, ...anIntegrante(), periodos: open } });
    expect(await rowOf(portal.db, 'integrantes', id)).toMatchObject({ periodos: open, fin_periodos: '' });
  });

  it('stay as they are in a call that does not name them, and go with an empty list', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const periodos = [of('2020-01-15', '2020-12-31')];
    const id = await newIntegrante(staff, { periodos });
    const update = async (changes: object) =>
      (await staff.call('updateIntegrante', { body: { id, ...anIntegrante(), ...changes } })).integrante;
    expect(await update({})).toMatchObject({ periodos, anterior: 1 });
    expect(await update({ periodos: [] })).toMatchObject({ periodos: [], anterior: 0 });
    expect(await rowOf(portal.db, 'integrantes', id)).toMatchObject({ periodos: '[]', fin_periodos: '' });
  });

  it('come back with their last day when a change is undone', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff, { periodos: [of('2020-01-15')] });
    const before = await rowOf(portal.db, 'integrantes', id);
    const body = { id, ...anIntegrante(), periodos: [of('2020-01-15', LAST_DAY)] };
    const { headers } = await staff.send('updateIntegrante', { body });
    const operacion = String(headers.operacion);
    expect(await rowOf(portal.db, 'integrantes', id)).toMatchObject({ fin_periodos: LAST_DAY });
    await staff.call('undo', { body: { operacion } });
    expect(await rowOf(portal.db, 'integrantes', id)).toMatchObject({
      periodos: before?.periodos,
      fin_periodos: '',
    });
  });
});

describe('the last day', () => {
  const periodos = [of('2015-02-01', LAST_DAY)];
  const stored = { periodos: JSON.stringify(periodos), fin_periodos: LAST_DAY };

  it('comes with the periods of a record that is merged into another one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const recurso_id = await newIntegrante(staff, { nombres: 'Ana', orcid: '', email: '' });
    const otro_id = await newIntegrante(staff, { nombres: 'Ana María', orcid: '', email: '', periodos });
    const versions = { version: 1, otra_version: 1 };
    const body = { recurso: 'integrantes' as const, recurso_id, otro_id, ...versions, campos: ['periodos'] };
    await staff.call('mergeRecords', { body });
    expect(await rowOf(portal.db, 'integrantes', recurso_id)).toMatchObject(stored);
  });

  it('comes back with a version, and from the trash', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff, { periodos });
    const { movimientos } = await staff.call('listMovements', { query: { limite: 1 } });
    await staff.call('updateIntegrante', { body: { id, ...anIntegrante(), periodos: [] } });
    await staff.call('restoreVersion', { body: { movimiento: movimientos[0]?.id ?? 0 } });
    expect(await rowOf(portal.db, 'integrantes', id)).toMatchObject(stored);
    await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: id } });
    await staff.call('restoreArchived', { body: { recurso: 'integrantes', recurso_id: id } });
    expect(await rowOf(portal.db, 'integrantes', id)).toMatchObject(stored);
  });
});

const anteriorIn = (html: string): string | undefined => /"anterior":(\d)/.exec(html)?.[1];

const { site } = await previewSite();
afterAll(() => site[Symbol.asyncDispose]());

/** What visitors and staff are told of the only member: by calls, then by pages, which show the answers that they are rendered from. */
async function told({ app, visitor }: TestApp, staff: Caller, now: number) {
  const [listed] = await visitor.call('listPublicIntegrantes', {});
  const detail = await visitor.call('getIntegrante', { params: { id: 1 } });
  const { integrantes } = await staff.call('listIntegrantes', {});
  const { cifras } = await visitor.call('getInicio', {});
  const { memberOf } = integranteNode(detail, '', localDay(new Date(now).toISOString()));
  const bodyOf = async (path: string) => (await app.inject(path)).body;
  const list = await bodyOf(sitePaths.integrantes);
  const page = await bodyOf(sitePaths.integrante(1, 'Ana Núñez'));
  return [
    listed?.anterior,
    detail.investigador.anterior,
    integrantes[0]?.anterior,
    cifras?.integrantes,
    anteriorIn(list),
    anteriorIn(page),
    JSON.stringify(memberOf).includes('endDate'),
  ];
}

const PRESENT = [0, 0, 0, 1, '0', '0', false];
const FORMER = [1, 1, 1, 0, '1', '1', true];

describe('two instances on one database', () => {
  it('show a member among the former ones from the first second of the day after the last one', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-periodos-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const onPostgres = inject('postgres') !== undefined;
    const time = vi.spyOn(DatabaseClock.prototype, 'time').mockReturnValue(NEXT_DAY - 1);
    const siteDir = site.folder;
    await using one = await testApp({ siteDir, ...(onPostgres ? {} : { dataDir }) });
    await using other = await testApp({ siteDir, ...(onPostgres ? { databaseUrl: one.databaseUrl } : { dataDir }) });
    using polls = watchPolls();
    const staff = await one.staff();
    await newIntegrante(staff, { periodos: [of('2015-02-01', LAST_DAY)] });
    await polls.next({ instances: 2 });
    const staffOf = [staff, await other.staff()] as const;
    const toldAt = async (now: number) => {
      time.mockReturnValue(now);
      return [await told(one, staffOf[0], now), await told(other, staffOf[1], now)];
    };
    expect(await toldAt(NEXT_DAY - 1)).toEqual([PRESENT, PRESENT]);
    expect(await toldAt(NEXT_DAY)).toEqual([FORMER, FORMER]);
  });
});
