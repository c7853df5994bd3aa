import { foldName } from '../../../../contract/duplicates/foldName.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import type { ReadRecord } from '../fileContent.ts';
import type { RowRecord } from './RowRecord.ts';

interface IntegranteRow {
  record: RowRecord;
  /** '' without one */
  code: string;
  period: string;
}

const nameOf = ({ celdas: { nombres = '', apellidos = '' } }: RowRecord): string =>
  foldName(fullNameOf({ nombres, apellidos }));

/** A person who belonged to the group twice has two rows, of one code. The first row stays, with the other periods. */
export function mergeIntegrantes(rows: readonly IntegranteRow[]): ReadRecord[] {
  const byPerson = Map.groupBy(rows, ({ record, code }) => code || nameOf(record));
  return [...byPerson.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const record = first.record.finish();
    for (const { record: other, period } of others) {
      const { celdas, origen } = other.finish();
      record.origen = `${record.origen}\n\n${origen}`;
      first.record.mark('cargo', `En otra fila: ${[celdas.cargo, period].filter(Boolean).join(', ')}.`);
    }
    return [record];
  });
}
