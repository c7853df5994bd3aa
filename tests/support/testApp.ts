import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../api/app.ts';
import type { Config } from '../../api/config.ts';
import { IN_MEMORY } from '../../api/database/open.ts';
import { addressOf } from '../../contract/call.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type AnswerOf, type EndpointName, endpoints, type InputOf } from '../../contract/endpoints.ts';

export const STAFF = { usuario: 'maria.prueba', password: 'una clave larga de prueba' } as const;

const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: IN_MEMORY,
  adminUsuario: STAFF.usuario,
  adminPassword: STAFF.password,
  sampleContent: false,
  trustProxy: [],
  siteDir: null,
  log: false,
};

/** Anything a test may send, right or wrong. */
export interface Sent {
  params?: Record<string, number | string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
}

/** What came back, its JSON read. */
export interface Answered<T> {
  status: number;
  body: T;
  headers: LightMyRequestResponse['headers'];
}

/** One caller of the app: a visitor, or a staff member with a session. */
export interface Caller {
  /** a call as the contract types it, which must succeed */
  call<K extends EndpointName>(name: K, input: InputOf<K>): Promise<AnswerOf<K>>;
  /** a call of any shape, and whatever it answers */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads wrong answers as well as right ones
  send(name: EndpointName, sent?: Sent, headers?: Record<string, string>): Promise<Answered<any>>;
}

function payloadOf(
  row: Endpoint,
  { body, file }: Sent,
): { payload?: string | FormData; headers: Record<string, string> } {
  if (row.body.encoding === 'json')
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  if (row.body.encoding === 'none') return { headers: {} };
  const form = new FormData();
  for (const [key, value] of Object.entries((body ?? {}) as object)) {
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (file !== undefined && row.file !== null) form.append(row.file, file);
  return { payload: form, headers: {} };
}

function callerOf(app: FastifyInstance, cookie: string | null): Caller {
  const send: Caller['send'] = async (name, sent = {}, headers = {}) => {
    const row: Endpoint = endpoints[name];
    const { payload, headers: own } = payloadOf(row, sent);
    const response = await app.inject({
      method: row.method,
      url: addressOf(name, { params: sent.params as Record<string, number>, query: sent.query }),
      headers: { ...own, ...(cookie !== null && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
  return {
    send,
    async call(name, input) {
      const { status, body } = await send(name, input as Sent);
      if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/**
 * Starts the very app of production on a database of its own, for tests that enter by the front door.
 * @param config what this test needs otherwise
 */
export async function testApp(config: Partial<Config> = {}) {
  const app = await buildApp({ ...CONFIG, ...config });
  const visitor = callerOf(app, null);
  return {
    app,
    visitor,
    /** A staff member who has signed in. */
    async staff(credentials: { usuario: string; password: string } = STAFF): Promise<Caller> {
      const { status, headers, body } = await visitor.send('iniciarSesion', { body: credentials });
      if (status !== 200) throw new Error(`login answered ${status}: ${JSON.stringify(body)}`);
      return callerOf(app, String(headers['set-cookie']).split(';')[0] ?? '');
    },
    /** A caller with a cookie of the test's own making. */
    withCookie: (cookie: string): Caller => callerOf(app, cookie),
    [Symbol.asyncDispose]: () => app.close(),
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
