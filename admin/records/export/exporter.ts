import { type DataProvider, downloadCSV } from 'react-admin';
import type { WithOrigen } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { answerOr } from '../../session/answerOr.ts';
import { type CsvColumn, origenColumn, toCsv } from './csv.ts';

const NONE = { origenes: new Map<number, string>() };

/** An exporter for `List` that downloads a CSV file. @param name the file name without extension */
export const exporterOf =
  <R>(name: string, columns: readonly CsvColumn<R>[]) =>
  (records: R[]) =>
    downloadCSV(toCsv(columns, records), name);

/** Does what exporterOf does. Lists have no origins: they are read for the export, and are a column if there is one. */
export const exporterWithOrigen =
  <R extends { id: number }>(name: WithOrigen, columns: readonly CsvColumn<R>[]) =>
  async (records: R[], _fetchRelated: unknown, dataProvider: DataProvider) => {
    const answer = await (dataProvider as PortalDataProvider).getOrigenes(name);
    const { origenes } = answerOr(answer, NONE);
    const hasOrigen = records.some(({ id }) => origenes.has(id));
    return downloadCSV(toCsv(hasOrigen ? [...columns, origenColumn(origenes)] : columns, records), name);
  };
