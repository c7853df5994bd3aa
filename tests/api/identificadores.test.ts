import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { type CallSchemas, schemas } from '../../contract/schemas.ts';
import { unConvenio, unEvento, unIntegrante } from '../support/builders.ts';
import { GOOD, rowsWhere, sow } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { unLogo } from '../support/imagenes.ts';
import { expectFieldRules, expectRefusal, type FieldRule } from '../support/refusals.ts';
import { type Sent, testApp } from '../support/testApp.ts';

const UNKNOWN = 999;
const params = { id: UNKNOWN };

/** Every call that names a record, with one that is not there, and what is said. */
const MISSING: Partial<Record<EndpointName, readonly [Sent, string][]>> = {
  obtenerProyecto: [[{ params }, 'No se encontró el proyecto']],
  obtenerProyectosDeLinea: [[{ params: { lineId: 5 } }, 'No se encontró la línea de investigación']],
  actualizarProyecto: [[{ body: { id: UNKNOWN } }, 'No se encontró el proyecto']],
  alternarProyecto: [[{ body: { id: UNKNOWN, activo: 0 } }, 'No se encontró el proyecto']],
  actualizarEstadoDeProyecto: [[{ body: { id: UNKNOWN, estado: 2 } }, 'No se encontró el proyecto']],
  obtenerIntegrante: [[{ params }, 'No se encontró el integrante']],
  actualizarIntegrante: [[{ body: { id: UNKNOWN, ...unIntegrante() } }, 'No se encontró el integrante']],
  agregarIntegranteAProyecto: [
    [{ body: { proyecto_id: UNKNOWN, actor_id: 1 } }, 'No se encontró el proyecto'],
    [{ body: { proyecto_id: 1, actor_id: UNKNOWN } }, 'No se encontró el integrante'],
  ],
  quitarIntegranteDeProyecto: [[{ body: { id: UNKNOWN } }, 'No se encontró el vínculo del integrante con el proyecto']],
  obtenerProducto: [[{ params }, 'No se encontró el producto']],
  actualizarProducto: [[{ body: { id: UNKNOWN } }, 'No se encontró el producto']],
  agregarProductoAProyecto: [
    [{ body: { proyecto_id: UNKNOWN, producto_id: 1 } }, 'No se encontró el proyecto'],
    [{ body: { proyecto_id: 1, producto_id: UNKNOWN } }, 'No se encontró el producto'],
  ],
  quitarProductoDeProyecto: [[{ body: { id: UNKNOWN } }, 'No se encontró el producto']],
  asignarLinea: [
    [{ body: { id_proyecto: UNKNOWN, id_linea: 1 } }, 'No se encontró el proyecto'],
    [{ body: { id_proyecto: 1, id_linea: 5 } }, 'No se encontró la línea de investigación'],
  ],
  actualizarLinea: [
    [{ body: { id_proyecto: UNKNOWN, id_linea: 1 } }, 'No se encontró el proyecto'],
    [{ body: { id_proyecto: 1, id_linea: 5 } }, 'No se encontró la línea de investigación'],
  ],
  obtenerConvenio: [[{ params }, 'No se encontró el convenio']],
  actualizarConvenio: [[{ body: { id: UNKNOWN, ...unConvenio() }, file: unLogo() }, 'No se encontró el convenio']],
  alternarConvenio: [[{ body: { id: UNKNOWN, estado: 2 } }, 'No se encontró el convenio']],
  eliminarConvenio: [[{ params }, 'No se encontró el convenio']],
  obtenerEvento: [[{ params }, 'No se encontró el evento']],
  actualizarEvento: [[{ params, body: unEvento() }, 'No se encontró el evento']],
  alternarEvento: [[{ params, query: { estado: 1 } }, 'No se encontró el evento']],
  eliminarEvento: [[{ params }, 'No se encontró el evento']],
  obtenerUsuario: [[{ params }, 'No se encontró el usuario']],
  actualizarUsuario: [[{ params, body: { nombre: 'Otro' } }, 'No se encontró el usuario']],
};

const WITH_PARAM = rowsWhere(({ path }) => path.includes('{'));
const isId = (field: string): boolean => /^id$|^id_|_id$/.test(field);

/** The fields of a row's body that name a record. */
function idsOfBody(name: EndpointName): string[] {
  const { body }: CallSchemas = schemas[name];
  return Object.keys(shapeOf(body)).filter(isId);
}

/** The fields that come in, before a schema's own transformations. */
function shapeOf(schema: unknown): object {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  return schema instanceof z.ZodObject ? schema.shape : {};
}

const WITH_ID_IN_BODY = rowsWhere(() => true).filter((name) => idsOfBody(name).length > 0);

describe('an id that no record has', () => {
  it('is looked for in every row that names one', () => {
    expect(Object.keys(MISSING).sort()).toEqual([...new Set([...WITH_PARAM, ...WITH_ID_IN_BODY])].sort());
  });

  it('is answered 404 with a message, and changes nothing', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await sow(staff);
    for (const [name, cases] of Object.entries(MISSING) as [EndpointName, readonly [Sent, string][]][]) {
      for (const [sent, message] of cases) await expectRefusal(portal, staff, name, sent, { status: 404, message });
    }
  });
});

describe('a malformed id', () => {
  it('in the path is answered 400, and changes nothing', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await sow(staff);
    const message = 'El identificador no es válido';
    const malformed = [
      'abc',
      '0',
      '-1',
      '1.5',
      '1e0',
      ' 1',
      '1 ',
      '+1',
      '0x1',
      '9007199254740992',
      '١',
      '1\u0000',
      "1'--",
    ];
    for (const name of WITH_PARAM) {
      const param = /\{(\w+)\}/.exec(endpoints[name].path)?.[1] ?? '';
      for (const value of malformed) {
        const sent = { ...GOOD[name], params: { [param]: value } };
        await expectRefusal(portal, staff, name, sent, { status: 400, message, errors: { [param]: message } });
      }
    }
  });

  it('in a JSON body is refused without being converted', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await sow(staff);
    const malformed = [
      [5],
      [1],
      true,
      false,
      null,
      {},
      ' 1 ',
      '',
      'abc',
      '1e0',
      1.5,
      '1.5',
      0,
      -1,
      2 ** 53,
      '9007199254740992',
    ];
    for (const name of rowsWhere((row) => row.body === 'json').filter((n) => idsOfBody(n).length > 0)) {
      const rules = idsOfBody(name).flatMap((field) =>
        malformed.map((value): FieldRule => [field, value, messageFor(name, field)]),
      );
      await expectFieldRules(portal, staff, name, GOOD[name], rules);
    }
  });

  it('in a form is refused without being converted', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await sow(staff);
    for (const name of ['actualizarIntegrante', 'actualizarConvenio'] as const) {
      const rules = [undefined, '[1]', 'true', 'null', ' 1 ', '', '1.5', '0', '-1', '9007199254740992'].map(
        (value): FieldRule => ['id', value, 'El identificador no es válido'],
      );
      await expectFieldRules(portal, staff, name, GOOD[name], rules);
    }
  });
});

/** What a row says of a field that names another record. */
function messageFor(name: EndpointName, field: string): string {
  if (name === 'quitarProductoDeProyecto' || field === 'producto_id') return 'El producto no es válido';
  if (name === 'quitarIntegranteDeProyecto' && field === 'id') return 'El vínculo no es válido';
  if (field === 'actor_id' || field === 'id_integrante') return 'El integrante no es válido';
  if (field === 'id_linea') return 'La línea no es válida';
  return field === 'id' ? 'El identificador no es válido' : 'El proyecto no es válido';
}

describe('what is no number', () => {
  it.each([
    ['alternarProyecto', { id: 1, activo: null }],
    ['alternarProyecto', { id: 1, activo: false }],
    ['alternarProyecto', { id: 1, activo: ' 0 ' }],
    ['alternarProyecto', { id: 1, activo: [0] }],
    ['alternarProyecto', { id: 1 }],
    ['alternarConvenio', { id: 1, estado: true }],
    ['alternarConvenio', { id: 1, estado: [2] }],
    ['actualizarEstadoDeProyecto', { id: 1, estado: '2.0' }],
    ['agregarProyecto', [GOOD.agregarProyecto.body]],
    ['agregarProyecto', null],
    ['agregarEvento', 'texto'],
    ['agregarProducto', { ...(GOOD.agregarProducto.body as object), nombre: ['Guía'] }],
  ] as const)('is not made one: %s %j', async (name, body) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await sow(staff);
    const { status, body: answer } = await unchanged(portal.db, () => staff.send(name, { body }));
    expect([400, 422]).toContain(status);
    expect(answer).toMatchObject({ success: 0, message: expect.stringMatching(/válid|obligatorio/) });
  });
});
