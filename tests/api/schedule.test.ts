import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { DatabaseClock } from '../../api/database/databaseClock.ts';
import { recordMovements } from '../../api/resources/auditLog/recordMovements.ts';
import { isGone } from '../../api/resources/visibility/schedule.ts';
import { CITATION_FORMATS, documentPaths } from '../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { pathOfUpload } from '../../contract/addresses/uploads.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import {
  aConvenio,
  anEvento,
  anIntegrante,
  aProducto,
  aProyecto,
  newEvento,
  newProyecto,
} from '../support/builders/inputs.ts';
import { aLogo, anImage } from '../support/images.ts';
import { aPdf } from '../support/pdf.ts';
import { type TestApp, testApp } from '../support/testApp.ts';
import { watchPolls } from '../support/watchPolls.ts';

// Later than any test runs: the records are created at the real time.
const DESDE = Date.parse('2999-12-01T13:00:00Z');
const HASTA = Date.parse('2999-12-01T19:00:00Z');
const LIMITS = { publicar_desde: '2999-12-01T08:00-05:00', publicar_hasta: '2999-12-01T14:00:00-05:00' };

/** In every name, and in nothing else. */
const WORD = 'quimera';
const AUTHOR = { nombres: 'Ana', apellidos: 'Quimera', nombre_corporativo: '', orcid: '' };
const ONE = { params: { id: 1 } };
const LINEA = { params: { lineId: 1 } };

afterEach(() => void vi.restoreAllMocks());

/** One record of each kind between the same limits, linked to each other. Names the addresses of their files. */
async function withScheduled() {
  const time = vi.spyOn(DatabaseClock.prototype, 'time').mockReturnValue(DESDE - 1);
  const portal = await testApp();
  const staff = await portal.staff();
  await staff.call('addProyecto', { body: aProyecto({ nombre: `Proyecto ${WORD}`, ...LIMITS }) });
  await staff.call('assignLinea', { body: { id_proyecto: 1, id_linea: 1 } });
  const { integrante } = await staff.call('addIntegrante', {
    body: anIntegrante({ nombres: 'Ana', apellidos: WORD, ...LIMITS }),
    file: await anImage({ ancho: 200 }),
  });
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id: 1, actor_id: 1 } });
  const autores = [{ ...AUTHOR, integrante_id: 1 }];
  await staff.call('addProducto', {
    body: aProducto({ nombre: `Producto ${WORD}`, acceso: 'abierto', autores, ...LIMITS }),
  });
  await staff.call('addProductoToProyecto', { body: { proyecto_id: 1, producto_id: 1 } });
  const { product } = await staff.call('updateProducto', { body: { id: 1 }, file: aPdf() });
  const { convenio } = await staff.call('addConvenio', {
    body: aConvenio({ nombre: `Convenio ${WORD}`, ...LIMITS }),
    file: aLogo(),
  });
  await staff.call('addEvento', { body: anEvento({ nombre: `Evento ${WORD}`, fecha: '2026-10-01', ...LIMITS }) });
  const pictures = [
    pathOfUpload('integrantes', integrante.nombre_imagen ?? '', 160),
    pathOfUpload('convenios', convenio.logo),
  ];
  return { portal, staff, time, files: [...pictures, product?.url_pdf ?? ''] };
}

/** Lists: they are answered always, with the records or without them. */
const LISTS = [
  addressOf('getInicio'),
  addressOf('listPublicProyectos'),
  addressOf('listPublicIntegrantes'),
  addressOf('listPublicProductos'),
  addressOf('listPublicEventos'),
  addressOf('listProyectosByLinea', LINEA),
  addressOf('listProductosByLinea', LINEA),
  addressOf('search', { query: { q: WORD } }),
  '/sitemap.xml',
  '/feeds/proyectos.atom',
  '/feeds/productos.json',
  '/feeds/eventos.atom',
  '/feeds/lineas/sostenibilidad.json',
  '/eventos.ics',
  ...CITATION_FORMATS.map((format) => documentPaths.citation(sitePaths.productos, format)),
  documentPaths.linkset(sitePaths.proyectos),
  documentPaths.linkset(sitePaths.productos),
];

/** What is of one record: otherwise 404. */
const DETAILS = [
  addressOf('getProyecto', ONE),
  addressOf('getIntegrante', ONE),
  addressOf('getProducto', ONE),
  addressOf('getPublicEvento', ONE),
  documentPaths.eventoCalendar(1),
  documentPaths.citation(sitePaths.producto(1), 'bib'),
  documentPaths.citation(sitePaths.proyecto(1), 'ris'),
  documentPaths.citation(sitePaths.integrante(1), 'json'),
  documentPaths.linkset(sitePaths.proyecto(1)),
  documentPaths.linkset(sitePaths.integrante(1)),
  documentPaths.linkset(sitePaths.producto(1)),
  documentPaths.linkset(sitePaths.evento(1)),
];

const IMAGES = ['proyecto', 'integrante', 'producto', 'evento'].map(
  (kind) => `/vista_previa/${kind}/MQ/0123456789abcdef.jpg`,
);

async function expectHidden({ app }: TestApp, files: readonly string[]): Promise<void> {
  for (const url of LISTS) {
    const { statusCode, body } = await app.inject(url);
    expect([url, statusCode, body.toLowerCase().includes(WORD)]).toEqual([url, 200, false]);
  }
  for (const url of [...DETAILS, ...IMAGES, ...files]) {
    const { statusCode, headers, body } = await app.inject(url);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
    expect(body.toLowerCase()).not.toContain(WORD);
  }
}

async function expectShown({ app }: TestApp, files: readonly string[]): Promise<void> {
  for (const url of [...LISTS, ...DETAILS]) {
    const { statusCode, body } = await app.inject(url);
    expect([url, statusCode, body.toLowerCase().includes(WORD)]).toEqual([url, 200, true]);
  }
  for (const url of IMAGES) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 302]);
  for (const url of files) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
}

describe('a scheduled record', () => {
  it('appears and disappears at its instants, in everything that visitors read', async () => {
    const { portal, staff, time, files } = await withScheduled();
    await using _ = portal;
    await expectHidden(portal, files);
    time.mockReturnValue(DESDE);
    await expectShown(portal, files);
    time.mockReturnValue(HASTA - 1);
    await expectShown(portal, files);
    time.mockReturnValue(HASTA);
    await expectHidden(portal, files);
    for (const url of files) {
      const { statusCode, headers } = await portal.app.inject({ url, headers: { cookie: staff.cookie ?? '' } });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-store']);
    }
  });

  it('is dated by its instant in feeds and the sitemap', async () => {
    const { portal, time } = await withScheduled();
    await using _ = portal;
    time.mockReturnValue(DESDE);
    const instant = new Date(DESDE).toISOString();
    expect((await portal.app.inject('/sitemap.xml')).body).toContain(`<lastmod>${instant}</lastmod>`);
    const { items } = (await portal.app.inject('/feeds/proyectos.json')).json();
    expect(items).toMatchObject([{ date_published: instant, date_modified: instant }]);
  });

  it('hides only itself: its project, its members and its products stay', async () => {
    const { portal, staff, time } = await withScheduled();
    await using _ = portal;
    time.mockReturnValue(DESDE);
    await staff.call('updateIntegrante', {
      body: { id: 1, ...anIntegrante({ nombres: 'Ana', apellidos: WORD }), publicar_hasta: '' },
    });
    await staff.call('updateProducto', { body: { id: 1, publicar_hasta: '' } });
    time.mockReturnValue(HASTA);
    const { product } = await portal.visitor.call('getProducto', ONE);
    expect([product.proyecto_id, product.proyecto_nombre, product.id_linea]).toEqual([null, null, null]);
    expect(product.autores_integrantes).toEqual([{ id: 1, nombre: `Ana ${WORD}` }]);
    await staff.call('updateIntegrante', {
      body: { id: 1, ...anIntegrante({ nombres: 'Ana', apellidos: WORD }), publicar_hasta: LIMITS.publicar_hasta },
    });
    const { product: withoutMember } = await portal.visitor.call('getProducto', ONE);
    expect([withoutMember.autores.length, withoutMember.autores_integrantes]).toEqual([1, []]);
  });

  it('gives its project the names of its members in the search while they are shown', async () => {
    const { portal, staff, time } = await withScheduled();
    await using _ = portal;
    const none = { publicar_desde: '', publicar_hasta: '' };
    await staff.call('updateProyecto', { body: { id: 1, nombre: 'Cruces', ...none } });
    const projects = async () => {
      const { grupos } = await portal.visitor.call('search', { query: { q: WORD } });
      return grupos.find(({ tipo }) => tipo === 'proyectos')?.resultados.map(({ nombre }) => nombre);
    };
    expect(await projects()).toEqual([]);
    time.mockReturnValue(DESDE);
    expect(await projects()).toEqual(['Cruces']);
    time.mockReturnValue(HASTA);
    expect(await projects()).toEqual([]);
  });
});

describe('a scheduled record that was removed', () => {
  it('is gone only if it had appeared', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const isGoneAt = (time: number) => isGone(portal.db, 'eventos', 1, new Date(time));
    await newEvento(staff, LIMITS);
    expect(await isGoneAt(DESDE)).toBe(false);
    await portal.db.deleteFrom('eventos').execute();
    expect([await isGoneAt(DESDE - 1), await isGoneAt(DESDE)]).toEqual([false, true]);
    expect(await newEvento(staff, LIMITS)).toBe(2);
    await staff.call('deleteEvento', { params: { id: 2 } });
    expect(await isGone(portal.db, 'eventos', 2, new Date(DESDE))).toBe(false);
  });

  it('is gone also if its dates had moved to the future after it had appeared', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newEvento(staff);
    await staff.call('updateEvento', { ...ONE, body: anEvento(LIMITS) });
    await staff.call('deleteEvento', { params: { id: 1 } });
    expect(await isGone(portal.db, 'eventos', 1, new Date())).toBe(true);
  });

  it('is gone from the instant that it was given last', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newEvento(staff, LIMITS);
    await staff.call('updateEvento', { ...ONE, body: anEvento({ publicar_desde: '2999-12-01T13:00-05:00' }) });
    await portal.db.deleteFrom('eventos').execute();
    const isGoneAt = (time: number) => isGone(portal.db, 'eventos', 1, new Date(time));
    expect([await isGoneAt(HASTA - 3_600_001), await isGoneAt(HASTA - 3_600_000)]).toEqual([false, true]);
  });

  it('is not gone if it was hidden before it would have appeared', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newEvento(staff, LIMITS);
    await staff.call('toggleEvento', { ...ONE, query: { estado: 0 } });
    await portal.db.deleteFrom('eventos').execute();
    expect(await isGone(portal.db, 'eventos', 1, new Date(DESDE))).toBe(false);
  });
});

describe('two changes of a record in one write', () => {
  it('leave it as public as the last one says', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newEvento(staff, LIMITS);
    const row = await portal.db.selectFrom('eventos').selectAll().executeTakeFirstOrThrow();
    const author = { id: null, usuario: 'alguien' };
    const change = { recurso: 'eventos', recordId: 1, accion: 'actualizar', antes: row } as const;
    const now = { ...row, publicar_desde: '' };
    await portal.db.transaction().execute((trx) =>
      recordMovements(trx, { id: randomUUID(), author }, [
        { ...change, despues: row },
        { ...change, despues: now },
      ]),
    );
    await portal.db.deleteFrom('eventos').execute();
    expect(await isGone(portal.db, 'eventos', 1, new Date())).toBe(true);
  });
});

describe('two instances on one database', () => {
  it('show a record at its instant, and not before', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-fechas-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const onPostgres = inject('postgres') !== undefined;
    const time = vi.spyOn(DatabaseClock.prototype, 'time').mockReturnValue(DESDE - 1);
    await using one = await testApp(onPostgres ? {} : { dataDir });
    await using other = await testApp(onPostgres ? { databaseUrl: one.databaseUrl } : { dataDir });
    using polls = watchPolls();
    const shownAt = async (instant: number) => {
      time.mockReturnValue(instant);
      const lists = await Promise.all([one, other].map(({ visitor }) => visitor.call('listPublicProyectos', {})));
      return lists.map(({ projects }) => projects.map(({ nombre }) => nombre));
    };
    await polls.next({ instances: 2 });
    expect(await shownAt(DESDE - 1)).toEqual([[], []]);
    await newProyecto(await one.staff(), { nombre: WORD, publicar_desde: LIMITS.publicar_desde });
    await polls.next({ instances: 2 });
    expect(await shownAt(DESDE - 1)).toEqual([[], []]);
    expect(await shownAt(DESDE)).toEqual([[WORD], [WORD]]);
  });
});

describe('the clock of the database', () => {
  it.skipIf(inject('postgres') === undefined)('does not follow a machine whose clock is wrong', async () => {
    await using portal = await testApp();
    const trueTime = async () => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(portal.db);
      return Number(rows[0]?.now);
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const clock = new DatabaseClock(portal.db);
    const before = await trueTime();
    await clock.measure();
    const after = await trueTime();
    expect(Number(clock.now())).toBeGreaterThanOrEqual(before);
    expect(Number(clock.now())).toBeLessThanOrEqual(after);
  });
});
