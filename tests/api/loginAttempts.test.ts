import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { admitAttempt } from '../../api/auth/loginAttempts.ts';
import { PASSWORD_COST } from '../../api/config/config.ts';
import type { HttpError } from '../../api/errors/httpError.ts';
import { STAFF, type TestApp, testApp } from '../support/testApp.ts';

const WRONG = { usuario: STAFF.usuario, password: 'no es esta la clave' };
const RATE_LIMITED = {
  status: 'error',
  success: 0,
  message: 'Demasiados intentos. Espere unos minutos e intente de nuevo.',
};
const HOME = '198.51.100.7';
const MINUTE = 60_000;

const signIn = (portal: TestApp, body: { usuario: string; password: string }, from: string) =>
  portal.visitor.send('login', { body, from });

/** Makes all attempts older. */
async function age(portal: TestApp, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * MINUTE).toISOString();
  await portal.db.updateTable('intentos').set({ created_at: then }).execute();
}

describe('the rate limit of login attempts', () => {
  it('answers 429 from the tenth attempt on, even with the right password', async () => {
    await using portal = await testApp();
    for (let n = 1; n <= 9; n += 1) expect((await signIn(portal, WRONG, HOME)).status, `attempt ${n}`).toBe(401);
    for (const body of [WRONG, STAFF]) {
      const { status, body: answer, headers } = await signIn(portal, body, HOME);
      expect({ status, answer }).toEqual({ status: 429, answer: RATE_LIMITED });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('counts concurrent attempts', async () => {
    await using portal = await testApp();
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(portal, WRONG, HOME)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(31);
  });

  it('counts by user and address, in any spelling', async () => {
    await using portal = await testApp();
    const spellings = ['maria.prueba', 'MARIA.PRUEBA', ' Maria.Prueba ', 'ｍaria.prueba'];
    for (let n = 0; n < 9; n += 1) {
      const usuario = spellings[n % spellings.length] ?? '';
      await portal.app.inject({
        method: 'POST',
        url: ['/api/Login/login', '/api/login/LOGIN', '/api/Login/login/'][n % 3] ?? '',
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
        remoteAddress: HOME,
        payload: { ...WRONG, usuario, otro: n },
      });
    }
    expect((await signIn(portal, WRONG, HOME)).status).toBe(429);
  });

  it('ends after 15 minutes', async () => {
    await using portal = await testApp();
    for (let n = 0; n < 10; n += 1) await signIn(portal, WRONG, HOME);
    await age(portal, 16);
    expect((await signIn(portal, STAFF, HOME)).status).toBe(200);
  });

  it('answers 429 to one address that tries many users', async () => {
    await using portal = await testApp();
    const guess = (n: number) => signIn(portal, { ...WRONG, usuario: `persona.${n}` }, HOME);
    for (let n = 1; n <= 30; n += 1) expect((await guess(n)).status, `attempt ${n}`).toBe(401);
    expect((await guess(31)).status).toBe(429);
  });

  it('answers 429 to many addresses, but not to the user at a known address', async () => {
    await using portal = await testApp();
    expect((await signIn(portal, STAFF, HOME)).status).toBe(200);
    for (let n = 1; n <= 60; n += 1) expect((await signIn(portal, WRONG, `203.0.113.${n}`)).status).toBe(401);
    expect((await signIn(portal, WRONG, '203.0.113.61')).status).toBe(429);
    expect((await signIn(portal, STAFF, '203.0.113.61')).status).toBe(429);
    expect((await signIn(portal, STAFF, HOME)).status).toBe(200);
  });

  it('does not lock the user out when another address is limited', async () => {
    await using portal = await testApp();
    for (let n = 0; n < 12; n += 1) await signIn(portal, WRONG, '203.0.113.1');
    expect((await signIn(portal, STAFF, HOME)).status).toBe(200);
  });

  it('uses the address given by a trusted proxy only', async () => {
    await using portal = await testApp({ trustProxy: ['127.0.0.1'] });
    const through = (proxy: string, address: string) =>
      portal.visitor.send('login', { body: WRONG, from: proxy }, { 'x-forwarded-for': address });
    for (let n = 0; n < 10; n += 1) await through('127.0.0.1', '203.0.113.1');
    expect((await through('127.0.0.1', '203.0.113.1')).status).toBe(429);
    expect((await through('127.0.0.1', '203.0.113.2')).status).toBe(401);
    for (let n = 0; n < 9; n += 1) expect((await through('127.0.0.2', `192.0.2.${n}`)).status).toBe(401);
    expect((await through('127.0.0.2', '192.0.2.10')).status).toBe(429);
  });

  it('counts an IPv6 address by its /64, and a mapped IPv4 address as IPv4', async () => {
    await using portal = await testApp();
    const fail = async (from: string) => (await signIn(portal, WRONG, from)).status;
    for (let n = 1; n <= 9; n += 1) expect(await fail(`2001:db8:1:2:${n}::${n}`), `attempt ${n}`).toBe(401);
    expect(await fail('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429);
    expect(await fail('2001:0DB8:0001:0002::')).toBe(429);
    expect(await fail('2001:db8:1:3::1')).toBe(401);

    for (let n = 1; n <= 9; n += 1) expect(await fail('::ffff:203.0.113.5'), `attempt ${n}`).toBe(401);
    expect(await fail('203.0.113.5')).toBe(429);
    expect(await fail('::ffff:cb00:7105')).toBe(429);
    expect(await fail('::ffff:203.0.113.6')).toBe(401);
  });

  it('does not affect sessions, and does not count successful attempts', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (let n = 0; n < 12; n += 1) expect((await signIn(portal, STAFF, HOME)).status).toBe(200);
    for (let n = 0; n < 12; n += 1) await signIn(portal, WRONG, '127.0.0.1');
    expect((await staff.send('listProyectos')).status).toBe(200);
  });
});

describe('the table of login attempts', () => {
  const NOON = new Date('2026-03-01T12:00:00.000Z');
  const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE);
  const MAX = 5;

  /** Fails to sign in `times` times. @returns how many were admitted */
  async function fail({ db }: TestApp, usuario: string, direccion: string, now: Date, times: number) {
    for (let n = 0; n < times; n += 1) {
      const admitted = await admitAttempt(db, { usuario, direccion }, now, MAX).catch((error: HttpError) => error);
      if (typeof admitted === 'number') continue;
      expect(admitted).toMatchObject({ status: 429 });
      return n;
    }
    return times;
  }
  const rows = ({ db }: TestApp) =>
    db.selectFrom('intentos').select(['usuario', 'direccion', 'exito', 'cuenta']).orderBy('id').execute();

  it('has one row for each key and hour once it is full', async () => {
    await using portal = await testApp();
    for (let n = 1; n <= MAX; n += 1) await fail(portal, `persona.${n}`, '192.0.2.1', NOON, 1);
    expect(await fail(portal, 'ana', '192.0.2.2', NOON, 4)).toBe(4);
    expect(await fail(portal, 'ana', '192.0.2.3', NOON, 2)).toBe(2);
    expect((await rows(portal)).slice(MAX)).toEqual([
      { usuario: 'ana', direccion: '192.0.2.2', exito: 0, cuenta: 4 },
      { usuario: 'ana', direccion: '192.0.2.3', exito: 0, cuenta: 2 },
    ]);
  });

  it('never frees a blocked user or address while it is full', async () => {
    await using portal = await testApp();
    expect(await fail(portal, 'ana', '192.0.2.1', NOON, 12), 'before and after it is full').toBe(9);
    expect(await fail(portal, 'beto', '192.0.2.2', NOON, 12), 'all after it is full').toBe(9);
    for (let n = 1; n <= 20; n += 1) await fail(portal, `persona.${n}`, `198.51.100.${n}`, later(1), 9);
    for (const [usuario, direccion] of [
      ['ana', '192.0.2.1'],
      ['beto', '192.0.2.2'],
    ] as const) {
      expect(await fail(portal, usuario, direccion, later(14), 1), usuario).toBe(0);
      expect(await fail(portal, usuario, direccion, later(16), 1), usuario).toBe(1);
    }
  });

  it('counts an address and a user over all rows', async () => {
    await using portal = await testApp();
    await fail(portal, 'x', '192.0.2.9', NOON, MAX);
    let ofAddress = 0;
    for (let n = 1; n <= 10; n += 1) ofAddress += await fail(portal, `persona.${n}`, '192.0.2.1', NOON, 5);
    expect(ofAddress).toBe(30);
    let ofUser = 0;
    for (let n = 1; n <= 20; n += 1) ofUser += await fail(portal, 'ana', `198.51.100.${n}`, NOON, 5);
    expect(ofUser).toBe(60);
  });

  it('keeps failures while a limit counts them, and one success for each user and address', async () => {
    await using portal = await testApp();
    await fail(portal, 'ana', '192.0.2.1', NOON, 3);
    await fail(portal, 'beto', '192.0.2.2', later(59), 1);
    expect(await rows(portal)).toHaveLength(4);
    await fail(portal, 'beto', '192.0.2.2', later(61), 1);
    expect((await rows(portal)).map(({ usuario }) => usuario)).toEqual(['beto', 'beto']);
    for (let n = 0; n < 5; n += 1) expect((await signIn(portal, STAFF, HOME)).status).toBe(200);
    expect(await rows(portal)).toEqual([{ usuario: STAFF.usuario, direccion: HOME, exito: 1, cuenta: 1 }]);
  });
});

describe('a stored password', () => {
  it('is rehashed at login when its parameters are weaker', async () => {
    await using portal = await testApp({ passwordCost: PASSWORD_COST });
    const password = 'clave de otra época, larga';
    const clave = weakHash(password);
    await portal.db.updateTable('usuarios').set({ clave }).execute();
    expect((await signIn(portal, { ...STAFF, password }, HOME)).status).toBe(200);
    const stored = await portal.db.selectFrom('usuarios').select('clave').executeTakeFirstOrThrow();
    expect(stored.clave).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(portal, { ...STAFF, password }, HOME)).status).toBe(200);
  });

  it('is hashed with the parameters of its own portal, also beside another one in the process', async () => {
    await using portal = await testApp({ passwordCost: { memory: 16, passes: 1, parallelism: 1 } });
    await using other = await testApp({ passwordCost: { memory: 24, passes: 1, parallelism: 1 } });
    for (const { db, visitor } of [portal, other]) {
      await db
        .updateTable('usuarios')
        .set({ clave: weakHash(STAFF.password) })
        .execute();
      await visitor.call('login', { body: STAFF });
    }
    const memoryOf = async ({ db }: TestApp) =>
      /m=\d+/.exec((await db.selectFrom('usuarios').select('clave').executeTakeFirstOrThrow()).clave)?.[0];
    expect([await memoryOf(portal), await memoryOf(other)]).toEqual(['m=16', 'm=24']);
  });

  it('is not rehashed once it was changed meanwhile', async () => {
    await using portal = await testApp({ passwordCost: { ...PASSWORD_COST, passes: 8 } });
    const password = 'clave de otra época, larga';
    await portal.db
      .updateTable('usuarios')
      .set({ clave: weakHash(password) })
      .execute();
    const signing = signIn(portal, { ...STAFF, password }, HOME);
    const sessions = () => portal.db.selectFrom('sesiones').select('usuario_id').execute();
    // The new hash is computed once the session is there.
    await expect.poll(sessions, { interval: 1 }).toHaveLength(1);
    const clave = weakHash('otra clave, que alguien acaba de poner');
    await portal.db.updateTable('usuarios').set({ clave }).execute();
    expect((await signing).status).toBe(200);
    expect(await portal.db.selectFrom('usuarios').select('clave').executeTakeFirstOrThrow()).toEqual({ clave });
  });
});

/** A PHC string with less memory than the current parameters. */
function weakHash(password: string): string {
  const nonce = Buffer.alloc(16, 7);
  const parameters = { message: Buffer.from(password.normalize('NFKC')), nonce, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { ...parameters, memory: 8, passes: 1 });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(tag)}`;
}
