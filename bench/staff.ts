import { addressOf } from '../contract/calls/callAddress.ts';
import { STAFF } from './servers.ts';

/** @returns the headers of a staff session */
export async function signIn(origin: string): Promise<{ cookie: string }> {
  const response = await fetch(addressOf('login', {}, origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  if (!response.ok) throw new Error(`login answered ${response.status}`);
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** The JSON body of an update of a proyecto; each `n` gives a new name. */
export const changeOf = (id: number, n: number): string => JSON.stringify({ id, nombre: `Nombre número ${n}` });

/** Saves a proyecto. @throws {Error} unless the answer is 200 */
export async function save(origin: string, headers: { cookie: string }, n: number): Promise<void> {
  const response = await fetch(addressOf('updateProyecto', {}, origin), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: changeOf(1, n),
  });
  if (!response.ok) throw new Error(`a save answered ${response.status}`);
  await response.arrayBuffer();
}

/** Saves repeatedly until it is disposed. */
export function keepSaving(origin: string, headers: { cookie: string }, perSecond: number): AsyncDisposable {
  let n = 0;
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(() => save(origin, headers, n++));
  }, 1_000 / perSecond);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await last;
    },
  };
}
