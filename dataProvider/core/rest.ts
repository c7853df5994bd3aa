import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { type CallOptions, send } from '../../client/sendCall.ts';
import { notAvailable, toHttpError } from './httpError.ts';

type Verb =
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'getManyReference'
  | 'create'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany';
type Verbs = Pick<DataProvider, Verb>;

/** react-admin's `fetchJson` over our own fetch, with the session cookie and HttpError. */
const httpClient =
  (options: CallOptions): typeof fetchUtils.fetchJson =>
  async (address: string, { signal, user: _user, ...init } = {}) => {
    const headers = new Headers(init.headers ?? {});
    if (init.body) headers.set('Content-Type', 'application/json');
    try {
      const callOptions = { ...options, signal: signal ?? options.signal };
      const { status, headers: responseHeaders, answer } = await send(address, { ...init, headers }, callOptions);
      return { status, headers: responseHeaders, body: JSON.stringify(answer), json: answer };
    } catch (error) {
      throw toHttpError(error);
    }
  };

/** Verbs over ra-data-simple-rest. Records cannot be deleted, because movements refer to them. */
export function restVerbs(options: CallOptions): Verbs {
  const verbs = (signal?: AbortSignal) =>
    simpleRestProvider(`${options.host ?? ''}/api`, httpClient({ ...options, ...(signal && { signal }) }));
  return {
    ...verbs(),
    // ra-data-simple-rest passes the signal of reads only.
    create: (resource, { signal, ...params }: Parameters<Verbs['create']>[1] & { signal?: AbortSignal }) =>
      verbs(signal).create(resource, params),
    update: (resource, { signal, ...params }: Parameters<Verbs['update']>[1] & { signal?: AbortSignal }) =>
      verbs(signal).update(resource, params),
    delete: () => Promise.reject(notAvailable()),
    deleteMany: () => Promise.reject(notAvailable()),
  };
}

type AnyVerb = (resource: string, params: object) => Promise<unknown>;

/** Dispatches each verb by resource: `overrides` replaces `verbs`. */
export function byResource(verbs: Verbs, overrides: Readonly<Record<string, Verbs>>): Verbs {
  const choose =
    (name: Verb): AnyVerb =>
    (resource, params) =>
      ((overrides[resource] ?? verbs)[name] as AnyVerb)(resource, params);
  return Object.fromEntries((Object.keys(verbs) as Verb[]).map((name) => [name, choose(name)])) as unknown as Verbs;
}
