import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/calls/endpoints.ts';
import { STORED_BACKUP } from '../support/backupFolder.ts';
import { aUsuario, newUsuario } from '../support/builders/inputs.ts';
import { type GOOD, rowsWhere } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { expectFieldRules, expectRefusal } from '../support/refusals.ts';
import { type Caller, type Sent, STAFF, type TestApp, testApp } from '../support/testApp.ts';

const CONFIRM = { body: { clave: STAFF.password } };
const UNCONFIRMED = {
  status: 403,
  body: { success: 0, message: 'Escriba su contraseña para continuar', confirmar: 1 },
};
const NEW_PASSWORD = 'cuatro tazas de té verde';
const MINUTE = 60_000;

const statusAndBody = async (caller: Caller, name: 'addUsuario' | 'updateUsuario', sent: Sent) => {
  const { status, body } = await caller.send(name, sent);
  return { status, body };
};

/** Makes every confirmation end this much earlier. */
async function age({ db }: TestApp, minutes: number): Promise<void> {
  const rows = await db.selectFrom('sesiones').select(['token_hash', 'confirmada_hasta']).execute();
  for (const { token_hash, confirmada_hasta } of rows) {
    if (confirmada_hasta === null) continue;
    const earlier = new Date(Date.parse(confirmada_hasta) - minutes * MINUTE).toISOString();
    await db.updateTable('sesiones').set({ confirmada_hasta: earlier }).where('token_hash', '=', token_hash).execute();
  }
}

/** A portal with the user Ana, of id 2, and a caller whose session is not confirmed. */
async function withAna() {
  const portal = await testApp();
  await newUsuario(await portal.confirmedStaff());
  return { portal, staff: await portal.staff(), [Symbol.asyncDispose]: () => portal[Symbol.asyncDispose]() };
}

const ANA = { id: 2 };

describe('an open session without its password', () => {
  it('does not reach a backup through a user of its own', async () => {
    await using portal = await testApp();
    const intruder = await portal.staff();
    const user = { usuario: 'intruso', nombre: 'Intruso', email: '', clave: NEW_PASSWORD };
    expect(await statusAndBody(intruder, 'addUsuario', { body: user })).toEqual(UNCONFIRMED);
    const login = { body: { usuario: user.usuario, password: user.clave } };
    expect((await portal.visitor.send('login', login)).status).toBe(401);
    const download = { body: { archivo: STORED_BACKUP, clave: NEW_PASSWORD } };
    expect((await intruder.send('downloadBackup', download)).status).toBe(422);
  });

  it.each([
    ['password', { clave: NEW_PASSWORD }],
    ['e-mail', { email: 'otra@ejemplo.org' }],
    ['state', { activo: false }],
    ['name and e-mail', { nombre: 'Ana Cuarta', email: '' }],
  ])("does not change another's %s", async (_, body) => {
    await using open = await withAna();
    await unchanged(open.portal.db, async () => {
      expect(await statusAndBody(open.staff, 'updateUsuario', { params: ANA, body })).toEqual(UNCONFIRMED);
    });
  });

  it("changes another's name, with the stored values of the other fields too", async () => {
    await using open = await withAna();
    const { email } = aUsuario();
    for (const body of [{ nombre: 'Ana Cuarta' }, { nombre: 'Ana Quinta', email, activo: true, clave: '' }]) {
      expect((await open.staff.send('updateUsuario', { params: ANA, body })).status).toBe(200);
    }
  });

  it('changes its own name and e-mail', async () => {
    await using portal = await testApp();
    const sent = { params: { id: 1 }, body: { nombre: 'María', email: 'maria@ejemplo.org', activo: true } };
    expect((await (await portal.staff()).send('updateUsuario', sent)).status).toBe(200);
  });

  it('is refused before the body is read', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const name of rowsWhere((row) => row.confirm === 'always')) {
      const { status, body } = await staff.send(name, { body: 'x' });
      expect({ status, body }, name).toEqual(UNCONFIRMED);
    }
  });

  it('is refused by every call that may ask for a confirmation', async () => {
    await using open = await withAna();
    const sensitive: Partial<typeof GOOD> = {
      addUsuario: { body: aUsuario({ usuario: 'otra' }) },
      updateUsuario: { params: ANA, body: { activo: false } },
    };
    const names = rowsWhere((row) => row.confirm !== undefined);
    expect(names).toEqual(Object.keys(sensitive));
    await unchanged(open.portal.db, async () => {
      for (const name of names) {
        const { status, body } = await open.staff.send(name, sensitive[name]);
        expect({ status, body }, name).toEqual(UNCONFIRMED);
      }
    });
  });
});

describe('Login/confirmar', () => {
  it('lets the session create and change users', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { status, body, headers } = await staff.send('confirmPassword', CONFIRM);
    expect({ status, body }).toEqual({ status: 200, body: { success: 1, message: 'Contraseña confirmada' } });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
    const id = await newUsuario(staff);
    const changes = { clave: NEW_PASSWORD, email: '', activo: false };
    expect((await staff.send('updateUsuario', { params: { id }, body: changes })).status).toBe(200);
  });

  it('lasts ten minutes', async () => {
    await using open = await withAna();
    await open.staff.call('confirmPassword', CONFIRM);
    const change = (email: string) => statusAndBody(open.staff, 'updateUsuario', { params: ANA, body: { email } });
    await age(open.portal, 9);
    expect((await change('a@ejemplo.org')).status).toBe(200);
    await age(open.portal, 1);
    expect(await change('b@ejemplo.org')).toEqual(UNCONFIRMED);
  });

  it('is of one session, and ends with it', async () => {
    await using portal = await testApp();
    const [here, elsewhere] = [await portal.confirmedStaff(), await portal.staff()];
    expect(await statusAndBody(elsewhere, 'addUsuario', { body: aUsuario() })).toEqual(UNCONFIRMED);
    const { headers } = await here.send('changePassword', { body: { actual: STAFF.password, nueva: NEW_PASSWORD } });
    const renewed = portal.withCookie(String(headers['set-cookie']).split(';')[0] ?? '');
    expect(await statusAndBody(renewed, 'addUsuario', { body: aUsuario() })).toEqual(UNCONFIRMED);
  });

  it('is not given by signing in again', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    const { headers } = await staff.send('login', { body: STAFF });
    const renewed = portal.withCookie(String(headers['set-cookie']).split(';')[0] ?? '');
    expect(await statusAndBody(renewed, 'addUsuario', { body: aUsuario() })).toEqual(UNCONFIRMED);
  });

  it('does not stand for the password of a download', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    const download = (clave: string) => staff.send('downloadBackup', { body: { archivo: STORED_BACKUP, clave } });
    expect((await download('')).status).toBe(422);
    expect((await download('no es esta la clave')).status).toBe(422);
    expect((await download(STAFF.password)).status).toBe(200);
  });

  it('lets a repeated request create its user once', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const sent = { body: aUsuario(), headers: { operacion: '7d3f0a52-1f7b-4a6d-9c55-3f2f6c1f0b77' } };
    expect(await statusAndBody(staff, 'addUsuario', sent)).toEqual(UNCONFIRMED);
    await staff.call('confirmPassword', CONFIRM);
    expect((await staff.send('addUsuario', sent)).status).toBe(200);
    await expectRefusal(portal, staff, 'addUsuario', sent, {
      status: 409,
      message: 'Ya existe el usuario ana.tercera',
    });
  });

  it('counts wrong passwords as login attempts', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const message = 'La contraseña no es correcta';
    const wrong = { body: { clave: 'no es esta la clave' } };
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      const { status, body } = await staff.send('confirmPassword', wrong);
      expect({ status, body }).toEqual({ status: 422, body: { success: 0, message, errors: { clave: message } } });
    }
    expect((await staff.send('confirmPassword', CONFIRM)).status).toBe(429);
    expect((await portal.visitor.send('login', { body: STAFF })).status).toBe(429);
    expect(await statusAndBody(staff, 'addUsuario', { body: aUsuario() })).toEqual(UNCONFIRMED);
  });

  it('asks for a password', async () => {
    await using portal = await testApp();
    await expectFieldRules(portal, await portal.staff(), 'confirmPassword', CONFIRM, [
      ['clave', undefined, 'Escriba su contraseña'],
      ['clave', '', 'Escriba su contraseña'],
      ['clave', [STAFF.password], 'Escriba su contraseña'],
    ]);
  });
});

describe('the description of the API', () => {
  it('names the calls that may ask for a confirmation', async () => {
    await using portal = await testApp();
    const { paths } = (await portal.app.inject({ url: '/api/docs.json' })).json();
    for (const name of rowsWhere(() => true)) {
      const { path, method, ...row } = endpoints[name];
      const { responses } = paths[`/api/${path}`][method.toLowerCase()];
      expect('403' in responses, name).toBe('confirm' in row);
    }
  });
});
