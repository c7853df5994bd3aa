import { IMPORT_COLUMNS_MAX } from '../../../../contract/values/imports.ts';
import { requireAtMost } from '../refusals.ts';
import { TableBuilder } from '../table/TableBuilder.ts';
import type { Archive } from './Archive.ts';
import { type CellContext, cellText, type StoredCell } from './cellText.ts';
import { parseXml } from './parseXml.ts';

const A = 'A'.charCodeAt(0);
const LETTERS = 26;
const COLUMN = /^[A-Z]{1,4}/;

/** The index of the column of 'BC12'; undefined for a cell that does not say it. */
function columnOf(reference: string): number | undefined {
  const [letters] = COLUMN.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - A + 1, 0) - 1;
}

/** The rows of a sheet, in parts as it expands. @throws {HttpError} 413 past a limit; 422 if it is broken */
export async function readSheet(archive: Archive, part: string, context: CellContext): Promise<TableBuilder> {
  const table = new TableBuilder();
  let texts: string[] = [];
  let motivos = new Map<number, string>();
  let column = -1;
  let cell: StoredCell | undefined;
  let reads: 'value' | 'ownText' | undefined;
  let inHint = false;

  const addCell = (stored: StoredCell): void => {
    const { text, motivo } = cellText(stored, context);
    // A cell that has only a format is none.
    if (text === '' && motivo === undefined) return;
    requireAtMost(IMPORT_COLUMNS_MAX, column + 1, 'columnas');
    while (texts.length < column) texts.push('');
    texts[column] = text;
    if (motivo !== undefined) motivos.set(column, motivo);
  };

  await parseXml(archive.read(part), {
    open: (element, { r = '', s = '0', t = 'n' }) => {
      if (element === 'row') {
        texts = [];
        motivos = new Map();
        column = -1;
      } else if (element === 'c') {
        column = columnOf(r) ?? column + 1;
        cell = { type: t, style: Number(s), value: '', ownText: '', hasFormula: false };
      } else if (element === 'v') reads = 'value';
      else if (element === 'rPh') inHint = true;
      else if (element === 't' && !inHint) reads = 'ownText';
      else if (element === 'f' && cell !== undefined) cell.hasFormula = true;
    },
    text: (data) => {
      if (cell !== undefined && reads !== undefined) cell[reads] += data;
    },
    close: (element) => {
      if (element === 'v' || element === 't') reads = undefined;
      else if (element === 'rPh') inHint = false;
      else if (element === 'c' && cell !== undefined) {
        addCell(cell);
        cell = undefined;
      } else if (element === 'row') table.addRow(texts, motivos);
    },
  });
  return table;
}
