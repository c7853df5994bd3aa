/** A server that speaks only the specified calls, as another portal does, and notes any other request. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { answersOf, STAFF_CALLS } from './answers.ts';
import type { OldContent, OldRecord } from './content.ts';
import { pictureOf } from './pictures.ts';
import type { Shape } from './shapes.ts';

export const REMOTE_STAFF = { usuario: 'maria.lopez', password: 'la clave del portal viejo' } as const;

/** Answers a request instead of the portal. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

interface Options {
  content: OldContent;
  shape: Shape;
  /** by path below `/api/`: what happens instead of the answer, while it returns a fault */
  faults?: Readonly<Record<string, () => Fault | undefined>>;
  /** how the server is made, such as with a certificate */
  create?: (listener: RequestListener) => Server;
}

const SESSION = 'sesion=b1946ac92492d2347c6235b4d2611184';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export function sendJson(
  response: ServerResponse,
  answer: unknown,
  status = 200,
  headers: Record<string, string | string[]> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(answer));
}

/** Where a file is, below the folder of uploads. */
const placesOf = (records: readonly OldRecord[], folder: string) =>
  records.flatMap(({ picture }) =>
    picture === undefined ? [] : [{ path: `${folder}/${encodeURIComponent(picture.name)}`, content: picture.content }],
  );

/** Where pictures may be; '' for a server that has nothing else. */
const BASES = ['/uploads', '/api/uploads', '/public/uploads', '/api/public/uploads', ''];

function cookiesOf({ headers }: IncomingMessage): string[] {
  return headers.cookie === undefined ? [] : headers.cookie.split('; ');
}

/** Starts the portal, which ends with the test. */
export async function startOtherPortal({ content, shape, faults = {}, create = createServer }: Options) {
  const visitors = answersOf(content, shape, shape.staff === 'open');
  const staff = answersOf(content, shape, true);
  const files = [...placesOf(content.integrantes, ''), ...placesOf(content.convenios, '/convenios')];
  const seen = {
    /** method and path, in their order */
    requests: [] as string[],
    /** requests of no specified call, and wrong ones */
    unexpected: [] as string[],
    cookies: new Set<string>(),
    /** most requests at once */
    most: 0,
  };
  let open = 0;

  function wrong(request: IncomingMessage, response: ServerResponse, reason = ''): void {
    seen.unexpected.push([request.method, request.url, reason].filter(Boolean).join(' '));
    response.writeHead(500).end();
  }

  async function login(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent: unknown = JSON.parse(await bodyOf(request));
    const { usuario, password } = sent as Record<string, unknown>;
    if (usuario !== REMOTE_STAFF.usuario || password !== REMOTE_STAFF.password) {
      return sendJson(response, { status: 'error', message: 'Usuario o contraseña incorrectos' }, 401);
    }
    const cookies = [`${SESSION}; Path=/; HttpOnly`, 'idioma=es', 'vieja=1; Max-Age=0'];
    return sendJson(response, { status: 'success', message: '', user: { usuario } }, 200, { 'Set-Cookie': cookies });
  }

  async function sendFile(place: (typeof files)[number], response: ServerResponse, found: boolean): Promise<void> {
    if (!found || place.content === null) return void response.writeHead(404).end();
    const { type, bytes } = await pictureOf(place.path, place.content);
    response.writeHead(200, { 'Content-Type': type }).end(bytes);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    seen.requests.push(`${method} ${url}`);
    for (const cookie of cookiesOf(request)) seen.cookies.add(cookie);
    const fault = faults[url.replace(/^\/api\//, '')]?.();
    if (fault !== undefined) return fault(request, response);
    if (method === 'POST' && url === '/api/Login/login') return login(request, response);
    if (method === 'POST' && url === '/api/Login/logout') return sendJson(response, { success: shape.success });
    if (method !== 'GET') return wrong(request, response);
    const base = BASES.find((each) => url.startsWith(`${each}/`));
    const file = files.find(({ path }) => base !== undefined && url === base + path);
    if (file !== undefined) return sendFile(file, response, base === shape.pictures);
    const isStaff = cookiesOf(request).includes(SESSION);
    const call = url.replace(/^\/api\//, '');
    if (!isStaff && shape.staff === 'session' && STAFF_CALLS.includes(call)) {
      return sendJson(response, { success: 0, message: 'No autorizado' }, 401);
    }
    const found = (isStaff ? staff : visitors).get(call);
    if (found !== undefined && url.startsWith('/api/')) return sendJson(response, found());
    return wrong(request, response);
  }

  const server = create((request, response) => {
    open += 1;
    seen.most = Math.max(seen.most, open);
    response.once('close', () => {
      open -= 1;
    });
    void answer(request, response).catch((error: unknown) => wrong(request, response, String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { url: `${origin}/api`, origin, seen };
}
