import { downloadCSV } from 'react-admin';
import { type CsvColumn, toCsv } from './csv.ts';

/** What `List` calls to export: a file for a spreadsheet. @param name of the file, without its end */
export const exporterOf =
  <R>(name: string, columns: readonly CsvColumn<R>[]) =>
  (records: R[]) =>
    downloadCSV(toCsv(columns, records), name);
