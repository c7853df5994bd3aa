import { textFileAt } from './textFiles.ts';

/** Resolves paths; no address has this origin. */
const ORIGIN = 'http://portal.invalid';

/**
 * The path of a link to a page of the portal or to a file of texts, as browsers resolve it; null for an address of another kind.
 * Calls are never linked: some of them write.
 */
export function portalPath(href: string): string | null {
  if (!href.startsWith('/')) return null;
  const url = URL.parse(href, ORIGIN);
  if (url === null || url.origin !== ORIGIN || url.pathname.startsWith('//')) return null;
  const path = url.pathname + url.search + url.hash;
  return /^\/api(\/|$)/i.test(url.pathname) && textFileAt(path) === null ? null : path;
}
