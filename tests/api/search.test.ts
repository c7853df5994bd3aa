import { describe, expect, inject, it, vi } from 'vitest';
import { DatabaseClock } from '../../api/database/databaseClock.ts';
import type { Row } from '../../api/database/tables.ts';
import { NewMovements } from '../../api/resources/searchIndex/NewMovements.ts';
import { SearchIndex } from '../../api/resources/searchIndex/searchIndex.ts';
import { Vocabulary } from '../../api/resources/searchIndex/vocabulary.ts';
import { serverResources } from '../../api/resources/serverResources.ts';
import { SEARCHED_KINDS, type SearchedKind } from '../../contract/resources/siteResources.ts';
import {
  newEvento,
  newIntegrante,
  newNoticia,
  newPagina,
  newProducto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { FOLDING_PAIRS } from '../support/foldingPairs.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';
import { watchPolls } from '../support/watchPolls.ts';

type Found = Partial<Record<SearchedKind, string[]>>;

const namesIn = (grupos: readonly { tipo: SearchedKind; resultados: readonly { nombre: string }[] }[]): Found =>
  Object.fromEntries(
    grupos.flatMap(({ tipo, resultados }) =>
      resultados.length === 0 ? [] : [[tipo, resultados.map(({ nombre }) => nombre)]],
    ),
  );

/** The names that a visitor finds, by kind. */
const find = async ({ visitor }: TestApp, q: string): Promise<Found> =>
  namesIn((await visitor.call('search', { query: { q } })).grupos);
const findAll = async (staff: Caller, q: string): Promise<Found> =>
  namesIn((await staff.call('searchAll', { query: { q } })).grupos);

describe('the search', () => {
  it('finds every kind of record, in a fixed order, with a fragment', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff, { nombre: 'Cruces de la vía química', descripcion: 'Los peatones esperan' });
    await newProducto(staff, { nombre: 'Informe', descripcion: 'Reactivos de la QUIMICA' });
    await newIntegrante(staff, { nombres: 'Ana', apellidos: 'Ñáñez', cargo: 'Ingeniera química' });
    await newEvento(staff, { nombre: 'Congreso', lugar: 'Facultad de Química' });
    await newNoticia(staff, { titulo: 'Premio', resumen: 'A la química' });
    await newPagina(staff, { titulo: 'Laboratorio', texto: '<p>De <strong>química</strong></p>' });
    const { grupos } = await portal.visitor.call('search', { query: { q: ' QUÍMICA ' } });
    expect(grupos.map(({ tipo }) => tipo)).toEqual(SEARCHED_KINDS);
    expect(grupos.map(({ total }) => total)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(namesIn(grupos)).toEqual({
      proyectos: ['Cruces de la vía química'],
      productos: ['Informe'],
      integrantes: ['Ana Ñáñez'],
      lineas: ['Seguridad química'],
      eventos: ['Congreso'],
      noticias: ['Premio'],
      paginas: ['Laboratorio'],
    });
    expect(await find(portal, 'peatones cruces')).toEqual({ proyectos: ['Cruces de la vía química'] });
    expect(await find(portal, 'nanez')).toEqual({ integrantes: ['Ana Ñáñez'] });
    const { grupos: found } = await portal.visitor.call('search', { query: { q: 'esperan' } });
    expect(found[0]?.resultados).toEqual([
      { id, nombre: 'Cruces de la vía química', fragmento: 'Los peatones esperan' },
    ]);
  });

  it('finds texts by their letters as they are typed, for visitors and for staff', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const stored = [...new Set(FOLDING_PAIRS.map(([text]) => text))];
    for (const nombre of stored) await newProyecto(staff, { nombre });
    for (const [text, typed] of FOLDING_PAIRS) {
      const nombre = text.normalize('NFC');
      expect((await find(portal, typed)).proyectos, typed).toContain(nombre);
      expect((await findAll(staff, typed)).proyectos, typed).toContain(nombre);
    }
  });

  it('puts the members first for visitors where a name begins with the query', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProyecto(staff, { nombre: 'Elena en la vía' });
    await newIntegrante(staff, { nombres: 'Elena', apellidos: 'Ríos' });
    const first = async (q: string) => (await portal.visitor.call('search', { query: { q } })).grupos[0]?.tipo;
    expect([await first('elen'), await first('Ríos elena'), await first('rios')]).toEqual([
      'integrantes',
      'integrantes',
      'proyectos',
    ]);
    const { grupos } = await staff.call('searchAll', { query: { q: 'elena' } });
    expect(grupos.map(({ tipo }) => tipo)).toEqual(SEARCHED_KINDS);
  });

  it('finds products by author, abstract, keyword and DOI', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const author = { apellidos: 'Ríos Peña', nombres: 'Elena' };
    await newProducto(staff, {
      nombre: 'Señales',
      autores: [author, { nombre_corporativo: 'Instituto Ámbar' }],
      resumen: 'Un resumen largo',
      palabras_clave: ['peatones', 'noche'],
      doi: 'https://doi.org/10.5555/ABC.1',
    });
    await newProducto(staff, { nombre: 'Manual de Elena Ríos' });
    await newProducto(staff, { nombre: 'Otro', descripcion: 'Para Elena y los ríos' });
    expect(await find(portal, 'elena rios')).toEqual({ productos: ['Manual de Elena Ríos', 'Señales', 'Otro'] });
    for (const q of ['ambar', 'resumen', 'peatones', '10.5555/abc.1']) {
      expect(await find(portal, q), q).toEqual({ productos: ['Señales'] });
    }
  });

  it('answers empty groups to fewer than two letters, and refuses a text that is too long', async () => {
    await using portal = await testApp();
    for (const q of ['', ' a ', '¡¿!']) {
      const { body } = await portal.visitor.send('search', { query: { q } });
      expect(body).toEqual({
        success: 1,
        grupos: SEARCHED_KINDS.map((tipo) => ({ tipo, total: 0, resultados: [] })),
      });
    }
    expect((await portal.visitor.send('search')).status).toBe(200);
    expect((await portal.visitor.send('search', { query: { q: ` ${'a'.repeat(100)} ` } })).status).toBe(200);
    const refused = await portal.visitor.send('search', { query: { q: 'a'.repeat(101) } });
    expect([refused.status, refused.body.message]).toEqual([400, 'Use como máximo 100 caracteres']);
    const repeated = await portal.app.inject('/api/buscar?q=a&q=b');
    expect([repeated.statusCode, repeated.json().message]).toEqual([400, 'Debe ser un texto']);
  });

  it('returns ten records of a kind and counts all', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (let n = 1; n <= 12; n += 1) await newProducto(staff, { nombre: `Cascos ${n}` });
    const { grupos } = await portal.visitor.call('search', { query: { q: 'cascos' } });
    const productos = grupos.find(({ tipo }) => tipo === 'productos');
    expect([productos?.total, productos?.resultados.length]).toEqual([12, 10]);
    expect(productos?.resultados[0]?.nombre).toBe('Cascos 12');
  });

  it('hides from visitors what is not public, also when they ask with a session', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff, { nombre: 'Buses ocultos' });
    const evento = await newEvento(staff, { nombre: 'Feria de buses' });
    await staff.call('toggleProyecto', { body: { id, activo: 0 } });
    await staff.call('toggleEvento', { params: { id: evento }, query: { estado: 0 } });
    expect(await find(portal, 'buses')).toEqual({});
    expect(namesIn((await staff.call('search', { query: { q: 'buses' } })).grupos)).toEqual({});
    const { grupos } = await staff.call('searchAll', { query: { q: 'buses' } });
    expect(namesIn(grupos)).toEqual({ proyectos: ['Buses ocultos'], eventos: ['Feria de buses'] });
    expect(grupos.flatMap(({ resultados }) => resultados.map(({ publico }) => publico))).toEqual([false, false]);
    await staff.call('toggleProyecto', { body: { id, activo: 1 } });
    expect(await find(portal, 'buses')).toEqual({ proyectos: ['Buses ocultos'] });
  });

  it('sees each write at once: of a record, of a link and of the name of a member', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect(await find(portal, 'glorietas')).toEqual({});
    const proyecto_id = await newProyecto(staff, { nombre: 'Glorietas' });
    expect(await find(portal, 'glorietas')).toEqual({ proyectos: ['Glorietas'] });
    await staff.call('updateProyecto', { body: { id: proyecto_id, nombre: 'Rotondas' } });
    expect(await find(portal, 'glorietas')).toEqual({});
    const actor_id = await newIntegrante(staff, { nombres: 'Ana', apellidos: 'Ríos', cargo: 'Asesora' });
    expect(await find(portal, 'rios')).toEqual({ integrantes: ['Ana Ríos'] });
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } });
    expect(await find(portal, 'rios')).toEqual({ proyectos: ['Rotondas'], integrantes: ['Ana Ríos'] });
    await staff.call('updateIntegrante', {
      body: { id: actor_id, nombres: 'Ana', apellidos: 'Mares', cargo: 'Asesora', grupo: 1 },
    });
    expect(await find(portal, 'rios')).toEqual({});
    expect(await find(portal, 'mares')).toEqual({ proyectos: ['Rotondas'], integrantes: ['Ana Mares'] });
    const { investigadores } = await staff.call('getProyecto', { params: { id: proyecto_id } });
    await staff.call('removeIntegranteFromProyecto', { body: { id: investigadores[0]?.id ?? 0 } });
    expect(await find(portal, 'mares')).toEqual({ integrantes: ['Ana Mares'] });
    const id = await newEvento(staff, { nombre: 'Taludes' });
    expect(await findAll(staff, 'taludes')).toEqual({ eventos: ['Taludes'] });
    await staff.call('deleteEvento', { params: { id } });
    expect(await findAll(staff, 'taludes')).toEqual({});
  });

  it('forgets the words of texts that were replaced, and finds the present ones', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    const read = vi.spyOn(Vocabulary.prototype, 'find');
    for (let edit = 0; edit < 6; edit += 1) {
      const descripcion = Array.from({ length: 600 }, (_, n) => `w${edit}x${n}`).join(' ');
      await staff.call('updateProyecto', { body: { id, descripcion } });
      expect(Object.keys(await findAll(staff, `w${edit}x599`))).toEqual(['proyectos']);
    }
    expect(await findAll(staff, 'w4x599')).toEqual({});
    const words = await Promise.all(read.mock.results.map(async ({ value }) => (await value).length));
    // All six texts together have 3,600.
    expect(Math.max(...words)).toBeLessThan(3_000);
  });

  it('is prepared three seconds after the start', async () => {
    await using portal = await testApp();
    const build = vi.spyOn(SearchIndex.prototype, 'build');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await portal.app.listen({ port: 0, host: '127.0.0.1' });
      vi.advanceTimersByTime(2_999);
      expect(build).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(build).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('limits the searches of one client', async () => {
    await using portal = await testApp({ searchesPerMinute: 3 });
    const search = (from: string) => portal.visitor.send('search', { query: { q: 'buses' }, from });
    for (let n = 0; n < 3; n += 1) expect((await search('203.0.113.1')).status).toBe(200);
    const { status, body, headers } = await search('203.0.113.1');
    expect([status, body.message]).toEqual([429, 'Demasiadas solicitudes. Espere un minuto e intente de nuevo.']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await search('203.0.113.2')).status).toBe(200);
    const staff = await portal.staff();
    for (let n = 0; n < 5; n += 1) expect((await staff.send('searchAll', { query: { q: 'buses' } })).status).toBe(200);
  });

  it('rejects searches with 503 when the queue is full', async () => {
    await using portal = await testApp();
    const index = new SearchIndex(portal.db, new DatabaseClock(portal.db), serverResources);
    const searches = Array.from({ length: 300 }, () => index.search('buses', { onlyPublic: true }));
    const refused = (await Promise.allSettled(searches)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { status: 503 } });
    expect(await index.search('buses', { onlyPublic: true })).toHaveLength(SEARCHED_KINDS.length);
  });
});

const aMovement = (recurso_id: number): Omit<Row<'movimientos'>, 'id'> => ({
  created_at: '2026-01-01T00:00:00.000Z',
  usuario_id: null,
  usuario: '',
  recurso: 'productos',
  recurso_id,
  accion: 'actualizar',
  antes: null,
  despues: null,
  operacion: '',
  tabla: 'productos',
  deshace: '',
  importacion: 0,
  destino_id: null,
});

describe('the change log', () => {
  const insert = ({ db }: TestApp, ...ids: number[]) =>
    db.insertInto('movimientos').values(ids.map(aMovement)).execute();

  it('names each change once, also one that becomes visible after later ones', async () => {
    await using portal = await testApp();
    const log = new NewMovements();
    await insert(portal, 1, 2, 3);
    expect(await log.read(portal.db)).toBe('all');
    await portal.db
      .insertInto('movimientos')
      .values({ ...aMovement(5), id: 10 })
      .execute();
    expect(await log.read(portal.db)).toEqual(new Map([['productos', new Set([5])]]));
    await portal.db
      .insertInto('movimientos')
      .values({ ...aMovement(4), id: 9 })
      .execute();
    expect(await log.read(portal.db)).toEqual(new Map([['productos', new Set([4])]]));
    expect(await log.read(portal.db)).toEqual(new Map());
  });

  it('returns "all" after many changes and after a restored backup', async () => {
    await using portal = await testApp();
    const log = new NewMovements();
    await insert(portal, 1, 2);
    await log.read(portal.db);
    await insert(portal, ...Array.from({ length: 1_400 }, (_, n) => n + 1));
    expect(await log.read(portal.db)).toBe('all');
    expect(await log.read(portal.db)).toEqual(new Map());
    await portal.db.deleteFrom('movimientos').where('recurso_id', '>', 1_390).execute();
    expect(await log.read(portal.db)).toBe('all');
    await portal.db.updateTable('movimientos').where('recurso_id', '=', 1_390).set({ created_at: 'otra' }).execute();
    expect(await log.read(portal.db)).toBe('all');
    await insert(portal, 7);
    expect(await log.read(portal.db)).toEqual(new Map([['productos', new Set([7])]]));
  });
});

describe.skipIf(inject('postgres') === undefined)('two instances on one database', () => {
  it("find each other's writes from their next poll", async () => {
    await using one = await testApp();
    await using other = await testApp({ databaseUrl: one.databaseUrl });
    using polls = watchPolls();
    const staff = await one.staff();
    expect(await find(other, 'glorietas')).toEqual({});
    const id = await newProyecto(staff, { nombre: 'Glorietas' });
    await polls.next({ instances: 2 });
    expect(await find(other, 'glorietas')).toEqual({ proyectos: ['Glorietas'] });
    await staff.call('updateProyecto', { body: { id, nombre: 'Rotondas' } });
    expect(await find(one, 'glorietas')).toEqual({});
    await polls.next({ instances: 2 });
    expect(await find(other, 'glorietas')).toEqual({});
  });
});
