import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A server of one test; disposing of it stops it. */
export interface Served extends AsyncDisposable {
  origin: string;
}

async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a build without the portal's headers, and its index.html at every address without a file. */
export const serveFiles = (folder: string): Promise<Served> =>
  serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.extname(pathname) === '' ? 'index.html' : path.normalize(pathname));
    const bytes = await readFile(file).catch(() => null);
    response.writeHead(bytes === null ? 404 : 200, {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    });
    response.end(bytes);
  });

/** Milliseconds, in which a browser paints what it has. */
const PAUSE_MS = 400;

/** Forwards GETs to a portal. Documents arrive in two parts. @param cut text before which the second part begins */
export const serveInParts = (portal: string, cut: string): Promise<Served> =>
  serve(async (request, response) => {
    const answer = await fetch(`${portal}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type });
    const at = type.startsWith('text/html') ? bytes.indexOf(cut) : 0;
    if (at > 0) {
      response.write(bytes.subarray(0, at));
      await setTimeout(PAUSE_MS);
    }
    response.end(bytes.subarray(at));
  });

const proyecto = {
  id: '7',
  nombre: 'Puntos ciegos',
  descripcion: null,
  estado: '1',
  fecha_inicio: '2024-02-01 00:00:00',
  entidades: 'Red Vía Clara, , Universidad Nogales',
  enlace_ext: 'https://ejemplo.org/p',
};

/** Responses of a compatible server: `success` and numbers as text, lists bare or under another name. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/Home/get_home': {
    inicio: [{ objetivo: '<p>Investigar con otros</p>', codigo: 12345 }],
    logos_convenios: [{ logo: 'a b.svg', url_web: 'https://ejemplo.org/convenio' }],
  },
  '/api/home/get_investigadores': [
    { id: '3', grupo: '1', nombre_imagen: 'ines.webp' },
    { id: '4', grupo: '2', nombre_imagen: null },
  ],
  '/api/Proyectos_investigacion/get_projects': { success: '1', products: [proyecto] },
  '/api/Proyectos_investigacion/get_project/7': {
    success: '1',
    project: proyecto,
    investigadores: [{ id: '1', id_integrante: '3', nombres: 'Inés', apellidos: 'Caicedo' }],
    productos: [],
    lineas: [{ id_linea: '3', linea_nombre: 'Seguridad química' }],
  },
  '/api/Proyectos_investigacion/get_project_by_line/3': [proyecto],
  '/api/Prod_investigacion/get_all_products': {
    success: '1',
    products: [{ id: '5', id_proyecto: '9', nombre: 'Guía de cruces', enlace: 'https://ejemplo.org/g' }],
  },
  '/api/eventos/get_eventos': {
    eventos: [{ id: '2', titulo: 'Foro', tipo: '3', fecha: '2025-03-09', urls_adicionales: '["https://a.co"]' }],
  },
};

const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** A compatible API with `Access-Control-Allow-Origin: *`, hence without cookies. */
export const serveOtherApi = (): Promise<Served> =>
  serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (pathname.startsWith('/api/uploads/')) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(IMAGE);
      return;
    }
    const answer = ANSWERS[pathname];
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { success: '0', message: 'No existe' }));
  });
