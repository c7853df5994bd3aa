import { localDay, localTime } from '../../contract/values/localDay.ts';

/** `automatica` each day, `manual` by staff, `actualizacion` before migrations. */
export type BackupKind = 'automatica' | 'manual' | 'actualizacion';

const SUFFIXES = {
  automatica: '',
  manual: '-manual',
  actualizacion: '-antes-de-actualizar',
} as const satisfies Record<BackupKind, string>;
const KINDS = Object.keys(SUFFIXES) as BackupKind[];

const NAME = /^portal-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})(-manual|-antes-de-actualizar)?\.sqlite$/;
const BOGOTA = '-05:00';

/** Names have Bogotá's clock, since a copied file loses its time. */
export interface BackupName {
  archivo: string;
  tipo: BackupKind;
  /** ISO 8601, UTC */
  instante: string;
  /** 'YYYY-MM-DD' */
  dia: string;
}

export function backupNameAt(now: Date, tipo: BackupKind): string {
  const instant = now.toISOString();
  const seconds = instant.slice(17, 19);
  return `portal-${localDay(instant)}-${localTime(instant).replace(':', '')}${seconds}${SUFFIXES[tipo]}.sqlite`;
}

/** Null for a file that is no backup of the portal's own. */
export function readBackupName(archivo: string): BackupName | null {
  const [, dia, hour, minute, second, suffix = ''] = NAME.exec(archivo) ?? [];
  const instant = Date.parse(`${dia}T${hour}:${minute}:${second}${BOGOTA}`);
  const tipo = KINDS.find((kind) => SUFFIXES[kind] === suffix);
  if (dia === undefined || tipo === undefined || Number.isNaN(instant)) return null;
  return { archivo, tipo, instante: new Date(instant).toISOString(), dia };
}
