import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type AnswerOf, type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import type { SessionStorage } from '../../dataProvider/session.ts';

export const HOST = 'http://api.test';

/** A call as the server received it; files are told by name and type. */
export interface Received {
  name: EndpointName;
  params: Record<string, unknown>;
  query: Record<string, string>;
  body: unknown;
}

const server = setupServer();

/** Starts the mocked network for a file's tests and gives what it receives; an unplanned request fails. */
export function mockedNetwork(): Received[] {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    received.length = 0;
  });
  afterAll(() => server.close());
  return received;
}

const received: Received[] = [];

const addressPattern = (path: string) => `${HOST}/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const entries = [...(await request.formData())];
    return Object.fromEntries(
      entries.map(([key, value]) => [key, value instanceof File ? { name: value.name, type: value.type } : value]),
    );
  }
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Answers a call of the contract with anything at all: what other servers say, and refusals. */
export function answerRaw(name: EndpointName, answer: unknown, status = 200): void {
  const { method, path } = endpoints[name];
  const verb = ({ GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const)[method];
  server.use(
    http[verb](addressPattern(path), async ({ request, params }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      received.push({ name, params, query, body: await bodyOf(request) });
      return typeof answer === 'string'
        ? HttpResponse.text(answer, { status })
        : HttpResponse.json(answer as JsonBodyType, { status });
    }),
  );
}

/** Answers a call of the contract in the shape of its row. */
export function answer<K extends EndpointName>(name: K, body: AnswerOf<K>): void {
  answerRaw(name, body);
}

/** Answers calls that only say that it was done. */
export function answerDone(...names: EndpointName[]): void {
  for (const name of names) answerRaw(name, { success: 1, message: 'Hecho' });
}

/** Leaves a call without answer. */
export function answerNever(name: EndpointName): void {
  const { path } = endpoints[name];
  server.use(http.all(addressPattern(path), () => HttpResponse.error()));
}

/** localStorage, for Node. */
export function memoryStorage(entries: Record<string, string> = {}): SessionStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export const LAURA = { id: 7, name: 'Laura Peña', usuario: 'lpena', email: 'laura@example.org' };

/** The provider of a session of Laura's. */
export function provider() {
  const storage = memoryStorage({ 'portal.usuario': JSON.stringify(LAURA), 'portal.inicioDeSesion': '0' });
  return createDataProvider({ host: HOST, storage });
}

/** A chosen file, as react-admin's inputs hold it. */
export function archivo(name: string, type: string) {
  return { rawFile: new File(['x'], name, { type }), src: `blob:${name}`, title: name };
}

/** All records, in the order in which they came. */
export const TODOS = {
  filter: {},
  sort: { field: 'id', order: 'ASC' },
  pagination: { page: 1, perPage: 100 },
} as const;
