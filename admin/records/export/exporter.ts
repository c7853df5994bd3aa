import { downloadCSV } from 'react-admin';
import { type CsvColumn, toCsv } from './csv.ts';

/** An exporter for `List` that downloads a CSV file. @param name the file name without extension */
export const exporterOf =
  <R>(name: string, columns: readonly CsvColumn<R>[]) =>
  (records: R[]) =>
    downloadCSV(toCsv(columns, records), name);
