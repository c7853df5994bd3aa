import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { aConfiguracion, aConvenio, anEvento, anIntegrante } from '../support/builders/inputs.ts';
import { addOneOfEach, GOOD, rowsWhere } from '../support/calls.ts';
import { rowOf, unchanged } from '../support/database.ts';
import { expectFieldRules } from '../support/refusals.ts';
import { type Caller, type Sent, testApp } from '../support/testApp.ts';

const MESSAGE = 'Otra persona cambió este registro mientras usted lo editaba.';
const params = { id: 1 };

interface Case {
  name: EndpointName;
  table: 'proyectos' | 'integrantes' | 'productos' | 'convenios' | 'eventos' | 'inicio';
  /** a valid change, without a version */
  sent: Sent & { body: object };
  /** the record as staff read it */
  read: (staff: Caller) => Promise<object | undefined>;
}

const CASES: Case[] = [
  {
    name: 'updateProyecto',
    table: 'proyectos',
    sent: { body: { id: 1, nombre: 'Otro' } },
    read: async (staff) => (await staff.call('listProyectos', {})).projects[0],
  },
  {
    name: 'updateIntegrante',
    table: 'integrantes',
    sent: { body: { id: 1, ...anIntegrante({ cargo: 'Otro' }) } },
    read: async (staff) => (await staff.call('getIntegrante', { params })).investigador,
  },
  {
    name: 'updateProducto',
    table: 'productos',
    sent: { body: { id: 1, nombre: 'Otro' } },
    read: async (staff) => (await staff.call('listProductos', {})).products[0],
  },
  {
    name: 'updateConvenio',
    table: 'convenios',
    sent: { body: { id: 1, ...aConvenio({ nombre: 'Otro' }) } },
    read: async (staff) => (await staff.call('getConvenio', { params })).convenio,
  },
  {
    name: 'updateEvento',
    table: 'eventos',
    sent: { params, body: anEvento({ nombre: 'Otro' }) },
    read: async (staff) => (await staff.call('getEvento', { params })).evento,
  },
  {
    name: 'updateConfiguracion',
    table: 'inicio',
    sent: { body: aConfiguracion() },
    read: async (staff) => (await staff.call('getConfiguracion', {})).data[0],
  },
];

const withVersion = ({ sent }: Case, version: unknown): Sent => ({ ...sent, body: { ...sent.body, version } });

/** A portal with one record of each kind, the project with a line and the product in that project. */
async function createPortal() {
  const portal = await testApp();
  const staff = await portal.staff();
  await addOneOfEach(staff);
  await staff.call('assignLinea', { body: { id_proyecto: 1, id_linea: 3 } });
  await staff.call('addProductoToProyecto', { body: { proyecto_id: 1, producto_id: 1 } });
  return { portal, staff };
}

describe.each(CASES)('$name', (row) => {
  const { name, table, sent, read } = row;

  it('answers 409 with the stored record when the version is stale', async () => {
    const { portal, staff } = await createPortal();
    await using _ = portal;
    const version = (await rowOf(portal.db, table, 1))?.version;
    await staff.send(name, sent);
    const other = await portal.otherStaff();
    const stale = withVersion(row, version);
    const { status, body } = await unchanged(portal.db, () => other.send(name, stale));
    expect(status).toBe(409);
    expect(body).toEqual({ success: 0, message: MESSAGE, actual: await read(staff) });
    expect(body.actual.version).toBe((version ?? 0) + 1);
  });

  it('accepts the stored version, as a number or a string', async () => {
    const { portal, staff } = await createPortal();
    await using _ = portal;
    const version = (await rowOf(portal.db, table, 1))?.version ?? 0;
    expect((await staff.send(name, withVersion(row, version))).status).toBe(200);
    expect((await staff.send(name, withVersion(row, String(version + 1)))).status).toBe(200);
    expect((await rowOf(portal.db, table, 1))?.version).toBe(version + 2);
  });

  it('does not check a call without a version', async () => {
    const { portal, staff } = await createPortal();
    await using _ = portal;
    for (let times = 0; times < 3; times += 1) expect((await staff.send(name, sent)).status).toBe(200);
  });

  it('accepts one of two concurrent changes of the same version', async () => {
    const { portal, staff } = await createPortal();
    await using _ = portal;
    const change = withVersion(row, (await rowOf(portal.db, table, 1))?.version);
    const answers = await Promise.all([staff.send(name, change), staff.send(name, change)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers 422 for an invalid version', async () => {
    const { portal, staff } = await createPortal();
    await using _ = portal;
    const rules = [0, -1, 1.5, '', 'uno'].map((value) => ['version', value, 'La versión no es válida'] as const);
    await expectFieldRules(portal, staff, name, sent, rules);
  });
});

describe('the version', () => {
  it('is incremented by every call that changes the record', async () => {
    const { portal, staff } = await createPortal();
    await using _ = portal;
    const changes: [Case['table'], EndpointName, Sent][] = [
      ['proyectos', 'toggleProyecto', { body: { id: 1, activo: 0 } }],
      ['proyectos', 'updateProyectoEstado', { body: { id: 1, estado: 2 } }],
      ['proyectos', 'updateLinea', { body: { id_proyecto: 1, id_linea: 2 } }],
      ['productos', 'removeProductoFromProyecto', { body: { id: 1 } }],
      ['productos', 'addProductoToProyecto', { body: { proyecto_id: 1, producto_id: 1 } }],
      ['convenios', 'toggleConvenio', { body: { id: 1, estado: 2 } }],
      ['eventos', 'toggleEvento', { params, query: { estado: 0 } }],
    ];
    for (const [table, name, sent] of changes) {
      const before = (await rowOf(portal.db, table, 1))?.version ?? 0;
      expect((await staff.send(name, sent)).status, name).toBe(200);
      expect((await rowOf(portal.db, table, 1))?.version, name).toBe(before + 1);
    }
  });

  it('is not sent to visitors', async () => {
    const { portal } = await createPortal();
    await using _ = portal;
    for (const name of rowsWhere((row) => row.access === 'public' && row.effect === 'read')) {
      const { status, body } = await portal.visitor.send(name, GOOD[name]);
      expect(status, name).toBe(200);
      expect(JSON.stringify(body), name).not.toContain('"version"');
    }
  });
});
