import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../api/app.ts';
import { createUsuario } from '../../api/auth/usuarios.ts';
import type { Config } from '../../api/config.ts';
import { IN_MEMORY } from '../../api/database/open.ts';
import { addressOf } from '../../contract/call.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type AnswerOf, type EndpointName, endpoints, type InputOf } from '../../contract/endpoints.ts';
import { freshDatabase, ON_SQLITE } from './engine.ts';

/** The staff member of every test app; its name is the first start's. */
export const STAFF = { usuario: 'maria.prueba', password: 'una clave larga de prueba' } as const;

/** The one that `otherStaff` creates. */
export const OTHER_STAFF = {
  usuario: 'jorge.segundo',
  nombre: 'Jorge Segundo',
  email: 'jorge@ejemplo.org',
  clave: 'otra clave larga de prueba',
} as const;

const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: IN_MEMORY,
  databaseUrl: null,
  adminUsuario: STAFF.usuario,
  adminPassword: STAFF.password,
  sampleContent: false,
  trustProxy: [],
  allowedOrigins: [],
  // A busy machine is no failure of what a test is about.
  maxEventLoopDelay: 0,
  siteDir: null,
  renderInWorker: false,
  log: false,
};

/** Anything a test may send, right or wrong. */
export interface Sent {
  params?: Record<string, number | string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob | undefined;
  /** address that the call comes from; the machine itself when not given */
  from?: string;
}

/** What came back, its JSON read. */
export interface Answered<T> {
  status: number;
  body: T;
  headers: LightMyRequestResponse['headers'];
}

/** One caller of the app: a visitor, or a staff member with a session. */
export interface Caller {
  /** its Cookie header; null for a visitor */
  cookie: string | null;
  /** a call as the contract types it, which must succeed */
  call<K extends EndpointName>(name: K, input: InputOf<K>): Promise<AnswerOf<K>>;
  /** a call of any shape, and whatever it answers */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads wrong answers as well as right ones
  send(name: EndpointName, sent?: Sent, headers?: Record<string, string>): Promise<Answered<any>>;
}

function formOf(fileField: string | null, { body, file }: Sent): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries((body ?? {}) as object)) {
    if (value === undefined) continue;
    form.append(key, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''));
  }
  if (file !== undefined && fileField !== null) form.append(fileField, file);
  return form;
}

/** A form as a browser sends it: whole, with its length announced. */
export async function encodeForm(form: FormData): Promise<{ payload: Buffer; contentType: string }> {
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

async function payloadOf(row: Endpoint, sent: Sent): Promise<{ payload?: string | Buffer; contentType?: string }> {
  if (row.body === 'none') return {};
  if (row.body === 'multipart') return encodeForm(formOf(row.file, sent));
  return { payload: JSON.stringify(sent.body), contentType: 'application/json' };
}

function callerOf(app: FastifyInstance, cookie: string | null): Caller {
  const send: Caller['send'] = async (name, sent = {}, headers = {}) => {
    const row: Endpoint = endpoints[name];
    const { payload, contentType } = await payloadOf(row, sent);
    const response = await app.inject({
      method: row.method,
      url: addressOf(name, { params: sent.params as Record<string, number>, query: sent.query }),
      headers: {
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...(cookie !== null && { cookie }),
        ...headers,
      },
      ...(sent.from !== undefined && { remoteAddress: sent.from }),
      ...(payload !== undefined && { payload }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
  return {
    cookie,
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
  // A folder of the test's own is SQLite's; else the engine is that of the running project.
  const ownDatabase = config.dataDir === undefined && config.databaseUrl === undefined;
  const { databaseUrl, drop } = ownDatabase ? await freshDatabase() : ON_SQLITE;
  const app = await buildApp({ ...CONFIG, databaseUrl, ...config });
  const visitor = callerOf(app, null);
  return {
    app,
    db: app.db,
    /** of the test's own database; null on SQLite */
    databaseUrl,
    visitor,
    /** A staff member who has signed in. */
    async staff(credentials: { usuario: string; password: string } = STAFF): Promise<Caller> {
      const { status, headers, body } = await visitor.send('login', { body: credentials });
      if (status !== 200) throw new Error(`login answered ${status}: ${JSON.stringify(body)}`);
      return callerOf(app, String(headers['set-cookie']).split(';')[0] ?? '');
    },
    /** A second staff member, for what two people do. */
    async otherStaff(): Promise<Caller> {
      await createUsuario(app.db, OTHER_STAFF);
      return this.staff({ usuario: OTHER_STAFF.usuario, password: OTHER_STAFF.clave });
    },
    /** A caller with a cookie of the test's own making. */
    withCookie: (cookie: string): Caller => callerOf(app, cookie),
    async [Symbol.asyncDispose]() {
      await app.close();
      await drop();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
