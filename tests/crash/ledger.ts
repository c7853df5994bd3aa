import type { Movimiento } from '../../api/resources/movimientos/record.ts';

/** A write as its movement will tell it. */
export interface Write {
  recurso: Movimiento['recurso'];
  accion: string;
  /** null while it is not known: the record was being added */
  id: number | null;
}

/** What the portal has promised, and what it was asked and never answered. */
export interface Ledger {
  acknowledged: readonly (Write & { id: number })[];
  doubtful: readonly Write[];
}

/** Writes down what clients were told. */
export class LedgerBook implements Ledger {
  readonly acknowledged: (Write & { id: number })[] = [];
  readonly doubtful: Write[] = [];

  /** The promises of this moment: whatever is copied from now on must hold them. */
  now(): Ledger {
    return { acknowledged: [...this.acknowledged], doubtful: [] };
  }
}

/** One write in a few words, to count by and to name it by. */
export const keyOf = ({ recurso, accion, id }: Write): string => `${recurso} ${id ?? '?'}: ${accion}`;

/** How often each key comes. */
export function tally(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
