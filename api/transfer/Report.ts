import type { ResourceName } from '../../contract/resources/resources.ts';
import { csvText } from '../../contract/values/csv.ts';
import { CommandError } from '../copies/command.ts';

/** Lines of a report that somebody can read. */
const LINES_MAX = 200_000;

export interface ReportLine {
  kind: ResourceName;
  /** as it was answered; '' if it has none */
  id: number | string;
  field: string;
  /** whole, as it was answered */
  value: string;
  reason: string;
}

const HEADER = ['tipo', 'id', 'campo', 'valor', 'motivo'];
const ABSENT = 'No está en las respuestas de tantos registros: quedó como en un registro nuevo sin ese dato';

/** Why a text with HTML is in the report: it stands in the record too, sanitized. */
export const HTML_CHANGED = 'Se quitó o se corrigió HTML que este portal no admite';

/** The text of an answered value: what is no text as JSON. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // Nested deeper than JSON.stringify can follow.
    return '(un valor demasiado anidado)';
  }
}

/** What did not come as it was answered. */
export class Report {
  readonly lines: ReportLine[] = [];
  readonly #absent = new Map<string, { kind: ResourceName; field: string; count: number }>();

  /** @throws {CommandError} for too many lines */
  add(kind: ResourceName, id: number | string, field: string, value: unknown, reason: string): void {
    if (this.lines.length === LINES_MAX)
      throw new CommandError('Demasiadas respuestas del otro portal no se pueden leer: el informe no tendría fin.');
    this.lines.push({ kind, id, field, value: valueText(value), reason });
  }

  /** Counts a record without a field. */
  countAbsent(kind: ResourceName, field: string): void {
    const key = `${kind} ${field}`;
    const known = this.#absent.get(key);
    if (known === undefined) this.#absent.set(key, { kind, field, count: 1 });
    else known.count += 1;
  }

  get absent(): readonly { kind: ResourceName; field: string; count: number }[] {
    return [...this.#absent.values()];
  }

  csv(): string {
    return csvText([
      HEADER,
      ...this.lines.map(({ kind, id, field, value, reason }) => [kind, id, field, value, reason]),
      ...this.absent.map(({ kind, field, count }) => [kind, '', field, count, ABSENT]),
    ]);
  }
}
