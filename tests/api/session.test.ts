import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { countOf } from '../support/database.ts';
import { STAFF, type TestApp, testApp } from '../support/testApp.ts';

const INCOMPLETE = 'Por favor, complete todos los campos';
const REJECTED = { status: 'error', success: 0, message: 'Usuario o contraseña incorrectos' };
const SECURE = { 'x-forwarded-proto': 'https' };

const login = (portal: TestApp, body: unknown = STAFF, headers: Record<string, string> = {}) =>
  portal.visitor.send('login', { body }, headers);

describe('Login/login', () => {
  it('returns the user and sets an HttpOnly session cookie', async () => {
    await using portal = await testApp();
    const { status, body, headers } = await login(portal, { ...STAFF, usuario: ' MARIA.prueba ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Inicio de sesión exitoso',
      user: { id: 1, name: 'Administración', usuario: 'maria.prueba', email: '' },
    });
    expect(headers['set-cookie']).toMatch(/^sesion=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('gives access to the staff lists', async () => {
    await using portal = await testApp();
    expect((await portal.visitor.send('listProyectos')).status).toBe(401);
    const staff = await portal.staff();
    expect(await staff.call('listProyectos', {})).toEqual({ success: 1, projects: [] });
  });

  it('stores only a hash of the token', async () => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    const token = cookie?.split('=')[1];
    const [stored] = await portal.db.selectFrom('sesiones').selectAll().execute();
    expect(stored?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored?.token_hash).not.toContain(token);
  });

  it.each([
    [{}, ['usuario', 'password']],
    [{ usuario: 'maria.prueba' }, ['password']],
    [{ password: 'x' }, ['usuario']],
    [{ usuario: '', password: '' }, ['usuario', 'password']],
    [{ usuario: '   ', password: 'x' }, ['usuario']],
    [{ usuario: ['maria.prueba'], password: 'x' }, ['usuario']],
    [{ usuario: 'maria.prueba', password: ['x'] }, ['password']],
    [{ usuario: null, password: null }, ['usuario', 'password']],
  ])('requires both fields: %j', async (body, fields) => {
    await using portal = await testApp();
    const answered = await login(portal, body);
    expect(answered.status).toBe(422);
    const errors = Object.fromEntries(fields.map((field) => [field, INCOMPLETE]));
    expect(answered.body).toEqual({ status: 'error', success: 0, message: INCOMPLETE, errors });
    expect(await countOf(portal.db, 'intentos')).toBe(0);
  });

  it('hashes once for an unknown user too, so that timing reveals nothing', async () => {
    await using portal = await testApp();
    let hashes = 0;
    const counting = createHook({
      init(_id, type) {
        if (type.startsWith('ARGON2')) hashes += 1;
      },
    }).enable();
    const hashesFor = async (body: object) => {
      hashes = 0;
      expect((await login(portal, body)).status).toBe(401);
      return hashes;
    };
    expect(await hashesFor({ ...STAFF, password: 'no es esta la clave' })).toBe(1);
    expect(await hashesFor({ ...STAFF, usuario: 'nadie' })).toBe(1);
    counting.disable();
  });

  it('answers the same to a wrong password, an unknown user and a deactivated one', async () => {
    await using portal = await testApp();
    await portal.otherStaff();
    await portal.db.updateTable('usuarios').set({ activo: 0 }).where('usuario', '=', 'jorge.segundo').execute();
    const tries = [
      { ...STAFF, password: 'otra clave larga de prueba' },
      { ...STAFF, password: `${STAFF.password} ` },
      { ...STAFF, password: STAFF.password.toUpperCase() },
      { ...STAFF, usuario: 'nadie' },
      { usuario: 'jorge.segundo', password: 'otra clave larga de prueba' },
    ];
    for (const body of tries) {
      const answered = await login(portal, body);
      expect(answered).toMatchObject({ status: 401, body: REJECTED });
      expect(Object.keys(answered.body)).toEqual(['status', 'success', 'message']);
      expect(answered.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('the session cookie', () => {
  it('has the __Host- prefix and Secure behind a trusted proxy with https', async () => {
    await using portal = await testApp({ trustProxy: ['127.0.0.1'] });
    const { headers } = await login(portal, STAFF, SECURE);
    expect(headers['set-cookie']).toMatch(
      /^__Host-sesion=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const staff = portal.withCookie(cookie);
    expect((await staff.send('listProyectos', {}, SECURE)).status).toBe(200);
    expect((await staff.send('listProyectos')).status).toBe(401);
    const out = await staff.send('logout', {}, SECURE);
    expect(out.headers['set-cookie']).toMatch(/^__Host-sesion=;.*Path=\/.*Secure/);
    expect((await staff.send('listProyectos', {}, SECURE)).status).toBe(401);
  });

  it('ignores X-Forwarded-Proto of untrusted clients', async () => {
    await using portal = await testApp();
    const { headers } = await login(portal, STAFF, SECURE);
    expect(headers['set-cookie']).toMatch(/^sesion=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('Login/logout', () => {
  it('deletes the session and the cookie', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { status, body, headers } = await staff.send('logout');
    expect({ status, body }).toEqual({ status: 200, body: { success: 1, message: 'Sesión cerrada' } });
    expect(headers['set-cookie']).toMatch(/^sesion=; .*Expires=Thu, 01 Jan 1970/);
    expect(await countOf(portal.db, 'sesiones')).toBe(0);
    expect((await staff.send('listProyectos')).status).toBe(401);
  });

  it('keeps other sessions', async () => {
    await using portal = await testApp();
    const [one, two] = [await portal.staff(), await portal.staff()];
    await one.call('logout', {});
    expect((await two.send('listProyectos')).status).toBe(200);
  });

  it('answers 200 without a session', async () => {
    await using portal = await testApp();
    expect(await portal.visitor.call('logout', {})).toEqual({ success: 1, message: 'Sesión cerrada' });
  });
});
