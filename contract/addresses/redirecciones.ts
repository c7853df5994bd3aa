/** The redirections of a former site's addresses: how they are read, looked up and followed. */
import { isWebUrl } from '../fields/webUrl.ts';
import type { Redireccion } from '../identidad/identidad.ts';
import { matchRoute } from './siteRoutes.ts';

const SITE = 'http://portal.invalid';

/** The path and query of an address, as browsers send them; '' if it is not one. */
export function pathOfAddress(address: string): string {
  const url = URL.parse(address, SITE);
  if (url === null || !/^https?:$/.test(url.protocol) || !(address.startsWith('/') || isWebUrl(address))) return '';
  return url.pathname + url.search;
}

/** A new address as browsers read it: a path of this site with query and fragment, or the URL of another site. Null for all others. */
export function targetOf(address: string): string | null {
  if (isWebUrl(address)) return new URL(address).href;
  const url = /^\/(?![/\\])/.test(address) ? URL.parse(address, SITE) : null;
  // '/\t/a.example' and '/.//a.example' lead to another site.
  if (url === null || url.origin !== SITE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

/** Addresses that differ only in slashes at the end of path or query are the same. */
function keyOf(address: string): string {
  const start = address.indexOf('?');
  if (start === -1) return withoutEndSlashes(address);
  return `${withoutEndSlashes(address.slice(0, start))}?${withoutEndSlashes(address.slice(start + 1))}`;
}

/** New addresses by the key of the old one. */
export type RedirectionTable = ReadonlyMap<string, string>;

/** The first of two rows with one old address counts; a row whose new address is not valid is left out. */
export function redirectionTable(redirecciones: readonly Redireccion[]): RedirectionTable {
  const table = new Map<string, string>();
  for (const { desde, hacia } of redirecciones) {
    const key = keyOf(desde);
    const target = targetOf(hacia);
    if (target !== null && !table.has(key)) table.set(key, target);
  }
  return table;
}

export interface Redirection {
  /** the same for every spelling of the old address */
  key: string;
  hacia: string;
}

/** The redirection of a path with its query, else of the path alone. @param address as `pathOfAddress` writes it */
export function redirectionAt(table: RedirectionTable, address: string): Redirection | null {
  const [path = ''] = address.split('?', 1);
  for (const key of [keyOf(address), keyOf(path)]) {
    const hacia = table.get(key);
    if (hacia !== undefined) return { key, hacia };
  }
  return null;
}

/** True for the home with a query, which it does not read: former sites name their pages so, as in '/?page_id=12'. */
export function isHomeWithQuery(address: string): boolean {
  const [path = '', query = ''] = address.split('?', 2);
  return query !== '' && matchRoute(path).page === 'inicio';
}

/**
 * False for an address that is always a page, whose redirection is never used. One that staff give a record is no page while no record has it.
 * @param address path and query
 */
export function mayBeRedirected(address: string): boolean {
  const route = matchRoute(address.split('?', 1)[0] ?? '');
  return route.page === 'notFound' || 'slug' in route || isHomeWithQuery(address);
}

/** The path and query of a target on this site; null for another site. @param host of this site */
export function localAddress(target: string, host = ''): string | null {
  const url = URL.parse(target, SITE);
  return url !== null && (url.origin === SITE || url.host === host) ? url.pathname + url.search : null;
}

function nextKey(table: RedirectionTable, key: string): string | null {
  const address = localAddress(table.get(key) ?? '');
  const next = address === null ? undefined : redirectionAt(table, address)?.key;
  if (address === null || next === undefined) return null;
  return next === key || mayBeRedirected(address) ? next : null;
}

/** The keys of the redirections that lead back to their own old address. */
function keysInLoops(table: RedirectionTable): Set<string> {
  const looping = new Set<string>();
  const settled = new Set<string>();
  for (const start of table.keys()) {
    const chain = new Set<string>();
    let key: string | null = start;
    while (key !== null && !settled.has(key) && !chain.has(key)) {
      chain.add(key);
      key = nextKey(table, key);
    }
    if (key !== null && chain.has(key)) {
      const passed = [...chain];
      for (const member of passed.slice(passed.indexOf(key))) looping.add(member);
    }
    for (const member of chain) settled.add(member);
  }
  return looping;
}

export const sameRedirecciones = (some: readonly Redireccion[], others: readonly Redireccion[]): boolean =>
  some.length === others.length &&
  some.every(({ desde, hacia }, index) => desde === others[index]?.desde && hacia === others[index]?.hacia);

/** The messages of rules over all redirections, by row. */
export function redireccionesErrors(redirecciones: readonly Redireccion[]): Map<number, string> {
  const errors = new Map<number, string>();
  const looping = keysInLoops(redirectionTable(redirecciones));
  const seen = new Set<string>();
  for (const [index, { desde }] of redirecciones.entries()) {
    if (seen.has(desde)) errors.set(index, `La dirección antigua ${desde} está dos veces`);
    else if (looping.has(keyOf(desde))) errors.set(index, `La dirección antigua ${desde} vuelve a sí misma`);
    seen.add(desde);
  }
  return errors;
}
