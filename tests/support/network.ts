import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import { JSON_PART } from '../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';

/** A portal without BACKUP_DIR. */
export const NO_BACKUPS: AnswerOf<'listBackups'> = {
  success: 1,
  configurado: false,
  hora: 0,
  problema_carpeta: '',
  en_curso: false,
  ultimo: null,
  ultimo_correcto: null,
  copias: [],
};

/** A call as the server received it; files are reduced to name and type, and the JSON beside a file is parsed. */
export interface Received {
  name: EndpointName;
  params: Record<string, unknown>;
  query: Record<string, string>;
  body: unknown;
}

/** The ids of the requests, beside the calls that tests compare. */
const requestIds = new WeakMap<Received, string | null>();

/**
 * What many screens ask for: drafts, what needs care, movimientos, sample records, first steps, visits, backups, news (on the dashboard), pages (in the
 * home configuration), origins of records, projects (in the form of a product). A test that is about them answers otherwise.
 */
const server = setupServer(
  http.get(`*/api/${endpoints.listDrafts.path}`, () => HttpResponse.json({ success: 1, borradores: [] })),
  http.get(`*/api/${endpoints.listPendientes.path}`, () =>
    HttpResponse.json({ success: 1, grupos: [], no_aplica: [], enlaces_comprobados_en: '' }),
  ),
  http.get(`*/api/${endpoints.listMovements.path}`, () => HttpResponse.json({ success: 1, movimientos: [] })),
  http.get(`*/api/${endpoints.listSample.path}`, () => HttpResponse.json({ success: 1, registros: [] })),
  http.get(`*/api/${endpoints.listPrimerosPasos.path}`, () => HttpResponse.json({ success: 1, pasos: [] })),
  http.get(`*/api/${endpoints.listProyectos.path}`, () => HttpResponse.json({ success: 1, projects: [] })),
  http.get(`*/api/${endpoints.listNoticias.path}`, () => HttpResponse.json({ success: 1, noticias: [] })),
  http.get(`*/api/${endpoints.listPaginas.path}`, () => HttpResponse.json({ success: 1, paginas: [] })),
  http.get(`*/api/${endpoints.listVisitas.path}`, () => HttpResponse.json({ success: 1, dias: [], registros: [] })),
  http.get(`*/api/${endpoints.listOrigenes.path}`, () =>
    HttpResponse.json({ success: 1, origenes: [], siguiente: null }),
  ),
  http.get(`*/api/${endpoints.listBackups.path}`, () => HttpResponse.json(NO_BACKUPS)),
);
const received: Received[] = [];

/** Mocks the network for the tests of a file. Unhandled requests fail. @returns the received calls */
export function mockedNetwork(): Received[] {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    received.length = 0;
  });
  afterAll(() => server.close());
  return received;
}

async function receive(request: Request, call: Omit<Received, 'body'>): Promise<void> {
  const whole = { ...call, body: await bodyOf(request) };
  requestIds.set(whole, request.headers.get('Solicitud'));
  received.push(whole);
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const entries = [...(await request.formData())];
    const { [JSON_PART]: json, ...fields } = Object.fromEntries(
      entries.map(([key, value]) => [key, typeof value === 'string' ? value : { name: value.name, type: value.type }]),
    );
    return typeof json === 'string' ? { ...JSON.parse(json), ...fields } : fields;
  }
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

const patternOf = (name: EndpointName) => `*/api/${endpoints[name].path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

const VERBS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
const verbOf = (name: EndpointName) => VERBS[endpoints[name].method];

/** Content-Range of a complete list. */
function partHeaders(name: EndpointName, answer: unknown): Record<string, string> {
  const { range } = endpoints[name];
  if (range === null || !Array.isArray(answer)) return {};
  return { 'Content-Range': `${range} 0-${answer.length - 1}/${answer.length}` };
}

/** Answers a call with any body, also errors and non-JSON text. */
export function answerRaw(name: EndpointName, answer: unknown, status = 200, once = false): void {
  server.use(
    http[verbOf(name)](
      patternOf(name),
      async ({ request, params: { 0: _host, ...params } }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams);
        await receive(request, { name, params, query });
        return typeof answer === 'string'
          ? HttpResponse.text(answer, { status })
          : HttpResponse.json(answer as JsonBodyType, { status, headers: partHeaders(name, answer) });
      },
      { once },
    ),
  );
}

/** Answers a call with the type of the contract. */
export function answer<K extends EndpointName>(name: K, body: AnswerOf<K>): void {
  answerRaw(name, body);
}

/** Answers calls with a success message only. */
export function answerDone(...names: EndpointName[]): void {
  for (const name of names) answerRaw(name, { success: 1, message: 'Hecho' });
}

/** Answers a call with an error, with or without a message. */
export function refuse(name: EndpointName, message?: string, status = 422): void {
  answerRaw(name, { success: 0, ...(message === undefined ? {} : { message }) }, status);
}

/** Leaves a call without an answer. */
export function answerPending(name: EndpointName): void {
  server.use(
    http.all(patternOf(name), async ({ request, params }) => {
      await receive(request, { name, params, query: {} });
      return new Promise<Response>(() => {});
    }),
  );
}

/** Answers the next request of a call once `ready` resolves; later ones as before. */
export function answerAfter(ready: Promise<unknown>, name: EndpointName, answer: object): void {
  server.use(
    http[verbOf(name)](
      patternOf(name),
      async ({ request, params }) => {
        await receive(request, { name, params, query: {} });
        await ready;
        return HttpResponse.json(answer as JsonBodyType);
      },
      { once: true },
    ),
  );
}

/** Answers a call with a network error. */
export function answerNever(name: EndpointName): void {
  server.use(http.all(patternOf(name), () => HttpResponse.error()));
}

/** The bodies of all requests of a call. */
export const bodiesOf = (name: EndpointName): unknown[] =>
  received.filter((call) => call.name === name).map(({ body }) => body);

/** The ids (header Solicitud) of all requests of a call. */
export const requestIdsOf = (name: EndpointName): (string | null | undefined)[] =>
  received.filter((call) => call.name === name).map((call) => requestIds.get(call));
