import { call } from '../../contract/call.ts';
import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import { HOST } from './host.ts';

/** A pending call. */
export interface Asked {
  answer: Promise<unknown>;
  abort: () => void;
}

/** The cache key of a call. */
export const keyOfCall = <K extends EndpointName>(name: K, input: InputOf<K>): string =>
  `${name} ${JSON.stringify(input)}`;

// Visitors have no session. Without cookies, an API on another origin may answer Access-Control-Allow-Origin: *.
const fetchAsVisitor: typeof fetch = (address, init) =>
  fetch(address, HOST === '' ? init : { ...init, credentials: 'omit' });

/** Sends a call without credentials. */
export function ask<K extends EndpointName>(name: K, input: InputOf<K>): Asked {
  const controller = new AbortController();
  const { signal } = controller;
  return {
    answer: call(name, input, { host: HOST, signal, fetch: fetchAsVisitor }),
    abort: () => controller.abort(),
  };
}
