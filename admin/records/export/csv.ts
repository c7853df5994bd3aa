import { csvText } from '../../../contract/values/csv.ts';

export interface CsvColumn<R> {
  header: string;
  value: (record: R) => string | number;
}

export const toCsv = <R>(columns: readonly CsvColumn<R>[], records: readonly R[]): string =>
  csvText([columns.map(({ header }) => header), ...records.map((r) => columns.map(({ value }) => value(r)))]);
