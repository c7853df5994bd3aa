import { textFileAt } from './textFiles.ts';

/** Resolves paths; no address has this origin. */
const ORIGIN = 'http://portal.invalid';

/** A path as the server reads it; of one that is not well encoded, which it refuses, the path itself. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path of a link to a page of the portal or to a file of texts, as browsers resolve it; null for an address of another kind.
 * Calls are never linked: some of them write.
 */
export function portalPath(href: string): string | null {
  if (!href.startsWith('/')) return null;
  const url = URL.parse(href, ORIGIN);
  if (url === null || url.origin !== ORIGIN || url.pathname.startsWith('//')) return null;
  const path = url.pathname + url.search + url.hash;
  return /^\/api(\/|$)/i.test(decoded(url.pathname)) && textFileAt(path) === null ? null : path;
}
