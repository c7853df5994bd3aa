import type { APIRequestContext } from '@playwright/test';

/** Addresses of the server in a document, a style or a script. */
const ADDRESSES = [
  /(?:href|src|poster)="([^"#]+)/g,
  /srcset="([^" ]+)/gi,
  /content="(https?:[^"]+)/g,
  /<loc>([^<]+)/g,
  /"(?:url|href|anchor|feed_url|home_page_url)":\s*"([^"]+)/g,
  /<([^>\s]+)>;\s*rel=/g,
];
/** Of a script or style in another one. */
const ASSET = /["'`( ](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))/g;

/** What no link leads to: the pages of messages, and what robots and staff open. */
const STARTS = [
  '/',
  '/admin',
  '/nada',
  '/lineas/nada',
  '/evento/hola',
  '/mapa_del_sitio',
  '/robots.txt',
  '/sitemap.xml',
  '/linkset.json',
];
const FILES = /\/(?:api\/uploads|vista_previa)\/|\.(?:mp4|webm|woff2|pdf|png|webp)$/;

export interface Sent {
  url: string;
  status: number;
  type: string;
  /** head and body; '' of a picture or film */
  text: string;
}

function addressesIn(text: string, from: string): string[] {
  // Scripts build tags of their own.
  const patterns = from.includes('/assets/') ? [] : ADDRESSES;
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address));
  const assets = [...text.matchAll(ASSET)].map(([, name]) => `/assets/${name}`);
  return [...found, ...assets].flatMap((address) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'), from);
    return url === null || url.origin !== new URL(from).origin ? [] : [url.pathname + url.search];
  });
}

/** Everything that the server sends to somebody who follows each of its links, from the pages that need no link. */
export async function everythingSent(request: APIRequestContext, origin: string, more: string[]): Promise<Sent[]> {
  const paths = new Set([...STARTS, ...more]);
  const sent: Sent[] = [];
  // A set that grows is iterated to its end.
  for (const path of paths) {
    const answer = await request.get(origin + path, { maxRedirects: 0 });
    const head = answer.headersArray().map(({ name, value }) => `${name}: ${value}`);
    const type = answer.headers()['content-type'] ?? '';
    const isText = !FILES.test(path) || type.includes('svg');
    const text = isText ? [...head, await answer.text()].join('\n') : '';
    sent.push({ url: path, status: answer.status(), type, text });
    for (const found of addressesIn(text, origin + path)) paths.add(found);
  }
  return sent;
}
