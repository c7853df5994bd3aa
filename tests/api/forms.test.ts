import { describe, expect, it } from 'vitest';
import { aConvenio, anIntegrante } from '../support/builders/inputs.ts';
import { type Exchange, keptConnection, listen, rawExchange } from '../support/connection.ts';
import { unchanged } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { expectRefusal } from '../support/refusals.ts';
import { encodeForm, testApp } from '../support/testApp.ts';

const IMAGE_MAX = 5_242_880;
const LOGO_MAX = 2_097_152;
const ADD = '/api/integrantes_investigacion/add_integrante';
const REQUIRED = { nombres: 'Ana', apellidos: 'Ruiz', cargo: 'Asesora', grupo: '1' };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const refusalIn = ({ status, body }: Exchange) => ({ status, ...(JSON.parse(body) as object) });

describe('file size limits', () => {
  it('accept an integrante picture of at most 5 242 880 bytes, on add and update', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [fits, tooLarge] = [await anImage({ bytes: IMAGE_MAX }), await anImage({ bytes: IMAGE_MAX + 1 })];
    expect([fits.size, tooLarge.size]).toEqual([IMAGE_MAX, IMAGE_MAX + 1]);
    const body = { id: 1, ...anIntegrante() };
    const message = 'El archivo debe ser menor a 5MB';
    for (const name of ['addIntegrante', 'updateIntegrante'] as const) {
      expect((await staff.send(name, { body, file: fits })).status, name).toBe(200);
      await expectRefusal(portal, staff, name, { body, file: tooLarge }, { status: 413, message });
    }
  });

  it('accept a convenio logo of at most 2 097 152 bytes, on add and update', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [fits, tooLarge] = [await anImage({ bytes: LOGO_MAX }), await anImage({ bytes: LOGO_MAX + 1 })];
    const body = { id: 1, ...aConvenio() };
    const message = 'El archivo debe ser menor a 2MB';
    for (const name of ['addConvenio', 'updateConvenio'] as const) {
      expect((await staff.send(name, { body, file: fits })).status, name).toBe(200);
      await expectRefusal(portal, staff, name, { body, file: tooLarge }, { status: 413, message });
    }
  });

  it('reject a large Content-Length before the body is read', async () => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    const port = await listen(portal.app);
    const head = [
      `POST ${ADD} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${IMAGE_MAX + 64 * 1_024 + 1}`,
    ];
    const answer = await rawExchange(port, `${head.join('\r\n')}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('{"success":0,"message":"El archivo es demasiado grande"}');
  });
});

describe('a multipart request', () => {
  it('is rejected without Content-Length', async () => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    using connection = keptConnection(await listen(portal.app));
    const { payload, contentType } = await encodeForm(formOf(REQUIRED));
    const headers = { cookie: cookie ?? '', 'content-type': contentType };
    const answered = await unchanged(portal.db, () =>
      connection.send({ method: 'POST', path: ADD, headers, pieces: [payload] }),
    );
    expect(refusalIn(answered)).toEqual({ status: 411, success: 0, message: 'La solicitud debe anunciar su tamaño' });
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/mixed; boundary=x'])(
    'is rejected with the content type %s',
    async (contentType) => {
      await using portal = await testApp();
      const { cookie } = await portal.staff();
      const headers = { cookie: cookie ?? '', 'content-type': contentType };
      const { statusCode, body } = await unchanged(portal.db, () =>
        portal.app.inject({ method: 'POST', url: ADD, headers, payload: JSON.stringify(REQUIRED) }),
      );
      expect(statusCode).toBe(415);
      expect(JSON.parse(body)).toEqual({ success: 0, message: 'La solicitud debe ser un formulario multipart' });
    },
  );

  it('is rejected by a JSON endpoint', async () => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    const { payload, contentType } = await encodeForm(formOf({ id: '1', activo: '0' }));
    const { statusCode, body } = await portal.app.inject({
      method: 'POST',
      url: '/api/proyectos_investigacion/toggle_project_status',
      headers: { cookie: cookie ?? '', 'content-type': contentType },
      payload,
    });
    expect(statusCode).toBe(415);
    expect(JSON.parse(body)).toEqual({ success: 0, message: 'El tipo de contenido de la solicitud no se admite' });
  });

  it('accepts lists as JSON, commas included, and fields in any order', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const form = new FormData();
    form.append('imagen', await anImage({ ancho: 90 }), '../../ñ .jpg');
    form.append('areas_tematicas', '[]');
    form.append('estudios', JSON.stringify(['Maestría en vías, tránsito y transporte', ' ', 'Doctorado']));
    for (const [name, value] of Object.entries(REQUIRED)) form.append(name, value);
    const { payload, contentType } = await encodeForm(form);
    const headers = { cookie: staff.cookie ?? '', 'content-type': contentType };
    const { statusCode, body } = await portal.app.inject({ method: 'POST', url: ADD, headers, payload });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).integrante).toMatchObject({
      estudios: ['Maestría en vías, tránsito y transporte', 'Doctorado'],
      areas_tematicas: [],
      nombre_imagen: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
    });
  });

  it.each(['application/octet-stream', 'image/png'])(
    'with an empty file input is one without a file, sent as %s',
    async (type) => {
      await using portal = await testApp();
      const { cookie } = await portal.staff();
      const headers = { cookie: cookie ?? '', 'content-type': FORM };
      const input = `--x\r\nContent-Disposition: form-data; name="imagen"; filename=""\r\nContent-Type: ${type}\r\n\r\n\r\n`;
      const payload = `${GOOD_PARTS.join('')}${input}--x--\r\n`;
      const { body } = await portal.app.inject({ method: 'POST', url: ADD, headers, payload });
      expect(JSON.parse(body)).toMatchObject({ success: 1, integrante: { nombre_imagen: null } });
    },
  );

  it('with a named file of zero bytes is refused at the field of the file', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const message = 'El archivo está vacío. Elija otro.';
    await staff.call('addIntegrante', { body: anIntegrante() });
    await staff.call('addConvenio', { body: aConvenio(), file: aLogo() });
    for (const [name, field, body] of [
      ['addIntegrante', 'imagen', anIntegrante()],
      ['updateIntegrante', 'imagen', { id: 1, ...anIntegrante() }],
      ['addConvenio', 'logo', aConvenio()],
      ['updateConvenio', 'logo', { id: 1, ...aConvenio() }],
    ] as const) {
      const refusal = { status: 422, message, errors: { [field]: message } };
      await expectRefusal(portal, staff, name, { body, file: new Blob([]) }, refusal);
    }
  });

  it('ignores a file in an unknown field', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const form = formOf(REQUIRED);
    form.append('logo', aLogo(), 'logo.svg');
    const { payload, contentType } = await encodeForm(form);
    const headers = { cookie: staff.cookie ?? '', 'content-type': contentType };
    const { body } = await portal.app.inject({ method: 'POST', url: ADD, headers, payload });
    expect(JSON.parse(body)).toMatchObject({ success: 1, integrante: { nombre_imagen: null } });
  });
});

const part = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (name: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nhola\r\n`;
const GOOD_PARTS = Object.entries(REQUIRED).map(([name, value]) => part(name, value));
const FORM = 'multipart/form-data; boundary=x';
const REMAINDER = 'x'.repeat(4_000_000);

describe('a malformed multipart request', () => {
  it.each<[string, string, string]>([
    ['truncated before its end', FORM, GOOD_PARTS.join('')],
    ['truncated within a file', FORM, filePart('imagen').slice(0, -4)],
    ['with another boundary', 'multipart/form-data; boundary=y', `${GOOD_PARTS.join('')}--x--\r\n`],
    ['without a boundary', 'multipart/form-data', `${GOOD_PARTS.join('')}--x--\r\n`],
    ['without parts', FORM, 'hola'],
    ['with two files', FORM, `${filePart('imagen')}${filePart('imagen')}--x--\r\n`],
    ['with 31 fields', FORM, `${Array.from({ length: 31 }, (_, n) => part(`c${n}`, '1')).join('')}--x--\r\n`],
    ['with a field too long', FORM, `${GOOD_PARTS.join('')}${part('profesion', 'x'.repeat(20_001))}--x--\r\n`],
    ['with a field named __proto__', FORM, `${GOOD_PARTS.join('')}${part('__proto__', '1')}--x--\r\n`],
  ])('%s is rejected, and the connection stays usable', async (_, contentType, payload) => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    using connection = keptConnection(await listen(portal.app));
    const headers = {
      cookie: cookie ?? '',
      'content-type': contentType,
      'content-length': String(Buffer.byteLength(payload)),
    };
    const refused = await unchanged(portal.db, () =>
      connection.send({ method: 'POST', path: ADD, headers, pieces: [payload] }),
    );
    expect(refusalIn(refused)).toEqual({ status: 400, success: 0, message: 'El formulario no es válido' });
    expect(await connection.send({ path: '/health' })).toMatchObject({ status: 200, reused: true });
  });
});

describe('a malformed multipart request with a large remainder', () => {
  it.each([
    ['a field named __proto__', `${part('__proto__', '1')}${part('profesion', REMAINDER)}--x--\r\n`],
    ['a second file', `${filePart('imagen')}${filePart('imagen')}${REMAINDER}`],
    ['a field too long', `${part('profesion', REMAINDER)}--x--\r\n`],
  ])('%s: the next request on the connection is answered', async (_, payload) => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    const head = [
      `POST ${ADD} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${cookie}`,
      `Content-Type: ${FORM}`,
      `Content-Length: ${Buffer.byteLength(payload)}`,
    ];
    // Raw bytes, because http.Agent closes a connection that is answered before the request is sent.
    const next = 'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const answers = await rawExchange(await listen(portal.app), `${head.join('\r\n')}\r\n\r\n${payload}${next}`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
    expect(answers).toContain('El formulario no es válido');
  });
});

describe('a large multipart request that is rejected before it is read', () => {
  it.each<[string, number, Record<string, string>]>([
    ['without a session', 401, { cookie: '' }],
    ['from another site', 403, { origin: 'https://otro.ejemplo' }],
    ['of another content type', 415, { 'content-type': 'text/plain' }],
  ])('%s leaves its connection usable', async (_, status, other) => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    using connection = keptConnection(await listen(portal.app));
    const form = formOf(REQUIRED);
    form.append('imagen', await anImage({ bytes: 1_000_000 }), 'a.jpg');
    const { payload, contentType } = await encodeForm(form);
    const headers = {
      cookie: cookie ?? '',
      'content-type': contentType,
      'content-length': String(payload.length),
      ...other,
    };
    const refused = await connection.send({ method: 'POST', path: ADD, headers, pieces: [payload] });
    expect(refused.status).toBe(status);
    expect(await connection.send({ path: '/health' })).toMatchObject({ status: 200, reused: true });
  });
});
