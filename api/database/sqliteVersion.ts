/** Older versions can corrupt the file when two connections reset the WAL at the same time. */
const MIN_VERSION = '3.51.3';

/** @throws {Error} for an older version */
export function requireSqlite(version: string): void {
  if (version.localeCompare(MIN_VERSION, 'en', { numeric: true }) >= 0) return;
  throw new Error(
    `El portal necesita SQLite ${MIN_VERSION} o posterior, y este Node trae ${version}: use uno más nuevo.`,
  );
}
