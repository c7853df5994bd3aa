import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { saveHere } from '../../api/backups/save.ts';
import { RunningRequests } from '../../api/http/calls/requestId.ts';
import { deleteOldAnswers } from '../../api/http/calls/storedAnswers.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { aDraft } from '../support/builders/drafts.ts';
import {
  aConvenio,
  aNoticia,
  anEvento,
  anIntegrante,
  aProducto,
  aProyecto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { addOneOfEach, GOOD, IN_ORDER, rowsWhere } from '../support/calls.ts';
import { countOf, unchanged } from '../support/database.ts';
import { aLogo } from '../support/images.ts';
import { settled, stageImports } from '../support/imports.ts';
import { type Caller, STAFF, type TestApp, testApp } from '../support/testApp.ts';
import { temporaryFolder } from './cli/runPortal.ts';

const ID = '7d3f0a52-1f7b-4a6d-9c55-3f2f6c1f0b22';
const OTHER_ID = '7d3f0a52-1f7b-4a6d-9c55-3f2f6c1f0b23';
const DAY_MS = 24 * 60 * 60_000;

const OF_POSTGRES = inject('postgres') !== undefined;

const addEvento = (staff: Caller, changes: object = {}, solicitud = ID) =>
  staff.send('addEvento', { body: { ...anEvento(), ...changes } }, { solicitud });

const setAge = (portal: TestApp, ms: number) =>
  portal.db
    .updateTable('solicitudes')
    .set({ created_at: new Date(Date.now() - ms).toISOString() })
    .execute();

describe('a write request that is sent again with its id', () => {
  it('is answered with the stored answer, and nothing is written: every call that stores its answer', async () => {
    await using portal = await testApp();
    let staff: Caller | null = await portal.staff();
    await addOneOfEach(staff);
    await stageImports(portal.db);
    const repeated: EndpointName[] = [];
    for (const name of IN_ORDER) {
      staff ??= await portal.staff();
      const id = randomUUID();
      const first = await staff.send(name, GOOD[name], { solicitud: id });
      expect([name, first.status]).toEqual([name, 200]);
      await settled(portal);
      const row = endpoints[name];
      if (row.effect === 'write' && row.storesAnswer) {
        const sender = staff;
        const second = await unchanged(portal.db, () => sender.send(name, GOOD[name], { solicitud: id.toUpperCase() }));
        expect([name, second.status, second.body]).toEqual([name, 200, first.body]);
        expect(second.headers.operacion).toBe(first.headers.operacion);
        repeated.push(name);
      }
      if (['login', 'logout', 'changePassword'].includes(name)) staff = null;
    }
    expect(repeated.sort()).toEqual(rowsWhere((row) => row.effect === 'write' && row.storesAnswer).sort());
  });

  it('gets the stored answer also after the record was changed by others', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProyecto(staff);
    const body = { id: 1, nombre: 'Uno', version: 1 };
    const save = () => staff.send('updateProyecto', { body }, { solicitud: ID });
    const { body: answered } = await save();
    await staff.call('updateProyecto', { body: { id: 1, nombre: 'Dos' } });
    expect(await unchanged(portal.db, save)).toMatchObject({ status: 200, body: answered });
  });

  it('gets the answer that an earlier version stored, which did not have the event', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { evento: _, ...stored } = (await addEvento(staff)).body;
    await portal.db
      .updateTable('solicitudes')
      .set({ respuesta: JSON.stringify(stored) })
      .execute();
    expect(await addEvento(staff)).toMatchObject({ status: 200, body: stored });
  });

  it('is answered by its own operation', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { headers } = await addEvento(staff);
    const repeated = await staff.send('addEvento', { body: anEvento() }, { solicitud: ID, operacion: randomUUID() });
    expect(repeated.headers.operacion).toBe(headers.operacion);
  });

  it.each([
    ['another call', (staff: Caller) => staff.send('addProyecto', { body: aProyecto() }, { solicitud: ID })],
    [
      'other fields of a call that answers no record',
      async (staff: Caller) => {
        const order = (ids: number[]) =>
          staff.send('orderRecords', { body: { recurso: 'lineas', ids } }, { solicitud: OTHER_ID });
        await order([1, 2, 3, 4]);
        return order([4, 3, 2, 1]);
      },
    ],
  ])('is refused with 422 if it has %s', async (_, send) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProyecto(staff);
    await addEvento(staff);
    const { status, body } = await send(staff);
    expect([status, body.message]).toEqual([422, 'El identificador ya se usó en otra solicitud']);
    expect((await staff.call('listProyectos', {})).projects).toHaveLength(1);
  });

  it('is answered 409 with the stored record if it has other fields: what the form then sends is an update', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { body: first } = await addEvento(staff);
    const { status, body } = await unchanged(portal.db, () => addEvento(staff, { nombre: 'Otro' }));
    expect([status, body]).toEqual([
      409,
      { success: 0, message: 'Este registro ya se había guardado con otros datos.', actual: first.evento, guardado: 1 },
    ]);
    const update = { params: { id: body.actual.id }, body: { ...anEvento({ nombre: 'Otro' }), version: 1 } };
    expect((await staff.send('updateEvento', update, { solicitud: OTHER_ID })).status).toBe(200);
    expect((await staff.call('listEventos', {})).eventos).toMatchObject([{ nombre: 'Otro', version: 2 }]);
  });

  it('runs with other fields if the first was refused', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect((await addEvento(staff, { nombre: '' })).status).toBe(422);
    expect((await addEvento(staff)).status).toBe(200);
    expect(await countOf(portal.db, 'eventos')).toBe(1);
  });

  it.each([
    ['addProyecto', { body: aProyecto() }, { body: aProyecto({ nombre: 'Otro' }) }, 'project'],
    ['addIntegrante', { body: anIntegrante() }, { body: anIntegrante({ cargo: 'Otro' }) }, 'integrante'],
    ['addProducto', { body: aProducto() }, { body: aProducto({ nombre: 'Otro' }) }, 'product'],
    ['addLinea', { body: { nombre: 'Mar' } }, { body: { nombre: 'Otra' } }, 'linea'],
    [
      'addConvenio',
      { body: aConvenio(), file: aLogo() },
      { body: aConvenio({ nombre: 'B' }), file: aLogo() },
      'convenio',
    ],
    ['addNoticia', { body: aNoticia() }, { body: aNoticia({ titulo: 'Otra' }) }, 'noticia'],
    ['saveDraft', { body: aDraft() }, { body: aDraft({ campos: { nombre: 'Otro' } }) }, 'borrador'],
  ] as const)('of %s with other content adds no second record', async (name, sent, other, field) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { body: first } = await staff.send(name, sent, { solicitud: ID });
    const again = await unchanged(portal.db, () => staff.send(name, other, { solicitud: ID }));
    expect(again).toMatchObject({ status: 409, body: { actual: { id: first[field].id, version: 1 } } });
  });

  it('is compared by its parsed fields: their order and how numbers are written make no difference', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { body: answered } = await addEvento(staff);
    const { tipo, ...rest } = anEvento();
    const body = Object.fromEntries(Object.entries({ ...rest, tipo: String(tipo) }).reverse());
    const again = await unchanged(portal.db, () => staff.send('addEvento', { body }, { solicitud: ID }));
    expect([again.status, again.body]).toEqual([200, answered]);
  });

  it('is compared by the bytes of its file', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const add = (file: Blob) => staff.send('addConvenio', { body: aConvenio(), file }, { solicitud: ID });
    const other = new Blob([await aLogo().text(), '\n'], { type: 'image/svg+xml' });
    const { body: answered } = await add(aLogo());
    expect(await unchanged(portal.db, () => add(aLogo()))).toMatchObject({ status: 200, body: answered });
    expect((await unchanged(portal.db, () => add(other))).status).toBe(409);
  });

  it('is written again for another user with the same id, and without an id', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.staff(), await portal.otherStaff()];
    for (const staff of [maria, jorge]) expect((await addEvento(staff)).status).toBe(200);
    await maria.call('addEvento', { body: anEvento() });
    await maria.call('addEvento', { body: anEvento() });
    expect(await countOf(portal.db, 'eventos')).toBe(4);
    expect(await countOf(portal.db, 'solicitudes')).toBe(2);
  });
});

describe('the id of a request', () => {
  it.each(['x', '7d3f0a52', `${ID}, ${ID}`])('must be a UUID: %s', async (solicitud) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { status, body } = await unchanged(portal.db, () => addEvento(staff, {}, solicitud));
    expect(status).toBe(400);
    expect(body.message).toBe('El identificador de la solicitud no es válido');
  });

  it('is described for the calls that store their answer, and only for them', async () => {
    await using portal = await testApp();
    const { paths } = (await portal.app.inject('/api/docs.json')).json();
    const operations = Object.values<Record<string, { summary: string; parameters?: { name: string; in: string }[] }>>(
      paths,
    ).flatMap((path) => Object.values(path));
    const described = operations
      .filter(({ parameters = [] }) => parameters.some((each) => each.in === 'header' && each.name === 'solicitud'))
      .map(({ summary }) => summary);
    expect(described.sort()).toEqual(rowsWhere((row) => row.effect === 'write' && row.storesAnswer).sort());
  });

  it('is not needed by calls on users, nor by those that answer a token', () => {
    expect(rowsWhere((row) => row.effect === 'write' && !row.storesAnswer)).toEqual([
      'createPreview',
      'addUsuario',
      'updateUsuario',
    ]);
  });
});

describe('a refused request', () => {
  it('is not stored: it is written once what was wrong is mended', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProyecto(staff);
    await staff.call('archiveRecord', { body: { recurso: 'proyectos', recurso_id: 1 } });
    const save = () => staff.send('updateProyecto', { body: { id: 1, nombre: 'Otro' } }, { solicitud: ID });
    expect((await unchanged(portal.db, save)).status).toBe(404);
    await staff.call('restoreArchived', { body: { recurso: 'proyectos', recurso_id: 1 } });
    expect((await save()).status).toBe(200);
    expect(await countOf(portal.db, 'solicitudes')).toBe(1);
  });

  it('may be sent again with other fields', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect((await addEvento(staff, { nombre: '' })).status).toBe(422);
    expect((await addEvento(staff)).status).toBe(200);
  });
});

describe('a request whose first one still runs', () => {
  const request = (userId: number, solicitud = ID) =>
    ({
      headers: { solicitud },
      staff: { id: userId },
      params: {},
      query: {},
      body: {},
      fileBytes: null,
    }) as never as FastifyRequest;

  it('is answered 409 in the same process, until the first ends', async () => {
    const running = new RunningRequests();
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = running.run('addEvento', request(1), () => promise);
    const refused = { status: 409, details: { en_curso: 1 } };
    await expect(running.run('addEvento', request(1), async () => 'dos')).rejects.toMatchObject(refused);
    expect(await running.run('addEvento', request(2), async () => 'de otro')).toBe('de otro');
    resolve('uno');
    expect(await first).toBe('uno');
    expect(await running.run('addEvento', request(1), async () => 'después')).toBe('después');
  });

  it('may be sent again after it failed', async () => {
    const running = new RunningRequests();
    await expect(running.run('addEvento', request(1), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await running.run('addEvento', request(1), async () => 'dos')).toBe('dos');
  });

  it('is known to one portal only', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = new RunningRequests().run('addEvento', request(1), () => promise);
    expect(await new RunningRequests().run('addEvento', request(1), async () => 'dos')).toBe('dos');
    resolve('uno');
    await first;
  });

  it('is stored once if both are sent at the same time', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const answers = await Promise.all(Array.from({ length: 8 }, () => addEvento(staff)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses).toContain(200);
    expect(await countOf(portal.db, 'eventos')).toBe(1);
  });

  it.runIf(OF_POSTGRES)('is answered 409 by every instance, and then with the stored answer', async () => {
    await using portal = await testApp();
    await using other = await testApp({ databaseUrl: portal.databaseUrl });
    const here = await portal.staff();
    const there = await other.staff();
    const { promise: hasLock, resolve: locked } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: release } = Promise.withResolvers<void>();
    // The movimiento of the first request waits for the table.
    const blocker = portal.db.transaction().execute(async (trx) => {
      await sql`lock table movimientos in share mode`.execute(trx);
      locked();
      await mayEnd;
    });
    await hasLock;
    const first = addEvento(here);
    await expect
      .poll(async () => {
        // Other tests use the same server.
        const { rows } = await sql`
          select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where datname = current_database() and locktype = 'advisory' and granted`.execute(portal.db);
        return rows.length;
      })
      .toBeGreaterThan(0);
    const refused = [await addEvento(here), await addEvento(there)];
    release();
    await blocker;
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { success: 0, en_curso: 1 } });
    const { status, body } = await first;
    expect(status).toBe(200);
    for (const staff of [here, there]) expect(await addEvento(staff)).toMatchObject({ status: 200, body });
    expect(await countOf(portal.db, 'eventos')).toBe(1);
  });

  it.runIf(OF_POSTGRES)('is stored once if two instances get it at the same time', async () => {
    await using portal = await testApp();
    await using other = await testApp({ databaseUrl: portal.databaseUrl });
    const staff = [await portal.staff(), await other.staff()];
    const answers = await Promise.all([...staff, ...staff].map((each) => addEvento(each)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await countOf(portal.db, 'eventos')).toBe(1);
  });
});

describe('a stored answer', () => {
  it('is stored with the write or not at all', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    // The last statement of the write's transaction fails.
    await sql`alter table ajustes rename to ajustes_de_antes`.execute(portal.db);
    const { status } = await addEvento(staff);
    await sql`alter table ajustes_de_antes rename to ajustes`.execute(portal.db);
    expect(status).toBe(500);
    expect([await countOf(portal.db, 'eventos'), await countOf(portal.db, 'solicitudes')]).toEqual([0, 0]);
    expect((await addEvento(staff)).status).toBe(200);
    expect([await countOf(portal.db, 'eventos'), await countOf(portal.db, 'solicitudes')]).toEqual([1, 1]);
  });

  it('is kept for 24 hours', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addEvento(staff);
    await setAge(portal, DAY_MS - 60_000);
    await addEvento(staff);
    await deleteOldAnswers(portal.db, new Date());
    expect([await countOf(portal.db, 'eventos'), await countOf(portal.db, 'solicitudes')]).toEqual([1, 1]);
    await setAge(portal, DAY_MS + 60_000);
    await addEvento(staff);
    expect([await countOf(portal.db, 'eventos'), await countOf(portal.db, 'solicitudes')]).toEqual([2, 1]);
    await setAge(portal, DAY_MS + 60_000);
    await deleteOldAnswers(portal.db, new Date());
    expect(await countOf(portal.db, 'solicitudes')).toBe(0);
  });

  it('is deleted in parts when there are many', async () => {
    await using portal = await testApp();
    const old = { usuario_id: 1, hash: '', respuesta: '{}', operacion: '', created_at: '2020-01-01T00:00:00.000Z' };
    const rows = Array.from({ length: 1_200 }, () => ({ ...old, id: randomUUID() }));
    await portal.db.insertInto('solicitudes').values(rows).execute();
    await deleteOldAnswers(portal.db, new Date());
    expect(await countOf(portal.db, 'solicitudes')).toBe(0);
  });

  it('is deleted when the portal starts to listen', async () => {
    await using portal = await testApp();
    await addEvento(await portal.staff());
    await setAge(portal, DAY_MS + 60_000);
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(() => countOf(portal.db, 'solicitudes')).toBe(0);
  });

  it("is emptied by 'Eliminar para siempre', which keeps only its own answer", async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const evento = { recurso: 'eventos', recurso_id: 1 };
    await addEvento(staff, { nombre: 'Secreto' });
    await staff.send('archiveRecord', { body: evento }, { solicitud: randomUUID() });
    const body = { ...evento, nombre: 'Secreto' };
    const erase = () => staff.send('deleteForever', { body }, { solicitud: randomUUID() });
    expect(await countOf(portal.db, 'solicitudes')).toBe(2);
    expect((await erase()).status).toBe(200);
    const rows = await portal.db.selectFrom('solicitudes').select('respuesta').execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Secreto');
    // A refused deletion empties nothing.
    await addEvento(staff, { nombre: 'Otro' });
    expect((await erase()).status).toBe(404);
    expect(await countOf(portal.db, 'solicitudes')).toBe(2);
  });

  it('is in no backup', async () => {
    await using portal = await testApp();
    await addEvento(await portal.staff());
    const file = path.join(temporaryFolder(), 'copia.sqlite');
    await saveHere(portal.db, file);
    const copy = new DatabaseSync(file, { readOnly: true });
    const count = (table: string) => copy.prepare(`select count(*) as total from ${table}`).get()?.total;
    expect([count('eventos'), count('solicitudes')]).toEqual([1, 0]);
    copy.close();
    expect(await countOf(portal.db, 'solicitudes')).toBe(1);
  });

  it('is not stored for a request without an id, nor for the sign-in', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.call('addEvento', { body: anEvento() });
    await portal.visitor.send('login', { body: STAFF }, { solicitud: ID });
    await staff.send('confirmPassword', { body: { clave: STAFF.password } }, { solicitud: ID });
    expect(await countOf(portal.db, 'solicitudes')).toBe(0);
  });
});
