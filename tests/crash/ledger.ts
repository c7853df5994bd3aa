import type { Movement } from '../../api/resources/auditLog/movement.ts';

/** A write, identified like its movimiento. */
export interface Write {
  recurso: Movement['recurso'];
  accion: string;
  /** null for an addition that was not answered */
  id: number | null;
}

export interface Ledger {
  acknowledged: readonly (Write & { id: number })[];
  unanswered: readonly Write[];
}

export class LedgerRecorder implements Ledger {
  readonly acknowledged: (Write & { id: number })[] = [];
  readonly unanswered: Write[] = [];

  /** The writes acknowledged so far. A backup that starts now must contain them. */
  snapshot(): Ledger {
    return { acknowledged: [...this.acknowledged], unanswered: [] };
  }
}

/** A key and label for a write. */
export const keyOf = ({ recurso, accion, id }: Write): string => `${recurso} ${id ?? '?'}: ${accion}`;

/** Counts each key. */
export function tally(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
