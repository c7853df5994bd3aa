import { describe, expect, it } from 'vitest';
import { handlers } from '../../api/resources/handlers.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { addOneOfEach, GOOD, IN_ORDER, rowsWhere, sendAll } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const STAFF_ROWS = rowsWhere((row) => row.access === 'staff');
const CHANGING_ROWS = rowsWhere((row) => row.effect !== 'read');
/** A read has a HEAD; a row that changes something has none, not even if it is a GET. */
const HEAD_PATHS = new Set<string>(rowsWhere((row) => row.effect === 'read').map((name) => endpoints[name].path));
const NEEDS_SESSION = { success: 0, message: 'Debe iniciar sesión para continuar' };
const NOT_OWN_SITE = { success: 0, message: 'La solicitud no viene de este sitio' };

/** Callers without a valid session. */
const STRANGERS: Record<string, (portal: TestApp) => Promise<Caller>> = {
  'no session': async ({ visitor }) => visitor,
  'an empty cookie': async (portal) => portal.withCookie('sesion='),
  'a forged cookie': async (portal) => portal.withCookie(`sesion=${'A'.repeat(43)}`),
  'the stored hash as a cookie': async (portal) => {
    await portal.staff();
    const { token_hash } = await portal.db.selectFrom('sesiones').select('token_hash').executeTakeFirstOrThrow();
    return portal.withCookie(`sesion=${token_hash}`);
  },
  'the cookie of https over http': async (portal) => {
    const { cookie } = await portal.staff();
    return portal.withCookie(`__Host-${cookie}`);
  },
  'a session that is over': async (portal) => {
    const staff = await portal.staff();
    await portal.db.updateTable('sesiones').set({ expires_at: new Date().toISOString() }).execute();
    return staff;
  },
  'a session after logout': async (portal) => {
    const staff = await portal.staff();
    await staff.call('logout', {});
    return staff;
  },
  'a deactivated user': async (portal) => {
    const staff = await portal.staff();
    await portal.db.updateTable('usuarios').set({ activo: 0 }).execute();
    return staff;
  },
};

const ELSEWHERE: Record<string, Record<string, string>> = {
  'Origin of another site': { origin: 'https://otro.ejemplo' },
  'Origin of another port': { origin: 'http://localhost:81' },
  'an opaque Origin': { origin: 'null' },
  'Referer of another site': { referer: 'https://otro.ejemplo/pagina' },
  'Sec-Fetch-Site cross-site': { 'sec-fetch-site': 'cross-site' },
  'Sec-Fetch-Site same-site': { 'sec-fetch-site': 'same-site' },
  'Sec-Fetch-Site none': { 'sec-fetch-site': 'none' },
  'Sec-Fetch-Site cross-site with our Origin': { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
};

/** The status of a HEAD request to a row's address. */
async function headOf({ app }: TestApp, { cookie }: Caller, name: EndpointName): Promise<number> {
  const { params, query } = GOOD[name];
  const url = addressOf(name, { params: params as Record<string, number>, query });
  const headers = cookie === null ? {} : { cookie };
  return (await app.inject({ method: 'HEAD', url, headers })).statusCode;
}

/** The app with one record of each kind. */
async function appWithRecords() {
  const portal = await testApp();
  await addOneOfEach(await portal.staff());
  return portal;
}

describe('the endpoint table', () => {
  it('has a handler for every endpoint, and every endpoint succeeds with a session', async () => {
    await using portal = await appWithRecords();
    expect(Object.keys(handlers).sort()).toEqual(Object.keys(endpoints).sort());
    expect([...IN_ORDER].sort()).toEqual(Object.keys(endpoints).sort());
    await sendAll(portal, (name, { status, body }) => {
      expect({ status, body }, name).toMatchObject({ status: 200 });
    });
  });

  it('lets visitors read the public endpoints', async () => {
    await using portal = await appWithRecords();
    for (const name of rowsWhere((row) => row.access === 'public' && row.effect === 'read')) {
      expect((await portal.visitor.send(name, GOOD[name])).status, name).toBe(200);
    }
  });
});

describe.each(Object.entries(STRANGERS))('a request with %s', (_, arrive) => {
  it('is answered 401 by every staff endpoint and changes nothing', async () => {
    await using portal = await appWithRecords();
    const stranger = await arrive(portal);
    await unchanged(portal.db, async () => {
      for (const name of STAFF_ROWS) {
        const { status, body } = await stranger.send(name, GOOD[name]);
        expect({ status, body }, name).toEqual({ status: 401, body: NEEDS_SESSION });
        expect(await headOf(portal, stranger, name), name).toEqual(HEAD_PATHS.has(endpoints[name].path) ? 401 : 404);
      }
    });
  });

  it('gets the public responses of a visitor', async () => {
    await using portal = await appWithRecords();
    const stranger = await arrive(portal);
    for (const name of ['getProyecto', 'getIntegrante'] as const) {
      const { body } = await stranger.send(name, GOOD[name]);
      expect(body).toEqual((await portal.visitor.send(name, GOOD[name])).body);
    }
  });
});

describe.each(Object.entries(ELSEWHERE))('a request with %s', (_, headers) => {
  it('is answered 403 and changes nothing, with or without a session', async () => {
    await using portal = await appWithRecords();
    const staff = await portal.staff();
    const sessions = () => portal.db.selectFrom('sesiones').selectAll().execute();
    const before = await sessions();
    await unchanged(portal.db, async () => {
      for (const caller of [staff, portal.visitor]) {
        for (const name of CHANGING_ROWS) {
          const { status, body } = await caller.send(name, GOOD[name], headers);
          expect({ status, body }, name).toMatchObject({ status: 403, body: NOT_OWN_SITE });
        }
      }
    });
    expect(await sessions()).toEqual(before);
  });

  it('gets no CORS headers', async () => {
    await using portal = await appWithRecords();
    const staff = await portal.staff();
    for (const name of rowsWhere((row) => row.effect === 'read')) {
      const answered = await staff.send(name, GOOD[name], headers);
      expect(Object.keys(answered.headers).filter((header) => header.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('a request from the same site', () => {
  it.each<[Record<string, string>]>([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ host: 'portal.ejemplo', origin: 'https://portal.ejemplo' }],
    [{ host: 'portal.ejemplo:3000', origin: 'http://portal.ejemplo:3000' }],
    [{ host: 'portal.ejemplo', referer: 'https://portal.ejemplo/' }],
  ])('runs the GET that writes: %j', async (headers) => {
    await using portal = await appWithRecords();
    const staff = await portal.staff();
    expect((await staff.send('toggleEvento', GOOD.toggleEvento, headers)).status).toBe(200);
    expect((await portal.visitor.send('toggleEvento', GOOD.toggleEvento, headers)).status).toBe(401);
  });
});

describe('a request without Sec-Fetch-Site', () => {
  const HOST = 'portal.ejemplo';
  const HTTPS = { host: HOST, 'x-forwarded-proto': 'https' };
  const statusOf = async (portal: TestApp, headers: Record<string, string>) =>
    (await portal.visitor.send('logout', {}, headers)).status;

  it('comes from PUBLIC_URL, where that is set, whatever its Host is', async () => {
    await using portal = await testApp({ publicUrl: `https://${HOST}`, trustProxy: ['127.0.0.1'] });
    for (const [headers, status] of [
      [{ host: HOST, origin: `https://${HOST}` }, 200],
      [{ host: 'localhost:3000', origin: `https://${HOST}` }, 200],
      [{ host: HOST, referer: `https://${HOST}/admin` }, 200],
      [{ host: HOST, origin: `http://${HOST}` }, 403],
      [{ host: HOST, referer: `http://${HOST}/admin` }, 403],
      [{ host: HOST, origin: `https://${HOST}:8443` }, 403],
      [{ host: 'otro.ejemplo', origin: 'http://otro.ejemplo' }, 403],
      [{ host: HOST, origin: 'null' }, 403],
      [{ host: HOST }, 200],
    ] as const) {
      expect(await statusOf(portal, headers), JSON.stringify(headers)).toBe(status);
    }
  });

  it('comes from the host with the scheme of the request, where a proxy is trusted', async () => {
    await using portal = await testApp({ trustProxy: ['127.0.0.1'] });
    for (const [headers, status] of [
      [{ ...HTTPS, origin: `https://${HOST}` }, 200],
      [{ ...HTTPS, referer: `https://${HOST}/admin` }, 200],
      [{ ...HTTPS, origin: `http://${HOST}` }, 403],
      [{ host: HOST, origin: `http://${HOST}` }, 200],
      [{ host: HOST, origin: `https://${HOST}` }, 403],
    ] as const) {
      expect(await statusOf(portal, headers), JSON.stringify(headers)).toBe(status);
    }
  });

  it('comes from the host with any scheme, without both', async () => {
    await using portal = await testApp();
    for (const scheme of ['http', 'https']) {
      expect(await statusOf(portal, { ...HTTPS, origin: `${scheme}://${HOST}` }), scheme).toBe(200);
    }
  });
});

describe('a session', () => {
  it('lasts 24 hours', async () => {
    await using portal = await testApp();
    await portal.staff();
    const { created_at, expires_at } = await portal.db.selectFrom('sesiones').selectAll().executeTakeFirstOrThrow();
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(24 * 60 * 60 * 1000);
  });

  it('is accepted after 23 hours and rejected after 24 hours and a minute', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { expires_at } = await portal.db.selectFrom('sesiones').select('expires_at').executeTakeFirstOrThrow();
    for (const [minutes, status] of [
      [23 * 60, 200],
      [24 * 60 + 1, 401],
    ] as const) {
      const earlier = new Date(Date.parse(expires_at) - minutes * 60_000).toISOString();
      await portal.db.updateTable('sesiones').set({ expires_at: earlier }).execute();
      expect((await staff.send('listProyectos')).status, `${minutes} minutes`).toBe(status);
    }
  });

  it('is replaced by a new login of the same browser', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect((await staff.send('login', GOOD.login)).status).toBe(200);
    expect((await staff.send('listProyectos')).status).toBe(401);
    expect(await portal.db.selectFrom('sesiones').selectAll().execute()).toHaveLength(1);
  });
});
