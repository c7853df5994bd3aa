import { describe, expect, it } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { createAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { LAURA } from '../support/laura.ts';
import { answer, answerDone, answerNever, answerRaw, mockedNetwork } from '../support/network.ts';
import { HOST, memoryStorage } from './mock.ts';

const received = mockedNetwork();
const HOUR = 60 * 60 * 1000;
const START = Date.UTC(2025, 2, 9, 15);

/** A provider with the given stored entries. */
function auth({ entries = {}, now = START }: { entries?: Record<string, string>; now?: number } = {}) {
  const storage = memoryStorage(entries);
  return { storage, provider: createAuthProvider({ host: HOST, storage, now: () => now }) };
}
const OPEN_SESSION = { 'portal.usuario': JSON.stringify(LAURA), 'portal.inicioDeSesion': String(START) };

describe('login', () => {
  it.each(['usuario', 'username'])('stores the user and the time when the name is given as %s', async (field) => {
    answer('login', { status: 'success', message: 'Hola', user: LAURA });
    const { provider, storage } = auth();
    await provider.login({ [field]: ' lpena ', password: ' clave ' });
    expect(received[0]?.body).toEqual({ usuario: 'lpena', password: ' clave ' });
    expect(Object.fromEntries(storage.entries)).toEqual(OPEN_SESSION);
  });

  it.each([{}, { usuario: 'lpena' }, { usuario: '  ', password: 'x' }, { usuario: 'lpena', password: '' }])(
    'rejects missing fields (%j)',
    async (loginAnswer) => {
      await expect(auth().provider.login(loginAnswer)).rejects.toThrow('Por favor, complete todos los campos');
      expect(received).toEqual([]);
    },
  );

  it.each([
    [{ status: 'error', success: 0, message: 'Usuario o contraseña incorrectos' }, 401],
    [{ status: 'error', message: 'Usuario o contraseña incorrectos' }, 200],
  ])("rejects with the server's message", async (refusal, status) => {
    answerRaw('login', refusal, status);
    const { provider, storage } = auth();
    await expect(provider.login({ usuario: 'a', password: 'b' })).rejects.toThrow('Usuario o contraseña incorrectos');
    expect(storage.entries.size).toBe(0);
  });

  it("rejects with 'Error al procesar la solicitud' when the request fails", async () => {
    answerNever('login');
    await expect(auth().provider.login({ usuario: 'a', password: 'b' })).rejects.toThrow(
      'Error al procesar la solicitud',
    );
  });

  it.each([[{ status: 'success', message: 'Hola' }, 200] as const, ['<h1>Error</h1>', 502] as const])(
    'rejects with the same message when the answer has no user',
    async (body, status) => {
      answerRaw('login', body, status);
      const { provider, storage } = auth();
      await expect(provider.login({ usuario: 'a', password: 'b' })).rejects.toThrow(messages.requests.failed);
      expect(storage.entries.size).toBe(0);
    },
  );

  it('tolerates an id as text', async () => {
    answerRaw('login', { status: 'success', user: { ...LAURA, id: '7' } });
    const { provider } = auth();
    await provider.login({ usuario: 'lpena', password: 'x' });
    expect((await provider.getIdentity()).id).toBe(7);
  });
});

describe('logout', () => {
  it('ends the session locally and on the server, and returns the login path', async () => {
    answerDone('logout');
    const { provider, storage } = auth({ entries: OPEN_SESSION });
    expect(await provider.logout()).toBe('/login');
    expect(received.map(({ name }) => name)).toEqual(['logout']);
    expect(storage.entries.size).toBe(0);
  });

  it('ends the session locally when the server is unreachable, and remembers to repeat it', async () => {
    answerNever('logout');
    const { provider, storage } = auth({ entries: OPEN_SESSION });
    expect(await provider.logout()).toBe('/login');
    expect([...storage.entries.keys()]).toEqual(['portal.cierrePendiente']);
    // Nothing is pending any more, so that no repetition is sent during other tests.
    storage.entries.clear();
  });
});

describe('checkAuth', () => {
  it.each([0, 1, 24 * HOUR])('accepts a session of %i ms', async (age) => {
    const { provider, storage } = auth({ entries: OPEN_SESSION, now: START + age });
    await expect(provider.checkAuth()).resolves.toBeUndefined();
    expect(storage.entries.size).toBe(2);
  });

  it.each([
    ['older than 24 hours', OPEN_SESSION, START + 24 * HOUR + 1],
    ['absent', {}, START],
    ['without a time', { 'portal.usuario': OPEN_SESSION['portal.usuario'] }, START],
    ['with an invalid time', { ...OPEN_SESSION, 'portal.inicioDeSesion': 'ayer' }, START],
    ['without a user', { 'portal.inicioDeSesion': String(START) }, START],
  ])('rejects and clears a session that is %s', async (_, entries, now) => {
    const { provider, storage } = auth({ entries, now });
    await expect(provider.checkAuth()).rejects.toThrow(messages.general.sessionRequired);
    expect(storage.entries.size).toBe(0);
  });
});

describe('checkError', () => {
  it('ends the session on 401', async () => {
    const { provider, storage } = auth({ entries: OPEN_SESSION });
    await expect(provider.checkError({ status: 401 })).rejects.toThrow();
    expect(storage.entries.size).toBe(0);
  });

  it.each([0, 403, 404, 422, 500, undefined])('keeps the session on %s', async (status) => {
    const { provider, storage } = auth({ entries: OPEN_SESSION });
    await expect(provider.checkError({ status })).resolves.toBeUndefined();
    expect(storage.entries.size).toBe(2);
  });
});

describe('getIdentity', () => {
  it('returns the signed-in user', async () => {
    const { provider } = auth({ entries: OPEN_SESSION });
    expect(await provider.getIdentity()).toEqual({
      id: 7,
      fullName: 'Laura Peña',
      usuario: 'lpena',
      email: 'laura@example.org',
    });
  });

  it.each(['{"id":7', 'null', '[]', '7', '{"id":7}'])('rejects when the stored user is %s', async (stored) => {
    const { provider } = auth({ entries: { ...OPEN_SESSION, 'portal.usuario': stored } });
    await expect(provider.getIdentity()).rejects.toThrow('Error al cargar datos del usuario');
    await expect(provider.checkAuth()).resolves.toBeUndefined();
  });

  it('rejects when there is no stored user', async () => {
    await expect(auth().provider.getIdentity()).rejects.toThrow('Error al cargar datos del usuario');
  });
});
