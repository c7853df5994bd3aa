import { createHash } from 'node:crypto';
import type { Row } from './rows.ts';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** SHA-256 of a row, independent of the column order; 1 and '1' give different checksums. */
export function checksumOfRow(row: Row): string {
  const columns = Object.keys(row).sort();
  return sha256(
    JSON.stringify(
      columns.map((column) => {
        const value = row[column];
        return [column, value instanceof Uint8Array ? { sha256: sha256(value) } : value];
      }),
    ),
  );
}

export interface TableContent {
  rowCount: number;
  checksum: string;
}

/** Computes the checksum of a table from its rows, independent of their order. */
export function createContentDigest() {
  const checksums: string[] = [];
  return {
    add(rows: readonly Row[]): void {
      for (const row of rows) checksums.push(checksumOfRow(row));
    },
    total: (): TableContent => ({ rowCount: checksums.length, checksum: sha256(checksums.sort().join()) }),
  };
}
