/** Older ones may damage a file whose write-ahead log two connections reset at once. */
const OLDEST = '3.51.3';

/**
 * Holds that the SQLite within Node is new enough to trust it with everything.
 * @throws {Error} in words for whoever starts the portal
 */
export function requireSqlite(version: string): void {
  if (version.localeCompare(OLDEST, 'en', { numeric: true }) >= 0) return;
  throw new Error(`El portal necesita SQLite ${OLDEST} o posterior, y este Node trae ${version}: use uno más nuevo.`);
}
