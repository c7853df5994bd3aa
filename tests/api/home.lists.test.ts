import { expect, it, onTestFinished, vi } from 'vitest';
import { handlers } from '../../api/resources/handlers.ts';
import { homeLists, readAsVisitor } from '../../api/resources/visitorReads.ts';
import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import { newEvento, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { SITE, siteWith } from '../support/siteBuild.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

/** In Bogotá the 8th, in UTC the 9th. */
const NOW = new Date('2025-03-09T03:00:00.000Z');
const SCHEDULED = '2025-03-10T00:00:00.000Z';
const LISTS = ['listPublicProyectos', 'listPublicProductos', 'listPublicEventos'] as const;

const homeOf = <K extends (typeof LISTS)[number]>({ db }: TestApp, name: K) =>
  homeLists.get(name)?.(db, NOW) as Promise<AnswerOf<K>>;

/** A portal with more records of each kind than the home shows; the latest two of each are not public. */
async function filledPortal() {
  const portal = await testApp();
  const staff = await portal.staff();
  const integrante_id = await newIntegrante(staff);
  const autores = [{ nombres: 'Laura', apellidos: 'Vega', integrante_id }, { nombre_corporativo: 'Red Vía Clara' }];
  for (const nombre of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete']) {
    await newProyecto(staff, { nombre });
    const id = await newProducto(staff, { nombre, autores });
    if (nombre === 'Dos') await staff.call('addProductoToProyecto', { body: { proyecto_id: 1, producto_id: id } });
  }
  await newEvento(staff);
  const { db } = portal;
  const { id: _, ...row } = await db.selectFrom('eventos').selectAll().executeTakeFirstOrThrow();
  const past = Array.from({ length: 40 }, (_each, n) => `2025-0${(n % 2) + 1}-${10 + (n % 15)}`);
  const fechas = [
    '2025-04-02',
    '2025-03-08',
    ...past,
    '2025-03-20',
    '',
    '2025-03-08',
    '2025-03-07',
    '2025-04-01',
    '2025-03-06',
  ];
  await db
    .insertInto('eventos')
    .values(fechas.map((fecha) => ({ ...row, fecha })))
    .execute();
  for (const table of ['proyectos', 'productos', 'eventos'] as const) {
    const [last, other] = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(2).execute();
    await db
      .updateTable(table)
      .set({ publicar_desde: SCHEDULED })
      .where('id', '=', last?.id ?? 0)
      .execute();
    await db
      .updateTable(table)
      .set({ publicar_hasta: '2025-03-01T00:00:00.000Z' })
      .where('id', '=', other?.id ?? 0)
      .execute();
  }
  return portal;
}

it('reads the last four projects for the home, oldest first', async () => {
  await using portal = await filledPortal();
  const { projects, ...rest } = await readAsVisitor(portal.db, 'listPublicProyectos', {}, NOW);
  const shown = await homeOf(portal, 'listPublicProyectos');
  expect(shown).toEqual({ ...rest, projects: projects.slice(-4) });
  expect(shown.projects.map(({ nombre }) => nombre)).toEqual(['Dos', 'Tres', 'Cuatro', 'Cinco']);
});

it('reads two products for the home, each pair of the public ones sooner or later', async () => {
  await using portal = await filledPortal();
  const { products, ...rest } = await readAsVisitor(portal.db, 'listPublicProductos', {}, NOW);
  const pairs = new Set<string>();
  // Five products have ten pairs.
  await expect
    .poll(
      async () => {
        const shown = await homeOf(portal, 'listPublicProductos');
        const ids = shown.products.map(({ id }) => id) ?? [];
        expect(shown).toEqual({ ...rest, products: products.filter(({ id }) => ids.includes(id)) });
        pairs.add(ids.sort().join());
        return pairs.size;
      },
      { interval: 1 },
    )
    .toBe(10);
  expect([...pairs].every((pair) => pair.split(',').length === 2)).toBe(true);
});

it('reads for the home the events from today on, and one past event more than it shows', async () => {
  await using portal = await filledPortal();
  const { eventos, ...rest } = await readAsVisitor(portal.db, 'listPublicEventos', {}, NOW);
  const upcoming = eventos.filter(({ fecha }) => fecha >= '2025-03-08');
  const past = eventos.filter(({ fecha }) => fecha < '2025-03-08');
  expect([upcoming.length, past.length]).toEqual([5, 42]);
  const shown = await homeOf(portal, 'listPublicEventos');
  expect(shown).toEqual({ ...rest, eventos: [...upcoming, ...past.slice(0, 31)] });
});

it('renders the home without reading a whole list', async () => {
  const calls = LISTS.map((name) => ({ key: name, name, params: {} }));
  const server = `export const siteRenderer = {
    callsOf: () => ${JSON.stringify(calls)},
    render: async ({ answers }) => ({
      html: answers.listPublicProyectos.projects.map(({ nombre }) => nombre).join(),
      embedded: {},
      title: '',
      description: '',
    }),
  };`;
  await using site = await siteWith({
    ...SITE,
    'server/package.json': '{"type":"module"}',
    'server/server.js': server,
  });
  await using portal = await testApp({ siteDir: site.folder });
  await newProyecto(await portal.staff(), { nombre: 'El único' });
  const whole = LISTS.map((name) => vi.spyOn(handlers, name));
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await portal.app.inject({ url: '/' })).body).toContain('El único');
  for (const list of whole) expect(list).not.toHaveBeenCalled();
});
