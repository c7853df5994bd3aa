import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { MergedResource } from '../../contract/resources/resources.ts';
import { aProducto, aProyecto, newIntegrante } from '../support/builders/inputs.ts';
import { ON_SQLITE } from '../support/engine.ts';
import { aLogo } from '../support/images.ts';
import { archive, merge, type Operation, restore, undo } from '../support/mergers.ts';
import { FILES } from '../support/pagesPortal.ts';
import { aPdf } from '../support/pdf.ts';
import { siteWith } from '../support/siteBuild.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const KINDS = ['proyectos', 'productos', 'integrantes'] as const;
const PAGES = { proyectos: 'proyecto', productos: 'producto', integrantes: 'integrante' } as const;
/** What a record may take of the other one: no links, which a choice may drop. */
const CAMPOS = {
  proyectos: ['imagen', 'objetivo'],
  productos: ['pdf', 'descripcion'],
  integrantes: ['cargo'],
} as const;

/** Records of each kind, with these ids. */
const IDS = [1, 2, 3, 4] as const;
const anId = fc.constantFrom(...IDS);
/** [project, member] */
const pairs = fc.uniqueArray(fc.tuple(anId, anId), { selector: String, maxLength: 8 });

const contents = fc.record({
  links: pairs,
  /** the project of each product, or none */
  proyectos: fc.tuple(...IDS.map(() => fc.option(anId))),
  /** the authors of each product */
  autores: fc.tuple(...IDS.map(() => fc.uniqueArray(anId, { maxLength: 3 }))),
});
type Contents = typeof contents extends fc.Arbitrary<infer T> ? T : never;

const aKind = fc.constantFrom(...KINDS);
const aMerger = fc.record({
  act: fc.constant('merge' as const),
  recurso: aKind,
  to: anId,
  from: anId,
  takes: fc.boolean(),
});
const aRestoration = fc.record({ act: fc.constant('restore' as const), recurso: aKind, id: anId });
const anUndo = fc.record({ act: fc.constant('undo' as const), place: fc.nat() });
const anArchiving = fc.record({ act: fc.constant('archive' as const), recurso: aKind, id: anId });
type Act =
  typeof aMerger | typeof aRestoration | typeof anUndo | typeof anArchiving extends fc.Arbitrary<infer T> ? T : never;

const persona = (integrante_id: number) => ({ apellidos: `Autor ${integrante_id}`, nombres: 'A.', integrante_id });

async function fill(staff: Caller, { links, proyectos, autores }: Contents): Promise<void> {
  for (const id of IDS) await newIntegrante(staff, { nombres: `Integrante ${id}` });
  for (const id of IDS) {
    const integrantes = links.flatMap(([proyecto, integrante]) => (proyecto === id ? [integrante] : []));
    const body = aProyecto({ nombre: `Proyecto ${id}`, descripcion_imagen: 'Un dibujo', integrantes });
    await staff.call('addProyecto', { body, file: aLogo() });
  }
  for (const id of IDS) {
    const people = { autores: (autores[id - 1] ?? []).map(persona) };
    const body = aProducto({ nombre: `Producto ${id}`, proyecto_id: proyectos[id - 1] ?? null, ...people });
    await staff.call('addProducto', { body, file: aPdf() });
  }
}

/** Where each record is: stored, or gone, merged into another one or not. By 'kind id'. */
type Place = 'stored' | { into: number | null };
type Places = Map<string, Place>;
const keyOf = (recurso: string, id: number): string => `${recurso} ${id}`;

interface Done extends Operation {
  /** the places that it changed, with what they were before */
  before: [key: string, place: Place][];
}

/** Says what should be where, by the acts that were not refused. */
class Model {
  readonly places: Places = new Map(KINDS.flatMap((kind) => IDS.map((id) => [keyOf(kind, id), 'stored' as Place])));
  /** records that were ever merged, which may have each other's links: a number for each group */
  readonly #groups = new Map(KINDS.flatMap((kind) => IDS.map((id) => [keyOf(kind, id), keyOf(kind, id)])));
  readonly done: Done[] = [];

  groupOf(recurso: MergedResource, id: number): string {
    return this.#groups.get(keyOf(recurso, id)) ?? '';
  }

  record(operation: Operation, changes: readonly [string, Place][]): void {
    this.done.push({ ...operation, before: changes.map(([key]) => [key, this.places.get(key) ?? 'stored']) });
    for (const [key, place] of changes) this.places.set(key, place);
  }

  join(recurso: MergedResource, to: number, from: number): void {
    const [stays, goes] = [this.groupOf(recurso, to), this.groupOf(recurso, from)];
    for (const [key, group] of this.#groups) if (group === goes) this.#groups.set(key, stays);
  }

  /** The stored record at the end of a record's mergers; null without one. */
  endOf(recurso: MergedResource, id: number): number | null {
    const passed = new Set<number>();
    for (let next = id; !passed.has(next); ) {
      passed.add(next);
      const place = this.places.get(keyOf(recurso, next));
      if (place === 'stored') return next;
      if (place === undefined || place.into === null) return null;
      next = place.into;
    }
    return null;
  }
}

async function act(portal: TestApp, staff: Caller, model: Model, next: Act): Promise<void> {
  const isDone = ({ answer }: Operation) => answer.status === 200;
  switch (next.act) {
    case 'merge': {
      const { recurso, to, from, takes } = next;
      const merger = await merge(portal, staff, { recurso, to, from, campos: takes ? [...CAMPOS[recurso]] : [] });
      const both = [to, from].map((id) => model.places.get(keyOf(recurso, id)));
      expect(isDone(merger)).toBe(to !== from && both.every((place) => place === 'stored'));
      if (!isDone(merger)) return;
      model.record(merger, [[keyOf(recurso, from), { into: to }]]);
      model.join(recurso, to, from);
      return;
    }
    case 'archive':
    case 'restore': {
      const { recurso, id } = next;
      const isStored = model.places.get(keyOf(recurso, id)) === 'stored';
      const operation = await (next.act === 'restore' ? restore : archive)(staff, recurso, id);
      expect(isDone(operation)).toBe(isStored === (next.act === 'archive'));
      if (isDone(operation)) model.record(operation, [[keyOf(recurso, id), isStored ? { into: null } : 'stored']]);
      return;
    }
    case 'undo': {
      const undone = model.done[next.place % Math.max(model.done.length, 1)];
      if (undone === undefined) return;
      const operation = await undo(staff, undone.id);
      expect([200, 409]).toContain(operation.answer.status);
      if (isDone(operation)) model.record(operation, undone.before);
    }
  }
}

const rowsOf = async ({ db }: TestApp) => ({
  proyectos: await db.selectFrom('proyectos').selectAll().orderBy('id').execute(),
  integrantes: await db.selectFrom('integrantes').selectAll().orderBy('id').execute(),
  productos: await db.selectFrom('productos').selectAll().orderBy('id').execute(),
  links: await db.selectFrom('proyecto_integrante').selectAll().orderBy('id').execute(),
});

/** Without who wrote last, and how often. */
const contentOf = async (portal: TestApp) =>
  Object.entries(await rowsOf(portal)).map(([name, rows]) => [
    name,
    rows.map((row) => ({ ...row, version: 0, updated_by: '' })),
  ]);

const membersIn = (autores: string): number[] =>
  (JSON.parse(autores) as { integrante_id: number }[]).map(({ integrante_id }) => integrante_id);

/** Nothing of the beginning is lost or doubled: it is with a record of the same mergers. */
async function expectLinks(portal: TestApp, model: Model, { links, proyectos, autores }: Contents): Promise<void> {
  const rows = await rowsOf(portal);
  const groupsOfLink = (proyecto: number, integrante: number) =>
    `${model.groupOf('proyectos', proyecto)} ${model.groupOf('integrantes', integrante)}`;
  const present = rows.links.map((link) => groupsOfLink(link.proyecto_id, link.integrante_id));
  expect(new Set(present)).toEqual(new Set(links.map(([proyecto, integrante]) => groupsOfLink(proyecto, integrante))));
  expect(rows.links.length).toBeLessThanOrEqual(links.length);
  for (const { id, proyecto_id, autores: json } of rows.productos) {
    const ofBeginning = proyectos[id - 1] ?? null;
    expect(proyecto_id && model.groupOf('proyectos', proyecto_id)).toBe(
      ofBeginning && model.groupOf('proyectos', ofBeginning),
    );
    const members = membersIn(json);
    expect(members.filter((member) => model.places.get(keyOf('integrantes', member)) !== 'stored')).toEqual([]);
    expect(new Set(members).size).toBe(members.length);
    const groups = (ids: readonly number[]) => new Set(ids.map((member) => model.groupOf('integrantes', member)));
    expect(groups(members)).toEqual(groups(autores[id - 1] ?? []));
  }
  const files = new Set(
    (await portal.db.selectFrom('imagenes').select('nombre').execute()).map(({ nombre }) => nombre),
  );
  const named = [...rows.proyectos.map(({ imagen }) => imagen), ...rows.productos.map(({ pdf }) => pdf)];
  expect(named.filter((file) => file === null || !files.has(file))).toEqual([]);
}

/** Each former address answers 200, 301 to the one at the end of the mergers, or 410. */
async function expectAddresses({ app, visitor }: TestApp, model: Model): Promise<void> {
  const calls = { proyectos: 'getProyecto', productos: 'getProducto', integrantes: 'getIntegrante' } as const;
  for (const recurso of KINDS) {
    for (const id of IDS) {
      const end = model.endOf(recurso, id);
      const path = (of: number) => sitePaths[PAGES[recurso]](of);
      const { statusCode, headers } = await app.inject({ url: path(id), headers: { 'user-agent': 'Firefox' } });
      const { body, status } = await visitor.send(calls[recurso], { params: { id } });
      const location = String(headers.location);
      const seen = { statusCode, status, movido_a: body.movido_a, end: location.startsWith(`${path(end ?? 0)}/`) };
      const expected =
        end === null
          ? { statusCode: 410, status: 404, movido_a: undefined, end: false }
          : { statusCode: 301, status: end === id ? 200 : 404, movido_a: end === id ? undefined : end, end: true };
      expect({ recurso, id, ...seen }).toEqual({ recurso, id, ...expected });
    }
  }
}

async function run(beginning: Contents, acts: readonly Act[], siteDir: string): Promise<void> {
  await using portal = await testApp({ siteDir });
  const staff = await portal.staff();
  await fill(staff, beginning);
  const first = await contentOf(portal);
  const model = new Model();
  const archives = acts.some((each) => each.act === 'archive');
  for (const each of acts) {
    await act(portal, staff, model, each);
    if (!archives) await expectLinks(portal, model, beginning);
  }
  await expectAddresses(portal, model);
  // The last of them can always be undone, down to the first.
  for (const { id } of model.done.toReversed()) {
    const { answer } = await undo(staff, id);
    expect(answer).toMatchObject({ status: 200 });
  }
  expect(await contentOf(portal)).toEqual(first);
}

/** A run on PostgreSQL takes five times as long. */
const RUNS = ON_SQLITE ? 25 : 6;

it.each([
  [
    'no link, file or author is lost or doubled by mergers, restorations and undos',
    [aMerger, aMerger, aRestoration, anUndo],
  ],
  [
    'every address answers 200, 301 or 410, also of records that were archived',
    [aMerger, aMerger, aRestoration, anUndo, anArchiving],
  ],
] as const)('%s', { timeout: 240_000 }, async (_, acts) => {
  await using site = await siteWith(FILES);
  const someActs = fc.array(fc.oneof(...(acts as readonly fc.Arbitrary<Act>[])), { minLength: 3, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(contents, someActs, (beginning, each) => run(beginning, each, site.folder)),
    { numRuns: RUNS },
  );
});
