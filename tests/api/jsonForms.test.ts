/** The forms of two parts: `datos` with the JSON that the call takes without a file, and the file. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { anEvento, aProducto, aProyecto } from '../support/builders/inputs.ts';
import { addOneOfEach, rowsWhere } from '../support/calls.ts';
import { keptConnection, listen } from '../support/connection.ts';
import { countOf, unchanged } from '../support/database.ts';
import { aLogo } from '../support/images.ts';
import { encodeForm, type TestApp, testApp } from '../support/testApp.ts';

const CALLS = rowsWhere(({ body }) => body === 'jsonOrForm');
const JSON_MAX = 256 * 1_024;
const INVALID_FORM = 'El formulario no es válido';

type Part = readonly [name: string, value: string | Blob];

async function post(
  { app }: TestApp,
  cookie: string | null,
  url: string,
  parts: readonly Part[],
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'archivo');
  }
  const { payload, contentType } = await encodeForm(form);
  const sent = { cookie: cookie ?? '', 'content-type': contentType, ...headers };
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers: sent, payload });
  return { status: statusCode, body: JSON.parse(body) };
}

const ADD = addressOf('addProyecto');
const datos = (changes: object = {}): Part => ['datos', JSON.stringify({ ...aProyecto(), ...changes })];

describe('a form with JSON and a file', () => {
  it.each(CALLS)('of %s is refused from another site, without a session, and without a length', async (name) => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    await addOneOfEach(await portal.staff());
    const url = addressOf(name, name === 'updateEvento' ? { params: { id: 1 } } : {});
    const parts: Part[] = [['datos', '{}']];
    await unchanged(portal.db, async () => {
      const foreign: Record<string, string>[] = [
        { origin: 'https://otro.ejemplo' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const headers of foreign) expect((await post(portal, cookie, url, parts, headers)).status).toBe(403);
      expect((await post(portal, null, url, parts)).status).toBe(401);
      using connection = keptConnection(await listen(portal.app));
      const { payload, contentType } = await encodeForm(new FormData());
      const headers = { cookie: cookie ?? '', 'content-type': contentType };
      const chunked = await connection.send({ method: 'POST', path: url, headers, pieces: [payload] });
      expect([chunked.status, JSON.parse(chunked.body).message]).toEqual([411, 'La solicitud debe anunciar su tamaño']);
    });
  });

  it.each(CALLS)('of %s is no other form', async (name) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    const url = addressOf(name, name === 'updateEvento' ? { params: { id: 1 } } : {});
    const types = [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/mixed; boundary=x',
      'application/json\ta',
    ];
    await unchanged(portal.db, async () => {
      for (const type of types) {
        const headers = { cookie: staff.cookie ?? '', 'content-type': type };
        const { statusCode, body } = await portal.app.inject({ method: 'POST', url, headers, payload: '{}' });
        const message = 'El tipo de contenido de la solicitud no se admite';
        expect([type, statusCode, JSON.parse(body).message]).toEqual([type, 415, message]);
      }
    });
  });

  it.each<[string, readonly Part[], number, string]>([
    ['without the JSON', [['imagen', aLogo()]], 400, INVALID_FORM],
    ['with another field', [datos(), ['nombre', 'Otro']], 400, INVALID_FORM],
    ['with another field alone', [['nombre', 'Otro']], 400, INVALID_FORM],
    ['with the JSON twice', [datos(), datos()], 400, INVALID_FORM],
    ['with two files', [datos(), ['imagen', aLogo()], ['imagen', aLogo()]], 400, INVALID_FORM],
    ['with the JSON as a file', [['datos', new Blob([JSON.stringify(aProyecto())])]], 400, INVALID_FORM],
    ['with no JSON in its field', [['datos', 'nombre=Uno']], 400, 'La solicitud no es JSON válido'],
    ['with empty JSON', [['datos', '']], 400, 'La solicitud está vacía'],
    ['with a prototype', [['datos', '{"__proto__":{"activo":0}}']], 400, 'La solicitud no es JSON válido'],
    ['with a list', [['datos', '[]']], 400, 'La solicitud no es válida'],
    ['with null', [['datos', 'null']], 400, 'La solicitud no es válida'],
    ['with a JSON that is too long', [datos({ otro: 'x'.repeat(JSON_MAX) })], 413, 'La solicitud es demasiado grande'],
  ])('%s is refused, and nothing is stored', async (_, parts, status, message) => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    const refused = await unchanged(portal.db, () => post(portal, cookie, ADD, parts));
    expect(refused).toEqual({ status, body: { success: 0, message } });
  });

  it('takes a JSON of 256 KiB, in any order of the parts, and a file in no other field', async () => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    const rest = JSON.stringify({ ...aProyecto(), descripcion_imagen: 'Un logo', otro: '' });
    const longest = rest.replace('"otro":""', `"otro":"${'x'.repeat(JSON_MAX - Buffer.byteLength(rest))}"`);
    expect(Buffer.byteLength(longest)).toBe(JSON_MAX);
    const added = await post(portal, cookie, ADD, [
      ['imagen', aLogo()],
      ['datos', longest],
    ]);
    expect([added.status, added.body.project?.imagen]).toEqual([200, expect.stringMatching(/\.svg$/)]);
    const other = await post(portal, cookie, ADD, [datos(), ['pdf', aLogo()]]);
    expect([other.status, other.body.project?.imagen]).toEqual([200, null]);
  });

  it.each<[string, object]>([
    ['addProyecto', aProyecto()],
    ['addProducto', aProducto()],
    ['addEvento', anEvento()],
  ])('is the same request as the JSON of %s alone', async (name, body) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const call = name as 'addProyecto';
    const solicitud = randomUUID();
    const { body: first } = await staff.send(call, { body }, { solicitud });
    const parts: Part[] = [['datos', JSON.stringify(body)]];
    const again = await unchanged(portal.db, () => post(portal, staff.cookie, addressOf(call), parts, { solicitud }));
    expect(again).toEqual({ status: 200, body: first });
    expect(await countOf(portal.db, 'solicitudes')).toBe(1);
  });
});

it('is described with both content types in the OpenAPI document', async () => {
  await using portal = await testApp();
  const { paths } = (await portal.app.inject('/api/docs.json')).json();
  for (const name of CALLS) {
    const [, path = ''] = /^(.*)$/.exec(addressOf(name, name === 'updateEvento' ? { params: { id: 1 } } : {})) ?? [];
    const { requestBody } = paths[path.replace(/\/1$/, '/{id}')].post;
    expect(Object.keys(requestBody.content)).toEqual(['application/json', 'multipart/form-data']);
  }
});
