import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anIntegrante } from '../support/builders/inputs.ts';
import { keptConnection, listen, rawExchange } from '../support/connection.ts';
import { uploadedRows } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { STAFF, testApp } from '../support/testApp.ts';

const json = (payload: string, contentType = 'application/json'): InjectOptions => ({
  method: 'POST',
  url: '/api/Login/login',
  headers: { 'content-type': contentType },
  payload,
});

/** Request, status and message. */
const REFUSED: Record<string, readonly [InjectOptions, number, string]> = {
  'JSON cut short': [json('{"usuario":'), 400, 'La solicitud no es JSON válido'],
  'JSON that poisons objects': [json('{"__proto__":{"x":1}}'), 400, 'La solicitud no es JSON válido'],
  'an empty body': [json(''), 400, 'La solicitud está vacía'],
  'a null body': [json('null'), 400, 'La solicitud no es válida'],
  'a list as body': [json('[]'), 400, 'La solicitud no es válida'],
  'a text as body': [json('"hola"'), 400, 'La solicitud no es válida'],
  'plain text': [json('{}', 'text/plain'), 415, 'El tipo de contenido de la solicitud no se admite'],
  'a web form': [
    json('a=1', 'application/x-www-form-urlencoded'),
    415,
    'El tipo de contenido de la solicitud no se admite',
  ],
  'a content type with a tab': [
    json('{}', 'application/json\ta'),
    415,
    'El tipo de contenido de la solicitud no se admite',
  ],
  'a property of Object.prototype as content type': [
    json('{}', 'constructor'),
    415,
    'El tipo de contenido de la solicitud no se admite',
  ],
  'a body too large': [json(`{"usuario":"${'x'.repeat(256 * 1_024)}"}`), 413, 'La solicitud es demasiado grande'],
  'an unknown path': [{ url: '/api/nada' }, 404, 'No se encontró la dirección solicitada'],
  'an unknown page': [{ url: '/wp-admin/setup.php' }, 404, 'No se encontró la dirección solicitada'],
  'an unsupported method': [
    { method: 'PUT', url: '/api/inicio/update_configuracion' },
    404,
    'No se encontró la dirección solicitada',
  ],
  'a path that cannot be decoded': [{ url: '/api/%zz' }, 400, 'La dirección no es válida'],
  'an id too long': [{ url: `/api/eventos/get_evento/${'1'.repeat(101)}` }, 414, 'La dirección es demasiado larga'],
  'a missing image': [{ url: '/api/uploads/nada.webp' }, 404, 'No se encontró la imagen'],
  'no session': [{ url: '/api/eventos/get_all' }, 401, 'Debe iniciar sesión para continuar'],
};

const INSIDES = /fastify|node|sqlite|kysely|zod|express|stack|at \w+ \(|\.ts|\/work|select |insert |FST_|ERR_/i;
const DETAIL = 'Proyectos_investigacion/get_project';

const SECURITY_HEADERS = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

describe('an error response', () => {
  it.each(['/%', '/api/%zz'])(
    'has the security headers of any other response, although no hook runs for %s',
    async (url) => {
      await using portal = await testApp({ trustProxy: ['127.0.0.1'] });
      const headersOf = async (address: string) => {
        const { headers } = await portal.app.inject({ url: address, headers: { 'x-forwarded-proto': 'https' } });
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        return Object.fromEntries(SECURITY_HEADERS.map((name) => [name, headers[name]]));
      };
      const headers = await headersOf(url);
      expect(headers).toEqual(await headersOf('/api/nada'));
      expect(Object.values(headers)).not.toContain(undefined);
      const insecure = await portal.app.inject({ url });
      expect(insecure.headers['strict-transport-security']).toBeUndefined();
    },
  );

  it.each(Object.entries(REFUSED))(
    'has its status and a Spanish message: %s',
    async (_, [request, status, message]) => {
      await using portal = await testApp();
      const { statusCode, body, headers } = await portal.app.inject(request);
      expect(statusCode).toBe(status);
      const { status: ofLogin, ...answer } = JSON.parse(body);
      expect(answer).toEqual({ success: 0, message });
      expect(ofLogin).toBe(request.url === '/api/Login/login' ? 'error' : undefined);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.stringify({ headers, body })).not.toMatch(INSIDES);
    },
  );

  it('shows no internals of a 500', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    // Every list depends on the tables of records, for the next instant at which one appears.
    await sql`alter table inicio rename to otra`.execute(portal.db);
    await sql`update usuarios set clave = 'rota'`.execute(portal.db);
    const { status, body, headers } = await portal.visitor.send('getInicio');
    expect({ status, body }).toEqual({ status: 500, body: { success: 0, message: 'Error interno' } });
    expect(JSON.stringify(headers)).not.toMatch(INSIDES);
    const login = await portal.visitor.send('login', { body: STAFF });
    expect(login).toMatchObject({ status: 500, body: { status: 'error', success: 0, message: 'Error interno' } });
    expect((await staff.send('listProyectos')).status).toBe(200);
  });

  it('rolls back a failed write', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    // The insert of the movimiento, the last statement of a write, fails without its table.
    await sql`alter table movimientos rename to otra`.execute(portal.db);
    const file = await anImage({ ancho: 90 });
    const { status, body } = await staff.send('addIntegrante', { body: anIntegrante(), file });
    expect({ status, body }).toEqual({ status: 500, body: { success: 0, message: 'Error interno' } });
    expect(await portal.db.selectFrom('integrantes').selectAll().execute()).toEqual([]);
    expect(await uploadedRows(portal.db).execute()).toEqual([]);
    await sql`alter table otra rename to movimientos`.execute(portal.db);
    expect((await staff.send('addIntegrante', { body: anIntegrante(), file })).status).toBe(200);
  });

  it('is Spanish for malformed HTTP too', async () => {
    await using portal = await testApp();
    const port = await listen(portal.app);
    const requests = [
      ['hola\r\n\r\n', 400, 'La solicitud no es válida'],
      ['GET / HTTP/1.1\r\nHost: a\r\nRoto\r\n\r\n', 400, 'La solicitud no es válida'],
      [
        `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
        431,
        'Los encabezados de la solicitud son demasiado grandes',
      ],
    ] as const;
    for (const [bytes, status, message] of requests) {
      const answer = await rawExchange(port, bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
      expect(answer.split('\r\n\r\n')[1]).toBe(JSON.stringify({ success: 0, message }));
      expect(answer).not.toMatch(INSIDES);
    }
  });
});

describe('every response', () => {
  const requests: InjectOptions[] = [
    { url: '/health' },
    { url: '/api/docs.json' },
    { url: '/api/Home/get_home' },
    { url: `/api/${DETAIL}/1` },
    { url: `/api/${DETAIL}/x` },
    { method: 'OPTIONS', url: '/api/Login/login' },
    json(JSON.stringify({ usuario: 'a', password: 'b' })),
    ...Object.values(REFUSED).map(([options]) => options),
  ];

  it('sends the security headers and names no software', async () => {
    await using portal = await testApp();
    for (const options of requests) {
      const { headers } = await portal.app.inject(options);
      const label = JSON.stringify(options).slice(0, 120);
      expect(headers['x-content-type-options'], label).toBe('nosniff');
      expect(headers['content-security-policy'], label).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy'], label).toBe('strict-origin-when-cross-origin');
      expect(headers.server, label).toBeUndefined();
      expect(headers['x-powered-by'], label).toBeUndefined();
    }
  });

  it('sends a Content-Security-Policy with pages', async () => {
    await using portal = await testApp();
    const { headers } = await portal.app.inject({ url: '/health' });
    const policy = String(headers['content-security-policy']);
    for (const directive of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy.split(';')).toContain(directive);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('keeps the connection open after an error', async () => {
    await using portal = await testApp();
    using connection = keptConnection(await listen(portal.app));
    const large = 'x'.repeat(400_000);
    const headers = { 'content-type': 'application/json', 'content-length': String(large.length) };
    const path = '/api/eventos/add_evento';
    expect((await connection.send({ path: '/health' })).status).toBe(200);
    expect((await connection.send({ method: 'POST', path, headers, pieces: [large] })).status).toBe(401);
    expect(await connection.send({ path: '/health' })).toMatchObject({ status: 200, reused: true });
  });
});
