import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ASSETS = path.resolve(import.meta.dirname, '..', 'dist');
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** A server of static pages; disposing it stops the server. */
export interface StaticPages extends AsyncDisposable {
  addressOf: (name: string) => string;
}

async function sendAsset(pathname: string, response: ServerResponse): Promise<void> {
  const file = path.join(ASSETS, path.normalize(pathname));
  const compressed = await readFile(`${file}.br`).catch(() => null);
  const bytes = compressed ?? (await readFile(file));
  response.writeHead(200, {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'max-age=31536000, immutable',
    'Content-Length': bytes.length,
    ...(compressed && { 'Content-Encoding': 'br' }),
  });
  response.end(bytes);
}

/**
 * Serves compressed pages and the files of dist/.
 * @param pages HTML by name
 * @param api origin of the portal; requests under /api/ are passed on to it
 */
export async function startStatic(pages: ReadonlyMap<string, string>, api: string): Promise<StaticPages> {
  const ready = new Map([...pages].map(([name, html]) => [`/${encodeURIComponent(name)}`, brotliCompressSync(html)]));
  const server = createServer(async ({ url = '/' }, response) => {
    const page = ready.get(url);
    if (page !== undefined) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': page.length,
      });
      return void response.end(page);
    }
    if (url.startsWith('/api/')) {
      const picture = await fetch(`${api}${url}`);
      const type = picture.headers.get('content-type') ?? 'application/octet-stream';
      return void response.writeHead(picture.status, { 'Content-Type': type }).end(await picture.bytes());
    }
    await sendAsset(url, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    addressOf: (name) => `${origin}/${encodeURIComponent(name)}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
