import { type BackupName, readBackupName } from './backupName.ts';

export interface Retention {
  daily: number;
  weekly: number;
  monthly: number;
}

const MANUAL_BACKUPS = 5;
const DAY_MS = 24 * 60 * 60_000;

function weekOf(day: string): string {
  const date = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return new Date(date - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The newest backup of each of the last `count` periods that have one. @param backups newest first */
function newestOf(
  backups: readonly BackupName[],
  periodOf: (backup: BackupName) => string,
  count: number,
): BackupName[] {
  const newest = new Map<string, BackupName>();
  for (const backup of backups) if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup);
  return [...newest.values()].slice(0, count);
}

/**
 * The files that the rotation deletes. Periods without a backup do not count, so that a portal that was stopped for months
 * keeps its old backups. Backups made before an upgrade and files of others stay.
 */
export function expiredBackups(files: readonly string[], { daily, weekly, monthly }: Retention): string[] {
  const backups = files.flatMap((file) => readBackupName(file) ?? []);
  backups.sort((one, other) => other.archivo.localeCompare(one.archivo, 'en'));
  const automatic = backups.filter(({ tipo }) => tipo === 'automatica');
  const manual = backups.filter(({ tipo }) => tipo === 'manual');
  const kept = new Set([
    ...newestOf(automatic, ({ dia }) => dia, daily),
    ...newestOf(automatic, ({ dia }) => weekOf(dia), weekly),
    ...newestOf(automatic, ({ dia }) => dia.slice(0, 7), monthly),
    ...manual.slice(0, MANUAL_BACKUPS),
  ]);
  return [...automatic, ...manual].filter((backup) => !kept.has(backup)).map(({ archivo }) => archivo);
}
