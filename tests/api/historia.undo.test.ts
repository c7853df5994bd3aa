import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import {
  aConfiguracion,
  aConvenio,
  anEvento,
  anIntegrante,
  aProducto,
  aProyecto,
  newConvenio,
  newEvento,
  newProyecto,
} from '../support/builders/inputs.ts';
import { rowsWhere } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { aPdf } from '../support/pdf.ts';
import { type Caller, type Sent, type TestApp, testApp } from '../support/testApp.ts';

const OPERATION = '3c3f8d1e-6a55-4be7-8f07-9b7d0c2f4a11';

/** Sends a write. @returns the id of its operation; null if it was refused */
async function operationOf(staff: Caller, name: EndpointName, sent: Sent): Promise<string | null> {
  const { status, headers } = await staff.send(name, sent);
  return status === 200 ? String(headers.operacion) : null;
}

const WRITES = 50;
const IDS = 4;

/** A random write on a few records; some are refused. */
async function randomWrites(): Promise<fc.Arbitrary<{ name: EndpointName; sent: Sent }>> {
  const files = [await anImage({ ancho: 20 }), await anImage({ ancho: 30 })];
  const id = fc.integer({ min: 1, max: IDS });
  const nombre = fc.constantFrom('Uno', 'Dos', 'Tres');
  const flag = fc.constantFrom(0, 1);
  const recurso = fc.constantFrom('proyectos', 'integrantes', 'productos', 'convenios', 'eventos');
  const file = fc.constantFrom(undefined, ...files);
  const pdf = fc.constantFrom(undefined, aPdf());
  const links = fc.record({ integrantes: fc.array(id, { maxLength: 2 }), productos: fc.array(id, { maxLength: 2 }) });
  const descripcion_imagen = 'Una avenida';
  const ofProducto = fc.constantFrom({}, { proyecto_id: 1 }, { proyecto_id: null }, { quitar_pdf: 1 });
  const arbitraries: Partial<Record<EndpointName, fc.Arbitrary<Sent>>> = {
    addProyecto: fc.tuple(nombre, links, file).map(([text, chosen, picture]) => ({
      body: aProyecto({ nombre: text, descripcion_imagen, ...chosen }),
      file: picture,
    })),
    updateProyecto: fc.tuple(id, nombre, fc.constantFrom(['A'], []), file).map(([n, text, entidades, picture]) => ({
      body: { id: n, nombre: text, entidades, ...(picture ? { descripcion_imagen } : { quitar_imagen: 1 }) },
      file: picture,
    })),
    toggleProyecto: fc.record({ id, activo: flag }).map((body) => ({ body })),
    updateProyectoEstado: fc.record({ id, estado: fc.constantFrom(1, 2) }).map((body) => ({ body })),
    addIntegrante: nombre.map((nombres) => ({ body: anIntegrante({ nombres }), file: files[0] })),
    updateIntegrante: fc.tuple(id, nombre, file).map(([n, nombres, picture]) => ({
      body: { id: n, ...anIntegrante({ nombres }) },
      file: picture,
    })),
    addIntegranteToProyecto: fc.record({ proyecto_id: id, actor_id: id }).map((body) => ({ body })),
    removeIntegranteFromProyecto: id.map((n) => ({ body: { id: n } })),
    addProducto: fc.tuple(nombre, pdf).map(([text, full]) => ({ body: aProducto({ nombre: text }), file: full })),
    updateProducto: fc
      .tuple(fc.record({ id, nombre, doi: fc.constantFrom('', '10.5555/a') }), ofProducto, pdf)
      .map(([body, change, full]) => ({ body: { ...body, ...change }, file: full })),
    addProductoToProyecto: fc.record({ proyecto_id: id, producto_id: id }).map((body) => ({ body })),
    removeProductoFromProyecto: id.map((n) => ({ body: { id: n } })),
    assignLinea: fc.record({ id_proyecto: id, id_linea: id }).map((body) => ({ body })),
    updateLinea: fc.record({ id_proyecto: id, id_linea: id }).map((body) => ({ body })),
    addConvenio: nombre.map((text) => ({ body: aConvenio({ nombre: text }), file: aLogo() })),
    updateConvenio: fc.tuple(id, nombre, file).map(([n, text, logo]) => ({
      body: { id: n, ...aConvenio({ nombre: text }) },
      file: logo,
    })),
    toggleConvenio: fc.record({ id, estado: fc.constantFrom(1, 2) }).map((body) => ({ body })),
    deleteConvenio: id.map((n) => ({ params: { id: n } })),
    addEvento: nombre.map((text) => ({ body: anEvento({ nombre: text }) })),
    updateEvento: fc.tuple(id, nombre).map(([n, text]) => ({ params: { id: n }, body: anEvento({ nombre: text }) })),
    toggleEvento: fc.tuple(id, flag).map(([n, estado]) => ({ params: { id: n }, query: { estado } })),
    deleteEvento: id.map((n) => ({ params: { id: n } })),
    updateConfiguracion: nombre.map((codigo) => ({ body: aConfiguracion({ codigo }) })),
    archiveRecord: fc.record({ recurso, recurso_id: id }).map((body) => ({ body })),
    restoreArchived: fc.record({ recurso, recurso_id: id }).map((body) => ({ body })),
    restoreVersion: fc.integer({ min: 1, max: WRITES }).map((movimiento) => ({ body: { movimiento } })),
  };
  return fc.oneof(
    ...Object.entries(arbitraries).map(([name, sent]) =>
      sent.map((value) => ({ name: name as EndpointName, sent: value })),
    ),
  );
}

const LISTS = rowsWhere((row) => row.effect === 'read' && !row.path.includes('{')).filter(
  (name) => !['listMovements', 'listVinculos', 'listTrash', 'search', 'searchAll'].includes(name),
);

/** Versions and the ids of links are not what a person reads. */
const comparable = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value) => (key === 'version' ? undefined : value)));

/** All that staff and visitors read of the records, and the files that they name. */
async function readAll(portal: TestApp, staff: Caller): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const name of LISTS) {
    for (const [who, caller] of Object.entries({ staff, visitor: portal.visitor })) {
      read[`${name} ${who}`] = comparable((await caller.send(name)).body);
    }
  }
  for (const name of ['getProyecto', 'getIntegrante', 'getProducto'] as const) {
    for (let id = 1; id <= IDS; id += 1) {
      for (const caller of [staff, portal.visitor]) {
        const { status, body } = await caller.send(name, { params: { id } });
        read[`${name} ${id} ${caller.cookie === null}`] = status === 200 ? comparable(body) : status;
      }
    }
  }
  const names = [...JSON.stringify(read).matchAll(/[0-9a-f]{32}\.(?:webp|svg)/g)].map(([name]) => name);
  for (const name of new Set(names)) {
    const { statusCode } = await portal.app.inject({
      url: `/api/uploads/convenios/${name}`,
      headers: { cookie: staff.cookie ?? '' },
    });
    read[name] = statusCode;
  }
  return read;
}

describe('operaciones/deshacer', () => {
  it('takes any sequence of writes back, one by one', async () => {
    const write = await randomWrites();
    const property = fc.asyncProperty(fc.array(write, { minLength: WRITES, maxLength: WRITES }), async (writes) => {
      await using portal = await testApp();
      const staff = await portal.staff();
      await newProyecto(staff);
      const before = await readAll(portal, staff);
      const operations: string[] = [];
      for (const { name, sent } of writes) {
        const operation = await operationOf(staff, name, sent);
        if (operation !== null) operations.push(operation);
      }
      expect(operations.length).toBeGreaterThan(WRITES / 10);
      for (const operacion of operations.reverse()) {
        const { status, body } = await staff.send('undo', { body: { operacion } });
        expect(status, JSON.stringify(body)).toBe(200);
      }
      expect(await readAll(portal, staff)).toEqual(before);
    });
    await fc.assert(property, { numRuns: 3, seed: 20_261_122, endOnFailure: true });
  }, 120_000);

  it('takes the requests of one operation back as a whole, and names it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const ids = [await newEvento(staff), await newEvento(staff)];
    const headers = { operacion: OPERATION };
    for (const id of ids) {
      const { headers: answered } = await staff.send('toggleEvento', { params: { id }, query: { estado: 0 } }, headers);
      expect(answered.operacion).toBe(OPERATION);
    }
    expect((await portal.visitor.call('listPublicEventos', {})).eventos).toHaveLength(0);
    expect(await staff.call('undo', { body: { operacion: OPERATION } })).toEqual({
      success: 1,
      message: 'Se deshizo el cambio',
    });
    expect((await portal.visitor.call('listPublicEventos', {})).eventos).toHaveLength(2);
    const { movimientos } = await staff.call('listMovements', { query: { limite: 2 } });
    expect(movimientos.map(({ accion, deshace }) => [accion, deshace])).toEqual([
      ['deshacer', OPERATION],
      ['deshacer', OPERATION],
    ]);
  });

  it('can be undone itself', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { nombre: 'Antes' });
    const nameOf = async () => (await staff.call('getEvento', { params: { id } })).evento.nombre;
    const update = { params: { id }, body: anEvento({ nombre: 'Después' }) };
    const operacion = (await operationOf(staff, 'updateEvento', update)) ?? '';
    const undoing = (await operationOf(staff, 'undo', { body: { operacion } })) ?? '';
    expect(await nameOf()).toBe('Antes');
    await staff.call('undo', { body: { operacion: undoing } });
    expect(await nameOf()).toBe('Después');
  });

  it('keeps later changes of other fields', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff, { nombre: 'Antes' });
    const operacion = await operationOf(staff, 'updateProyecto', { body: { id, nombre: 'Después' } });
    await staff.call('updateProyecto', { body: { id, objetivo: 'Otro objetivo' } });
    await staff.call('undo', { body: { operacion: operacion ?? '' } });
    const { project } = await staff.call('getProyecto', { params: { id } });
    expect(project).toMatchObject({ nombre: 'Antes', objetivo: 'Otro objetivo' });
  });

  it('overwrites no later change: it answers 409 with both states', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.staff(), await portal.otherStaff()];
    const id = await newProyecto(maria, { nombre: 'Antes' });
    const operacion = (await operationOf(maria, 'updateProyecto', { body: { id, nombre: 'De María' } })) ?? '';
    await jorge.call('updateProyecto', { body: { id, nombre: 'De Jorge' } });
    const { status, body } = await unchanged(portal.db, () => maria.send('undo', { body: { operacion } }));
    expect(status).toBe(409);
    expect(body.message).toBe('No se deshizo: otro cambio posterior toca los mismos datos.');
    expect(body.actual.conflictos).toEqual([
      {
        recurso: 'proyectos',
        recurso_id: id,
        esperado: expect.objectContaining({ nombre: 'De María' }),
        actual: expect.objectContaining({ nombre: 'De Jorge' }),
      },
    ]);
  });

  it('overwrites no later order of a list', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.staff(), await portal.otherStaff()];
    const ids: number[] = [];
    for (const nombre of ['A', 'B', 'C']) ids.push(await newConvenio(maria, { nombre }));
    const [a = 0, b = 0, c = 0] = ids;
    const order = async (staff: Caller, ids: number[]) =>
      (await operationOf(staff, 'orderRecords', { body: { recurso: 'convenios', ids } })) ?? '';
    const operacion = await order(maria, [c, a, b]);
    const later = await order(jorge, [c, b, a]);
    const { status, body } = await unchanged(portal.db, () => maria.send('undo', { body: { operacion } }));
    expect([status, body.actual.conflictos.length]).toEqual([409, 2]);
    for (const each of [later, operacion]) await maria.call('undo', { body: { operacion: each } });
    const { convenios } = await maria.call('listConvenios', {});
    expect(convenios.map(({ id }) => id)).toEqual(ids);
  });

  it('is done once when two people ask at the same time', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.staff(), await portal.otherStaff()];
    const id = await newEvento(maria);
    const operacion = (await operationOf(maria, 'deleteEvento', { params: { id } })) ?? '';
    const answers = await Promise.all([maria, jorge].map((staff) => staff.send('undo', { body: { operacion } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const record = { recurso: 'eventos', recurso_id: id } as const;
    await maria.call('archiveRecord', { body: record });
    const restores = await Promise.all([maria, jorge].map((staff) => staff.send('restoreArchived', { body: record })));
    expect(restores.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('refuses unknown operations, and those on users', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const unknown = await staff.send('undo', { body: { operacion: OPERATION } });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'No se encontró la operación']);
    const operacion = await operationOf(staff, 'updateUsuario', { params: { id: 1 }, body: { nombre: 'Otra' } });
    const { status, body } = await unchanged(portal.db, () => staff.send('undo', { body: { operacion } }));
    expect([status, body.message]).toEqual([409, 'Este cambio no se puede deshacer']);
  });

  it('refuses the creation of a preview link, which is not brought back', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { borrador } = await staff.call('saveDraft', {
      body: { recurso: 'eventos', campos: JSON.stringify({ nombre: 'Taller' }) },
    });
    const operacion = await operationOf(staff, 'createPreview', { body: { id: borrador.id } });
    const { status, body } = await unchanged(portal.db, () => staff.send('undo', { body: { operacion } }));
    expect([status, body.message]).toEqual([409, 'Este cambio no se puede deshacer']);
  });

  it('refuses the id of an operation that is malformed or of another user', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.staff(), await portal.otherStaff()];
    await maria.send('addEvento', { body: anEvento() }, { operacion: OPERATION });
    for (const operacion of [OPERATION, 'x']) {
      const { status, body } = await unchanged(portal.db, () =>
        jorge.send('addEvento', { body: anEvento() }, { operacion }),
      );
      expect([status, body.message]).toEqual([400, 'La operación no es válida']);
    }
  });
});
