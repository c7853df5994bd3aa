import { type CopyName, readCopyName } from './copyName.ts';

export interface Retention {
  daily: number;
  weekly: number;
  monthly: number;
}

const MANUAL_COPIES = 5;
const DAY_MS = 24 * 60 * 60_000;

function weekOf(day: string): string {
  const date = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return new Date(date - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The newest copy of each of the last `count` periods that have one. @param copies newest first */
function newestOf(copies: readonly CopyName[], periodOf: (copy: CopyName) => string, count: number): CopyName[] {
  const newest = new Map<string, CopyName>();
  for (const copy of copies) if (!newest.has(periodOf(copy))) newest.set(periodOf(copy), copy);
  return [...newest.values()].slice(0, count);
}

/**
 * The files that the rotation deletes. Periods without a copy do not count, so that a portal that was stopped for months
 * keeps its old copies. Copies made before an upgrade and files of others stay.
 */
export function expiredCopies(files: readonly string[], { daily, weekly, monthly }: Retention): string[] {
  const copies = files.flatMap((file) => readCopyName(file) ?? []);
  copies.sort((one, other) => other.archivo.localeCompare(one.archivo, 'en'));
  const automatic = copies.filter(({ tipo }) => tipo === 'automatica');
  const manual = copies.filter(({ tipo }) => tipo === 'manual');
  const kept = new Set([
    ...newestOf(automatic, ({ dia }) => dia, daily),
    ...newestOf(automatic, ({ dia }) => weekOf(dia), weekly),
    ...newestOf(automatic, ({ dia }) => dia.slice(0, 7), monthly),
    ...manual.slice(0, MANUAL_COPIES),
  ]);
  return [...automatic, ...manual].filter((copy) => !kept.has(copy)).map(({ archivo }) => archivo);
}
