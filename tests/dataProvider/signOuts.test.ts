import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { createSignOuts } from '../../dataProvider/core/signOuts.ts';
import { LAURA } from '../support/laura.ts';
import { HOST, memoryStorage } from './mock.ts';

const KEY = 'portal.cierrePendiente';
const START = Date.UTC(2025, 2, 9, 15);
const HOUR = 3_600_000;
const OPEN_SESSION = { 'portal.usuario': JSON.stringify(LAURA), 'portal.inicioDeSesion': String(START) };

const isUp = () => Response.json({ success: 1, message: 'Sesión cerrada' });
const isDown = (): Response => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A tab of a browser whose requests `server` answers. */
function tab({ entries = OPEN_SESSION as Record<string, string>, now = START, storage = memoryStorage(entries) } = {}) {
  const sent: string[] = [];
  const network = new EventTarget();
  const server = { answer: isUp };
  const options = {
    host: HOST,
    storage,
    now: () => now,
    locks: undefined,
    fetch: (async (address) => {
      const call = String(address).slice(`${HOST}/api/Login/`.length);
      sent.push(call);
      return call === 'login' ? Response.json({ status: 'success', user: LAURA }) : server.answer();
    }) as typeof fetch,
  };
  const signOuts = createSignOuts(options);
  const provider = createAuthProvider({ ...options, signOuts });
  const isMarked = () => storage.entries.has(KEY);
  return { sent, network, server, signOuts, provider, storage, isMarked };
}

const SIGN_IN = { usuario: 'lpena', password: 'clave' };

describe('a sign-out that the server answers', () => {
  it('is not remembered', async () => {
    const { provider, signOuts, storage } = tab();
    await provider.logout();
    expect(storage.entries.size).toBe(0);
    expect(signOuts.state.get()).toBe('none');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([400, 403, 404])('is not repeated when the server refuses it with %i', async (status) => {
    const { provider, server, isMarked } = tab();
    server.answer = () => Response.json({ success: 0, message: 'No' }, { status });
    await provider.logout();
    expect(isMarked()).toBe(false);
  });
});

describe('a sign-out that did not reach the server', () => {
  it.each([
    ['no connection', isDown],
    ['a bad gateway', () => new Response('<h1>502</h1>', { status: 502 })],
    ['too many requests', () => Response.json({ success: 0, message: 'Espere' }, { status: 429 })],
    ['a page of the network', () => new Response('<h1>Wi-Fi</h1>')],
  ])('ends the session in the browser at once and is remembered: %s', async (_, answer) => {
    const { provider, server, signOuts, storage } = tab();
    server.answer = answer;
    expect(await provider.logout()).toBe('/login');
    expect([...storage.entries]).toEqual([[KEY, String(START)]]);
    expect(signOuts.state.get()).toBe('pending');
  });

  it('is repeated less and less often until the server answers', async () => {
    const { provider, server, signOuts, sent, isMarked } = tab();
    server.answer = isDown;
    await provider.logout();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(sent).toHaveLength(2);
    // After 2, 4, 8, 16 and 32 s, then each minute.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(sent).toHaveLength(16);
    server.answer = isUp;
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(isMarked).toBe(false);
    expect(sent).toHaveLength(17);
    expect(signOuts.state.get()).toBe('repeated');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(sent).toHaveLength(17);
  });

  it('is repeated when the browser is online again', async () => {
    const { provider, server, signOuts, network, isMarked } = tab();
    signOuts.start(network);
    server.answer = isDown;
    await provider.logout();
    server.answer = isUp;
    network.dispatchEvent(new Event('online'));
    await expect.poll(isMarked).toBe(false);
    expect(signOuts.state.get()).toBe('repeated');
  });

  it('is repeated when the back office is opened again', async () => {
    const { signOuts, network, sent, isMarked } = tab({ entries: { [KEY]: String(START) }, now: START + HOUR });
    signOuts.start(network);
    expect(signOuts.state.get()).toBe('pending');
    await expect.poll(isMarked).toBe(false);
    expect(sent).toEqual(['logout']);
  });

  it('is forgotten once the session has expired on the server', async () => {
    const { signOuts, network, sent } = tab({ entries: { [KEY]: String(START) }, now: START + 24 * HOUR + 1 });
    signOuts.start(network);
    expect(signOuts.state.get()).toBe('none');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });

  it('is repeated before a login, never after it', async () => {
    const { provider, server, signOuts, network, sent, isMarked } = tab();
    signOuts.start(network);
    server.answer = isDown;
    await provider.logout();
    await provider.login(SIGN_IN);
    expect(sent).toEqual(['logout', 'logout', 'login']);
    // The server deletes the session of the cookie that the login carries.
    expect(isMarked()).toBe(false);
    expect(signOuts.state.get()).toBe('none');
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(sent).toHaveLength(3);
  });

  it('waits in a login for a repetition that is on its way', async () => {
    const { provider, server, signOuts, network, sent } = tab();
    signOuts.start(network);
    server.answer = isDown;
    await provider.logout();
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.answer = (() => promise) as unknown as typeof isUp;
    network.dispatchEvent(new Event('online'));
    const login = provider.login(SIGN_IN);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['logout', 'logout']);
    resolve(isUp());
    await login;
    expect(sent.at(-1)).toBe('login');
  });

  it('is left to the other tab that has signed in since', async () => {
    const first = tab();
    const second = tab({ storage: first.storage });
    first.server.answer = isDown;
    await first.provider.logout();
    await second.provider.login(SIGN_IN);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(first.sent).toEqual(['logout']);
    expect(second.storage.entries.size).toBe(2);
  });

  it('is not remembered for whoever opens a screen without a session', async () => {
    const { provider, server, signOuts, storage } = tab({ entries: {} });
    server.answer = isDown;
    await provider.logout();
    expect(storage.entries.size).toBe(0);
    expect(signOuts.state.get()).toBe('none');
  });
});
