import { createHash } from 'node:crypto';
import type { Row } from './rows.ts';

const sha256 = (datos: string | Uint8Array): string => createHash('sha256').update(datos).digest('hex');

/** SHA-256 of a row in one spelling: columns by name, each value with its kind, bytes by their own hash. */
export function checksumOfRow(row: Row): string {
  const columns = Object.keys(row).sort();
  return sha256(
    JSON.stringify(
      columns.map((column) => {
        const valor = row[column];
        return [column, valor instanceof Uint8Array ? { sha256: sha256(valor) } : valor];
      }),
    ),
  );
}

/** What a table holds: how many rows, and one hash of all, in whatever order an engine sorts them. */
export interface Contenido {
  filas: number;
  huella: string;
}

/** Adds up the content of a table while its rows go by. */
export function sumContent() {
  const checksums: string[] = [];
  return {
    sumar(filas: readonly Row[]): void {
      for (const row of filas) checksums.push(checksumOfRow(row));
    },
    total: (): Contenido => ({ filas: checksums.length, huella: sha256(checksums.sort().join()) }),
  };
}
