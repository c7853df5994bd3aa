import { describe, expect, inject, it } from 'vitest';
import { readSiteLineas } from '../../api/resources/site/readSiteSettings.ts';
import { currentLineas, lineaAt } from '../../contract/addresses/siteLineas.ts';
import { newConvenio, newIntegrante, newProyecto } from '../support/builders/inputs.ts';
import { aLogo } from '../support/images.ts';
import { overtaken } from '../support/lockWaits.ts';
import { expectRefusal } from '../support/refusals.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const OPERACION = '0b9c1d64-5a3e-4f0e-8c51-2f6a7d9e1b22';

/** A portal with a fifth line. */
async function withLinea(nombre = 'Ecosistemas de arrecife') {
  const portal = await testApp();
  const staff = await portal.staff();
  const { linea } = await staff.call('addLinea', { body: { nombre } });
  return { ...portal, portal, staff, linea, [Symbol.asyncDispose]: () => portal[Symbol.asyncDispose]() };
}

const statusOf = async (portal: TestApp, url: string) => {
  const { statusCode, headers } = await portal.app.inject(url);
  return [statusCode, headers.location ?? ''];
};
const namesShown = async (portal: TestApp) =>
  currentLineas(await readSiteLineas(portal.db)).map(({ nombre }) => nombre);
const lineaOf = async (staff: Caller, id: number) =>
  (await staff.call('listLineas', {})).lineas.find((linea) => linea.id === id);

describe('a new line', () => {
  it('needs only a name, gets a free address and stands last', async () => {
    await using it = await withLinea();
    expect(it.linea).toMatchObject({ id: 5, direccion: 'ecosistemas-de-arrecife', retirada: 0, version: 1 });
    expect((await namesShown(it.portal)).at(-1)).toBe('Ecosistemas de arrecife');
    const twin = await it.staff.call('addLinea', { body: { nombre: 'ecosistemas de ARRECIFE' } });
    expect(twin.linea.direccion).toBe('ecosistemas-de-arrecife-2');
    const tagged = await it.staff.call('addLinea', { body: { nombre: '<b>Vías</b> & <i>puentes</i>' } });
    expect(tagged.linea.direccion).toBe('vias-puentes');
    const nameless = await it.staff.call('addLinea', { body: { nombre: 'سمك', direccion: '' } });
    expect(nameless.linea.direccion).toBe('linea');
  });

  it.each([
    { title: 'gets an address of its own', direccion: undefined, outcomes: ['corales', 'corales-2', 'corales-3'] },
    { title: 'is refused if it asks for the same address', direccion: 'Arrecifes', outcomes: [422, 422, 'Arrecifes'] },
  ])('$title while others of its name are added', async ({ direccion, outcomes }) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const add = () => staff.send('addLinea', { body: { nombre: 'Corales', direccion } });
    const answers = await Promise.all([add(), add(), add()]);
    const added = answers.map(({ status, body }) => (status === 200 ? body.linea.direccion : status));
    expect(added.toSorted()).toEqual(outcomes);
  });

  it('has a feed, a linkset and references, and takes projects by the older calls', async () => {
    await using it = await withLinea();
    const id_proyecto = await newProyecto(it.staff, { nombre: 'Corales' });
    await it.staff.call('assignLinea', { body: { id_proyecto, id_linea: 5 } });
    const projects = await it.visitor.call('listProyectosByLinea', { params: { lineId: 5 } });
    expect(projects.map(({ nombre }) => nombre)).toEqual(['Corales']);
    const feed = (await it.app.inject('/feeds/lineas/ecosistemas-de-arrecife.json')).json();
    expect(feed.title).toContain('Ecosistemas de arrecife');
    expect(feed.items).toHaveLength(1);
    for (const file of ['linkset.json', 'cita.bib']) {
      expect(await statusOf(it.portal, `/lineas/ecosistemas-de-arrecife/${file}`)).toEqual([200, '']);
    }
    expect((await it.app.inject('/sitemap.xml')).body).toContain('/lineas/ecosistemas-de-arrecife<');
  });

  it('answers the members of its public projects once, in the order of staff by group', async () => {
    await using it = await withLinea();
    const first = await newIntegrante(it.staff, { nombres: 'Externa', grupo: 2 });
    const second = await newIntegrante(it.staff, { nombres: 'Segundo' });
    const third = await newIntegrante(it.staff, { nombres: 'Primera' });
    const hidden = await newIntegrante(it.staff, { nombres: 'Oculta', publicar_desde: '2999-01-01T00:00:00.000Z' });
    await it.staff.call('orderRecords', { body: { recurso: 'integrantes', ids: [first, third, second, hidden] } });
    const proyectos = [await newProyecto(it.staff), await newProyecto(it.staff)];
    for (const proyecto_id of proyectos) {
      await it.staff.call('assignLinea', { body: { id_proyecto: proyecto_id, id_linea: 5 } });
      for (const actor_id of [first, second, hidden]) {
        await it.staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } });
      }
    }
    const [one = 0, two = 0] = proyectos;
    await it.staff.call('addIntegranteToProyecto', { body: { proyecto_id: two, actor_id: third } });
    const names = async () =>
      (await it.visitor.call('listProductosByLinea', { params: { lineId: 5 } })).integrantes?.map(
        ({ nombres }) => nombres,
      );
    expect(await names()).toEqual(['Primera', 'Segundo', 'Externa']);
    await it.staff.call('toggleProyecto', { body: { id: two, activo: 0 } });
    expect(await names()).toEqual(['Segundo', 'Externa']);
    await it.staff.call('toggleProyecto', { body: { id: one, activo: 0 } });
    expect(await names()).toEqual([]);
  });

  it('is refused without a name, and with an address that is taken or not valid', async () => {
    await using it = await withLinea();
    const add = (body: { nombre: string; direccion?: string }, message: string, campo: string) =>
      expectRefusal(it.portal, it.staff, 'addLinea', { body }, { status: 422, message, errors: { [campo]: message } });
    await add({ nombre: ' ' }, 'Escriba el nombre', 'nombre');
    await add({ nombre: 'X', direccion: 'SOSTENIBILIDAD' }, 'Otra línea ya tiene esta dirección', 'direccion');
    for (const direccion of ['a/b', 'ñu', '-a', 'a b', '..']) {
      const message = 'Use solo letras sin tilde, números y guiones, como biologia-marina';
      await add({ nombre: 'X', direccion }, message, 'direccion');
    }
  });

  it('shows its text without scripts, and its picture to visitors until it is retired', async () => {
    await using it = await withLinea();
    const body = { id: 5, nombre: 'Arrecifes', texto: '<p>Mar <b>azul</b><script>x()</script></p>' };
    await it.staff.call('editLinea', { body, file: aLogo() });
    const { texto } = await it.visitor.call('listProductosByLinea', { params: { lineId: 5 } });
    expect(texto).toBe('<p>Mar <strong>azul</strong></p>');
    const shown = lineaAt(await readSiteLineas(it.db), 'ecosistemas-de-arrecife');
    expect(await statusOf(it.portal, shown?.imagen ?? '')).toEqual([200, '']);
    await it.staff.call('retireLinea', { body: { id: 5, retirada: 1 } });
    expect(await statusOf(it.portal, shown?.imagen ?? '')).toEqual([404, '']);
  });
});

describe('while another member of staff', () => {
  it('changes a line to the same address, one is refused', async () => {
    await using it = await withLinea();
    const change = (id: number) =>
      it.staff.send('editLinea', { body: { id, nombre: 'Arrecifes', direccion: 'arrecifes' } });
    const statuses = (await Promise.all([change(1), change(2), change(5)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422, 422]);
  });

  // SQLite runs one transaction at a time.
  describe.skipIf(inject('postgres') === undefined)('archives a line', () => {
    const calls = async () => {
      const it = await withLinea();
      const id_proyecto = await newProyecto(it.staff);
      const record = { recurso: 'lineas', recurso_id: it.linea.id };
      const archive = () => it.staff.send('archiveRecord', { body: record });
      const assign = () => it.staff.send('assignLinea', { body: { id_proyecto, id_linea: it.linea.id } });
      return { it, archive, assign };
    };

    it('no project gets it', async () => {
      const { it: portal, archive, assign } = await calls();
      await using _ = portal;
      const [archived, assigned] = await overtaken(portal.db, archive, assign);
      expect([archived.status, assigned.status]).toEqual([200, 404]);
      expect(assigned.body.message).toBe('No se encontró la línea de investigación');
    });

    it('it stays if a project got it before', async () => {
      const { it: portal, archive, assign } = await calls();
      await using _ = portal;
      const [assigned, archived] = await overtaken(portal.db, assign, archive);
      expect([assigned.status, archived.status]).toEqual([200, 409]);
      expect(archived.body.message).toContain('La línea tiene proyectos');
    });
  });
});

it('the picture of a line is removed, but not together with another one', async () => {
  await using it = await withLinea();
  const { id, nombre } = it.linea;
  await it.staff.call('editLinea', { body: { id, nombre }, file: aLogo() });
  const both = await it.staff.send('editLinea', { body: { id, nombre, quitar_imagen: 1 }, file: aLogo() });
  expect([both.status, (await lineaOf(it.staff, id))?.imagen]).toEqual([422, expect.any(String)]);
  await it.staff.call('editLinea', { body: { id, nombre, quitar_imagen: 1 } });
  expect((await lineaOf(it.staff, id))?.imagen).toBeNull();
});

describe('a line whose address changes', () => {
  it('redirects the former addresses of its documents, and forgets one that it takes again', async () => {
    await using it = await withLinea();
    const rename = (direccion: string) =>
      it.staff.call('editLinea', { body: { id: 5, nombre: 'Arrecifes', direccion } });
    await rename('Arrecifes');
    await rename('corales');
    const moved = [301, '/feeds/lineas/corales.atom'];
    for (const former of ['ecosistemas-de-arrecife', 'arrecifes', 'CORALES']) {
      expect(await statusOf(it.portal, `/feeds/lineas/${former}.atom`)).toEqual(moved);
    }
    expect(await statusOf(it.portal, '/feeds/lineas/corales.atom')).toEqual([200, '']);
    await rename('arrecifes');
    expect(await statusOf(it.portal, '/feeds/lineas/arrecifes.atom')).toEqual([200, '']);
    const other = await it.staff.call('addLinea', { body: { nombre: 'Corales' } });
    expect(lineaAt(await readSiteLineas(it.db), 'corales')?.id).toBe(other.linea.id);
  });

  it('is undone and restored with its redirect, unless another line took the address meanwhile', async () => {
    await using it = await withLinea();
    const headers = { operacion: OPERACION };
    await it.staff.send('editLinea', { body: { id: 5, nombre: 'Arrecifes', direccion: 'corales' }, headers });
    await it.staff.call('addLinea', { body: { nombre: 'Ecosistemas de arrecife' } });
    expect((await it.staff.send('undo', { body: { operacion: OPERACION } })).status).toBe(409);
    const { movimientos } = await it.staff.call('listMovements', { query: { recurso: 'lineas', recurso_id: 5 } });
    const first = movimientos.at(-1)?.id ?? 0;
    expect((await it.staff.send('restoreVersion', { body: { movimiento: first } })).status).toBe(422);
    await it.staff.call('archiveRecord', { body: { recurso: 'lineas', recurso_id: 6 } });
    await it.staff.call('undo', { body: { operacion: OPERACION } });
    expect(await lineaOf(it.staff, 5)).toMatchObject({ nombre: 'Ecosistemas de arrecife', version: 3 });
    expect(await statusOf(it.portal, '/feeds/lineas/corales.json')).toEqual([
      301,
      '/feeds/lineas/ecosistemas-de-arrecife.json',
    ]);
  });
});

describe('a retired line', () => {
  it('leaves the lists of visitors and keeps its page, projects and place', async () => {
    await using it = await withLinea();
    const id_proyecto = await newProyecto(it.staff);
    await it.staff.call('assignLinea', { body: { id_proyecto, id_linea: 1 } });
    const before = await namesShown(it.portal);
    await it.staff.call('retireLinea', { body: { id: 1, retirada: 1 } });
    expect(await namesShown(it.portal)).toEqual(before.slice(1));
    expect((await it.app.inject('/sitemap.xml')).body).not.toContain('/lineas/sostenibilidad<');
    expect(await it.visitor.call('listProyectosByLinea', { params: { lineId: 1 } })).toHaveLength(1);
    expect(await statusOf(it.portal, '/lineas/sostenibilidad/linkset.json')).toEqual([200, '']);
    const found = async (caller: Caller, name: 'search' | 'searchAll') =>
      (await caller.call(name, { query: { q: 'sostenibilidad' } })).grupos.find(({ tipo }) => tipo === 'lineas')?.total;
    expect([await found(it.visitor, 'search'), await found(it.staff, 'searchAll')]).toEqual([0, 1]);
    await it.staff.call('retireLinea', { body: { id: 1, retirada: 0 } });
    expect(await namesShown(it.portal)).toEqual(before);
  });
});

describe('the trash', () => {
  it('takes a line without projects and gives it back; one with projects stays', async () => {
    await using it = await withLinea();
    const id_proyecto = await newProyecto(it.staff);
    await it.staff.call('assignLinea', { body: { id_proyecto, id_linea: 5 } });
    const line = { recurso: 'lineas' as const, recurso_id: 5 };
    const message =
      'La línea tiene proyectos y no se puede archivar. Retírela: deja el inicio y los filtros, y su página sigue.';
    await expectRefusal(it.portal, it.staff, 'archiveRecord', { body: line }, { status: 409, message });
    await it.staff.call('updateLinea', { body: { id_proyecto, id_linea: 2 } });
    await it.staff.call('archiveRecord', { body: line });
    expect(await statusOf(it.portal, '/feeds/lineas/ecosistemas-de-arrecife.atom')).toEqual([404, '']);
    await it.staff.call('restoreArchived', { body: line });
    expect(await lineaOf(it.staff, 5)).toMatchObject({ direccion: 'ecosistemas-de-arrecife' });
    await it.staff.call('archiveRecord', { body: line });
    await it.staff.call('deleteForever', { body: { ...line, nombre: 'Ecosistemas de arrecife' } });
    expect((await it.staff.call('addLinea', { body: { nombre: 'Otra' } })).linea.id).toBe(6);
  });
});

describe('the order', () => {
  it('of lines, members and agreements is what staff give it; a new record comes last', async () => {
    await using it = await withLinea();
    const { staff, visitor } = it;
    const headers = { operacion: OPERACION };
    await staff.send('orderRecords', { body: { recurso: 'lineas', ids: [5, 3, 4, 1, 2] }, headers });
    expect((await readSiteLineas(it.db)).map(({ id }) => id)).toEqual([5, 3, 4, 1, 2]);
    await staff.call('undo', { body: { operacion: OPERACION } });
    expect((await readSiteLineas(it.db)).map(({ id }) => id)).toEqual([1, 2, 4, 3, 5]);

    for (const nombres of ['Ana', 'Luis', 'Eva']) await newIntegrante(staff, { nombres });
    await staff.call('orderRecords', { body: { recurso: 'integrantes', ids: [3, 1, 2] } });
    await newIntegrante(staff, { nombres: 'Última' });
    expect((await visitor.call('listPublicIntegrantes', {})).map(({ id }) => id)).toEqual([3, 1, 2, 4]);

    for (const nombre of ['Uno', 'Dos']) await newConvenio(staff, { nombre });
    await staff.call('orderRecords', { body: { recurso: 'convenios', ids: [2, 1] } });
    expect((await visitor.call('getInicio', {})).logos_convenios.map(({ id }) => id)).toEqual([2, 1]);
    expect((await staff.call('listConvenios', {})).convenios.map(({ id, version }) => [id, version])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  it('is refused for a list that is not the present one', async () => {
    await using it = await withLinea();
    const order = (ids: number[], refusal: object) =>
      expectRefusal(it.portal, it.staff, 'orderRecords', { body: { recurso: 'lineas', ids } }, refusal as never);
    const changed = { status: 409, message: 'La lista cambió. Vuelva a cargarla y ordene de nuevo.' };
    for (const ids of [[], [1, 2, 3, 4], [1, 2, 3, 4, 9], [1, 2, 3, 4, 5, 6]]) await order(ids, changed);
    await order([1, 1, 2, 3, 4], {
      status: 422,
      message: 'El orden no es válido',
      errors: { ids: 'El orden no es válido' },
    });
  });
});
