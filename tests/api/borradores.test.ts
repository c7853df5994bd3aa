import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSummaries } from '../../api/resources/drafts/drafts.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { DRAFT_MAX_BYTES, draftPartOf } from '../../contract/resources/drafts.ts';
import { EDITED_RESOURCES } from '../../contract/resources/resources.ts';
import { aDraft, newDraft } from '../support/builders/drafts.ts';
import { newProyecto } from '../support/builders/inputs.ts';
import { GOOD, rowsWhere } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { OTHER_STAFF, type TestApp, testApp } from '../support/testApp.ts';
import { turnsDuring } from '../support/turnsDuring.ts';

const PUBLIC_READS = rowsWhere((row) => row.access === 'public' && row.effect === 'read');
const SPEC_LISTS: EndpointName[] = [
  'listProyectos',
  'listIntegrantes',
  'listProductos',
  'listConvenios',
  'listEventos',
];
const SECRET = 'Secreto';

const fileOfDraft = async ({ db }: TestApp, id: number): Promise<string> => {
  const { archivo } = await db
    .selectFrom('borradores')
    .where('id', '=', id)
    .select('archivo')
    .executeTakeFirstOrThrow();
  return archivo ?? '';
};

describe('a draft', () => {
  it('keeps what was typed, valid or not, and names itself', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const campos = {
      nombre: '  Ciclorrutas ',
      fecha_fin: 'mañana',
      entidades: 'a, b',
      integrantes: [1, 2],
      id_linea: null,
    };
    const id = await newDraft(staff, { campos });
    const { borrador } = await staff.call('getDraft', { params: { id } });
    expect(borrador).toMatchObject({
      recurso: 'proyectos',
      recurso_id: null,
      nombre: 'Ciclorrutas',
      version: 1,
      version_base: null,
      campos,
      base: null,
      archivo: null,
      created_by: 'maria.prueba',
      updated_by: 'maria.prueba',
      origen: null,
      vistas_previas: [],
    });
  });

  it('needs a name only if its record is new', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const recurso of EDITED_RESOURCES) {
      const field = draftPartOf(recurso).name?.fields[0] ?? null;
      const { status, body } = await staff.send('saveDraft', {
        body: aDraft({ recurso, campos: { [field ?? '']: ' ' } }),
      });
      expect([status, Object.keys(body.errors ?? {})], recurso).toEqual(field === null ? [200, []] : [422, [field]]);
    }
    const recurso_id = await newProyecto(staff);
    expect(await newDraft(staff, { recurso_id, campos: { nombre: '' } })).toBeGreaterThan(0);
  });

  it.each([
    ['no JSON', 'campos', '{'],
    ['a list', 'campos', '[]'],
    ['nested too deep', 'campos', '{"nombre":"a","b":[[1]]}'],
    ['too long', 'campos', JSON.stringify({ nombre: 'x'.repeat(DRAFT_MAX_BYTES) })],
    ['an unknown resource', 'recurso', 'usuarios'],
  ])('is refused if it is %s', async (_, field, value) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await unchanged(portal.db, async () => {
      const { status } = await staff.send('saveDraft', { body: { ...aDraft(), [field]: value } });
      expect([400, 422]).toContain(status);
    });
  });

  it('may be as long as the limit, with a base as long', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const recurso_id = await newProyecto(staff);
    const objetivo = 'x'.repeat(DRAFT_MAX_BYTES - 50);
    const id = await newDraft(staff, { recurso_id, version_base: 1, campos: { objetivo }, base: { objetivo } });
    const { borrador } = await staff.call('getDraft', { params: { id } });
    expect([borrador.campos.objetivo, borrador.base?.objetivo]).toEqual([objetivo, objetivo]);
  });

  it('is listed for staff by resource, newest first, and in no list of the records', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const first = await newDraft(staff, { campos: { nombre: SECRET } });
    const second = await newDraft(staff, { recurso: 'eventos', campos: { nombre: SECRET } });
    // The order is by milliseconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1 });
    onTestFinished(() => void vi.useRealTimers());
    await newDraft(staff, { id: first, version: 1, campos: { nombre: SECRET } });
    const ids = async (query: { recurso?: 'eventos' }) =>
      (await staff.call('listDrafts', { query })).borradores.map(({ id }) => id);
    expect(await ids({})).toEqual([first, second]);
    expect(await ids({ recurso: 'eventos' })).toEqual([second]);
    for (const name of SPEC_LISTS) {
      expect(JSON.stringify((await staff.send(name, GOOD[name])).body), name).not.toContain(SECRET);
    }
  });

  it('is listed with thousands of others in parts, so that other requests run meanwhile', async () => {
    await using portal = await testApp();
    const aRow = (n: number) => ({
      recurso: 'proyectos' as const,
      nombre: `Borrador ${n}`,
      campos: '{}',
      created_at: '',
      created_by: '',
      updated_by: '',
      // Some have the same time.
      updated_at: new Date(((n * 7) % 1_000) * 1_000).toISOString(),
    });
    for (let part = 0; part < 9; part++) {
      const rows = Array.from({ length: 500 }, (_, n) => aRow(part * 500 + n));
      await portal.db.insertInto('borradores').values(rows).execute();
    }
    const { result, turns } = await turnsDuring(() => readSummaries(portal.db, 'proyectos'));
    const ordered = portal.db.selectFrom('borradores').select('id').orderBy('updated_at', 'desc').orderBy('id', 'desc');
    expect(result.map(({ id }) => ({ id }))).toEqual(await ordered.execute());
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it('is in no answer to visitors', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const recurso of EDITED_RESOURCES) {
      await newDraft(staff, {
        recurso,
        ...(recurso === 'inicio' && { recurso_id: 1 }),
        campos: { nombre: SECRET, nombres: SECRET, titulo: SECRET, objetivo: SECRET },
      });
    }
    for (const name of PUBLIC_READS) {
      const { body } = await portal.visitor.send(name, name === 'search' ? { query: { q: SECRET } } : GOOD[name]);
      expect(JSON.stringify(body), name).not.toContain(SECRET);
    }
    for (const url of ['/feeds/proyectos.atom', '/feeds/eventos.json', '/sitemap.xml', '/calendario.ics']) {
      expect((await portal.app.inject(url)).body, url).not.toContain(SECRET);
    }
  });

  it('is one for each record, and locked optimistically', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const recurso_id = await newProyecto(staff);
    const id = await newDraft(staff, { recurso_id });
    const second = await staff.send('saveDraft', { body: aDraft({ recurso_id }) });
    expect(second).toMatchObject({ status: 409, body: { actual: { id, version: 1 } } });
    const { borrador } = await staff.call('saveDraft', { body: aDraft({ id, version: 1, recurso_id }) });
    expect(borrador.version).toBe(2);
    const stale = await staff.send('saveDraft', { body: aDraft({ id, version: 1, recurso_id }) });
    expect(stale).toMatchObject({ status: 409, body: { actual: { version: 2, updated_by: 'maria.prueba' } } });
    expect((await staff.send('saveDraft', { body: aDraft({ id, version: 2 }) })).status).toBe(409);
    expect((await staff.send('saveDraft', { body: aDraft({ recurso_id: 99 }) })).status).toBe(404);
    expect(await staff.send('discardDraft', { params: { id }, query: { version: 1 } })).toMatchObject({
      status: 409,
      body: {
        message: 'Otra persona cambió este borrador. Ábralo de nuevo antes de descartarlo.',
        actual: { id, version: 2 },
      },
    });
    await staff.call('discardDraft', { params: { id }, query: { version: 2 } });
    expect((await staff.send('getDraft', { params: { id } })).status).toBe(404);
  });

  it('keeps, replaces and drops its file, which visitors cannot read', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const nuevo = { recurso: 'integrantes', campos: { nombres: 'Ana' } } as const;
    const id = await newDraft(staff, nuevo, await anImage());
    const first = await fileOfDraft(portal, id);
    const { borrador } = await staff.call('getDraft', { params: { id } });
    expect(borrador.archivo).toBe(`/api/uploads/${first}`);
    const read = async (cookie: string | null) => {
      const { statusCode, headers } = await portal.app.inject({
        url: borrador.archivo ?? '',
        headers: cookie === null ? {} : { cookie },
      });
      return [statusCode, headers['cache-control']];
    };
    expect(await read(null)).toEqual([404, 'no-store']);
    expect(await read(staff.cookie)).toEqual([200, 'no-store']);

    await newDraft(staff, { ...nuevo, id, conservar_archivo: '1' });
    expect(await fileOfDraft(portal, id)).toBe(first);
    await newDraft(staff, { ...nuevo, id }, await anImage());
    const second = await fileOfDraft(portal, id);
    expect(second).not.toBe(first);
    await newDraft(staff, { ...nuevo, id });
    expect(await fileOfDraft(portal, id)).toBe('');
    const refused = await staff.send('saveDraft', { body: aDraft({ recurso: 'inicio' }), file: aLogo() });
    expect(refused).toMatchObject({ status: 422, body: { errors: { archivo: 'Este borrador no lleva archivo' } } });
  });

  it('is recorded in the history at each write', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newDraft(staff);
    await newDraft(staff, { id, campos: { nombre: 'Andenes' } });
    await staff.call('createPreview', { body: { id } });
    await staff.call('revokePreview', { params: { id: 1 } });
    await staff.call('discardDraft', { params: { id }, query: {} });
    const { movimientos } = await staff.call('listMovements', { query: {} });
    const ours = movimientos.filter(({ recurso }) => recurso === 'borradores');
    expect(ours.map(({ accion }) => accion).reverse()).toEqual([
      'agregar',
      'actualizar',
      'crear vista previa',
      'revocar vista previa',
      'eliminar',
    ]);
    expect(ours.at(-2)).toMatchObject({ antes: { nombre: 'Ciclorrutas' }, despues: { nombre: 'Andenes' } });
  });
});

describe('somebody else', () => {
  it('can go on with a draft', async () => {
    await using portal = await testApp();
    const id = await newDraft(await portal.staff());
    const other = await portal.otherStaff();
    await newDraft(other, { id, version: 1 });
    const { borrador } = await other.call('getDraft', { params: { id } });
    expect(borrador).toMatchObject({ created_by: 'maria.prueba', updated_by: OTHER_STAFF.usuario });
  });
});
