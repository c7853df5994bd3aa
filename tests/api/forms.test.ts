import { describe, expect, it } from 'vitest';
import { aConvenio, anIntegrante } from '../support/builders.ts';
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

describe('the size of a file', () => {
  it('of a member is at most 5 242 880 bytes, in both calls', async () => {
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

  it('of a convenio is at most 2 097 152 bytes, in both calls', async () => {
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

  it('is refused by what is announced, before anything of it is read', async () => {
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

describe('a form', () => {
  it('without an announced size is refused', async () => {
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
    'is no form as %s',
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

  it('where JSON is asked is refused', async () => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    const { payload, contentType } = await encodeForm(formOf({ nombre: 'Uno', tipo: 'Libro' }));
    const { statusCode, body } = await portal.app.inject({
      method: 'POST',
      url: '/api/prod_investigacion/add_product',
      headers: { cookie: cookie ?? '', 'content-type': contentType },
      payload,
    });
    expect(statusCode).toBe(415);
    expect(JSON.parse(body)).toEqual({ success: 0, message: 'El tipo de contenido de la solicitud no se admite' });
  });

  it('carries lists as JSON, their commas kept, and fields in any order', async () => {
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

  it('with an empty file input is one without a file', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { integrante } = await staff.call('addIntegrante', { body: anIntegrante(), file: new Blob([]) });
    expect(integrante.nombre_imagen).toBeNull();
  });

  it('keeps no file of another field', async () => {
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

describe('a broken form', () => {
  it.each<[string, string, string]>([
    ['cut before its end', FORM, GOOD_PARTS.join('')],
    ['cut within a file', FORM, filePart('imagen').slice(0, -4)],
    ['of another boundary', 'multipart/form-data; boundary=y', `${GOOD_PARTS.join('')}--x--\r\n`],
    ['without a boundary', 'multipart/form-data', `${GOOD_PARTS.join('')}--x--\r\n`],
    ['of no parts at all', FORM, 'hola'],
    ['with two files', FORM, `${filePart('imagen')}${filePart('imagen')}--x--\r\n`],
    ['with 31 fields', FORM, `${Array.from({ length: 31 }, (_, n) => part(`c${n}`, '1')).join('')}--x--\r\n`],
    ['with a field too long', FORM, `${GOOD_PARTS.join('')}${part('profesion', 'x'.repeat(20_001))}--x--\r\n`],
    ['with a field of every object', FORM, `${GOOD_PARTS.join('')}${part('__proto__', '1')}--x--\r\n`],
  ])('%s is refused, and its connection answers the next call', async (_, contentType, payload) => {
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

describe('a broken form with much more behind its fault', () => {
  it.each([
    ['a field of every object', `${part('__proto__', '1')}${part('profesion', REMAINDER)}--x--\r\n`],
    ['a second file', `${filePart('imagen')}${filePart('imagen')}${REMAINDER}`],
    ['a field too long', `${part('profesion', REMAINDER)}--x--\r\n`],
  ])('%s: what is sent next on the same connection is answered', async (_, payload) => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    const head = [
      `POST ${ADD} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${cookie}`,
      `Content-Type: ${FORM}`,
      `Content-Length: ${Buffer.byteLength(payload)}`,
    ];
    // Written as bytes: an agent gives up a connection that is answered before it has sent everything.
    const next = 'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const answers = await rawExchange(await listen(portal.app), `${head.join('\r\n')}\r\n\r\n${payload}${next}`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
    expect(answers).toContain('El formulario no es válido');
  });
});

describe('a large form that is refused before it is read', () => {
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
