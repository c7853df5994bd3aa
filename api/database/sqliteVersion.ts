/** Older versions can corrupt the file when two connections reset the WAL at the same time. */
const MIN_VERSION = '3.51.3';

/** The number by which SQLite compares its versions: 3.51.3 is 3051003. */
function versionNumber(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major * 1_000_000 + minor * 1_000 + patch;
}

/** @throws {Error} for an older version */
export function requireSqlite(version: string): void {
  if (versionNumber(version) >= versionNumber(MIN_VERSION)) return;
  throw new Error(
    `El portal necesita SQLite ${MIN_VERSION} o posterior, y este Node trae ${version}: use uno más nuevo.`,
  );
}
