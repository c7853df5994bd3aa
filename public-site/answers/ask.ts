import { call } from '../../contract/call.ts';
import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import { HOST } from './host.ts';

/** A call on its way. */
export interface Asked {
  answer: Promise<unknown>;
  abort: () => void;
}

/** What tells one call from another. */
export const keyOfCall = <K extends EndpointName>(name: K, input: InputOf<K>): string =>
  `${name} ${JSON.stringify(input)}`;

// A visitor has no session: without cookies, an API elsewhere may answer everyone (Access-Control-Allow-Origin: *).
const fetchAsVisitor: typeof fetch = (address, init) =>
  fetch(address, HOST === '' ? init : { ...init, credentials: 'omit' });

/** Makes a call of the contract as a visitor. */
export function ask<K extends EndpointName>(name: K, input: InputOf<K>): Asked {
  const controller = new AbortController();
  const { signal } = controller;
  return {
    answer: call(name, input, { host: HOST, signal, fetch: fetchAsVisitor }),
    abort: () => controller.abort(),
  };
}
