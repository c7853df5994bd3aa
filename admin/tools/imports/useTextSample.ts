import { useGetList } from 'react-admin';
import type { ImportDetail } from '../../../contract/entities/import.ts';
import type { ImportRow } from '../../../dataProvider/resources/imports.ts';
import { IMPORT_ROWS } from './useImport.ts';

const SAMPLE_MAX = 120;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** The text that tells most about the encoding: the first one with an accent, else the first one. */
function textSample(texts: readonly string[]): string {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '');
  return (filled.find((text) => BEYOND_ASCII.test(text)) ?? filled[0] ?? '').slice(0, SAMPLE_MAX);
}

/** A text of the file as it was decoded: of a column of a table, else of the first rows. */
export function useTextSample({ id, columnas }: Pick<ImportDetail, 'id' | 'columnas'>): string {
  const { data = [] } = useGetList<ImportRow>(IMPORT_ROWS, { filter: { importacion: id } });
  const ofColumns = columnas.flatMap(({ nombre, muestras }) => [nombre, ...muestras]);
  const ofRows = data.flatMap(({ celdas }) => Object.values(celdas));
  return textSample(ofColumns.length > 0 ? ofColumns : ofRows);
}
