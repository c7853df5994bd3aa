import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../api/app.ts';
import { createUsuario } from '../../api/auth/usuarios.ts';
import type { Config } from '../../api/config/config.ts';
import { IN_MEMORY } from '../../api/database/open.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import { type Endpoint, JSON_PART } from '../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { BACKUP_FOLDER } from './backupFolder.ts';
import { freshDatabase, migratedSqlite, ON_SQLITE } from './engine.ts';

/** The staff user of every test app, created on its first start. */
export const STAFF = { usuario: 'maria.prueba', password: 'una clave larga de prueba' } as const;

/** The staff user that `otherStaff` creates. */
export const OTHER_STAFF = {
  usuario: 'jorge.segundo',
  nombre: 'Jorge Segundo',
  email: 'jorge@ejemplo.org',
  clave: 'otra clave larga de prueba',
} as const;

/** A cheap hash, because most tests sign in. */
export const CHEAP = { memory: 8, passes: 1, parallelism: 1 } as const;

const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: IN_MEMORY,
  databaseUrl: null,
  adminUsuario: STAFF.usuario,
  adminPassword: STAFF.password,
  passwordCost: CHEAP,
  sampleContent: false,
  trustProxy: [],
  searchesPerMinute: 300,
  checkLinks: false,
  metricsToken: null,
  publicUrl: null,
  allowedOrigins: [],
  // A busy machine must not fail tests.
  maxEventLoopDelay: 0,
  backupDir: BACKUP_FOLDER,
  // In 12 hours in Bogotá, so that the stored backup stays newer than the last daily backup.
  backupHour: (new Date().getUTCHours() + 7) % 24,
  backupRetention: { daily: 7, weekly: 4, monthly: 12 },
  siteDir: null,
  renderInWorker: false,
  log: false,
};

/** Valid or invalid input of a call. */
export interface Sent {
  params?: Record<string, number | string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob | undefined;
  headers?: Record<string, string>;
  /** IP address of the client; localhost by default */
  from?: string;
}

/** A response with parsed JSON. */
export interface Answered<T> {
  status: number;
  body: T;
  headers: LightMyRequestResponse['headers'];
}

/** A client of the app: a visitor, or staff with a session. */
export interface Caller {
  /** Cookie header; null for a visitor */
  cookie: string | null;
  /** a call typed by the contract; throws unless it succeeds */
  call<K extends EndpointName>(name: K, input: InputOf<K>): Promise<AnswerOf<K>>;
  /** a call with any input */
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

/** Encodes a form as multipart, as a browser does. */
export async function encodeForm(form: FormData): Promise<{ payload: Buffer; contentType: string }> {
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** A body as clients encode it: a call that takes JSON or a form gets the form with a file only. */
export async function payloadOf(
  row: Endpoint,
  sent: Sent,
): Promise<{ payload?: string | Buffer; contentType?: string }> {
  if (row.body === 'none') return {};
  if (row.body === 'multipart') return encodeForm(formOf(row.file, sent));
  if (row.body === 'jsonOrForm' && sent.file !== undefined) {
    return encodeForm(formOf(row.file, { ...sent, body: { [JSON_PART]: JSON.stringify(sent.body) } }));
  }
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
        ...sent.headers,
        ...headers,
      },
      ...(sent.from !== undefined && { remoteAddress: sent.from }),
      ...(payload !== undefined && { payload }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
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
 * Starts the app of production on an empty database.
 * @param config changes to the test configuration
 */
export async function testApp(config: Partial<Config> = {}) {
  // A data folder of the test means SQLite; otherwise the engine is that of the running project.
  const ownDatabase = config.dataDir === undefined && config.databaseUrl === undefined;
  const { databaseUrl, drop } = ownDatabase ? await freshDatabase() : ON_SQLITE;
  const inMemory = ownDatabase && databaseUrl === null;
  const app = await buildApp({ ...CONFIG, databaseUrl, ...config }, inMemory ? await migratedSqlite() : undefined);
  const visitor = callerOf(app, null);
  return {
    app,
    db: app.db,
    /** null on SQLite */
    databaseUrl,
    visitor,
    /** Signs in as staff. */
    async staff(credentials: { usuario: string; password: string } = STAFF): Promise<Caller> {
      const { status, headers, body } = await visitor.send('login', { body: credentials });
      if (status !== 200) throw new Error(`login answered ${status}: ${JSON.stringify(body)}`);
      return callerOf(app, String(headers['set-cookie']).split(';')[0] ?? '');
    },
    /** Signs in as staff, and enters the password again as calls that change users need it. */
    async confirmedStaff(credentials: { usuario: string; password: string } = STAFF): Promise<Caller> {
      const staff = await this.staff(credentials);
      await staff.call('confirmPassword', { body: { clave: credentials.password } });
      return staff;
    },
    /** Creates a second staff user and signs in. */
    async otherStaff(): Promise<Caller> {
      await createUsuario(app.db, OTHER_STAFF, CHEAP);
      return this.staff({ usuario: OTHER_STAFF.usuario, password: OTHER_STAFF.clave });
    },
    /** A caller with this cookie. */
    withCookie: (cookie: string): Caller => callerOf(app, cookie),
    async [Symbol.asyncDispose]() {
      await app.close();
      await drop();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
