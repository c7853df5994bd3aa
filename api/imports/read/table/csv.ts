import Papa from 'papaparse';
import { SEPARADORES, type Separador } from '../../../../contract/values/imports.ts';
import type { TableContent } from '../fileContent.ts';
import { TableBuilder } from './TableBuilder.ts';

const SAMPLE_ROWS = 50;
const SAMPLE_LENGTH = 200_000;

const OPEN_QUOTE =
  'Esta fila tiene una comilla que no se cierra: puede faltar el resto del archivo, o estar en esta celda lo que sigue';
const LOOSE_QUOTE = 'Esta fila tiene una comilla en medio de un texto: revise dónde termina cada celda';

/** A first line for spreadsheets that names the separator. */
const SEPARATOR_LINE = /^sep=(.?)\n/i;

/** How evenly a separator splits the first rows: the columns that most of the rows have, weighted with their share. */
function evenness(sample: string, separador: Separador): number {
  const { data } = Papa.parse<string[]>(sample, { delimiter: separador, newline: '\n', preview: SAMPLE_ROWS });
  const widths = data.filter((row) => row.some((cell) => cell.trim() !== '')).map((row) => row.length);
  const counts = Map.groupBy(widths, (width) => width);
  const [width = 1, rows = []] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return width === 1 ? 0 : width * (rows.length / widths.length) ** 2;
}

function recogniseSeparador(text: string): Separador {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const scores = SEPARADORES.map((separador) => [separador, evenness(sample, separador)] as const);
  const [best] = scores.toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? ',';
}

/** The reason why a row's last cell is refused, if its quotes cannot be read. */
function quoteProblem({ data, errors }: Papa.ParseStepResult<string[]>): Map<number, string> {
  const codes = errors.map(({ code }) => code);
  const motivo = codes.includes('MissingQuotes')
    ? OPEN_QUOTE
    : codes.includes('InvalidQuotes')
      ? LOOSE_QUOTE
      : undefined;
  return new Map(motivo === undefined ? [] : [[data.length - 1, motivo]]);
}

/** Reads a table of texts between commas, semicolons or tabs. @param text with line breaks '\n' @throws {HttpError} 413 or 422 */
export function readCsv(text: string, chosen?: Separador): Omit<TableContent, 'formato' | 'codificacion'> {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const rows = text.slice(line.length);
  const separador = chosen ?? SEPARADORES.find((each) => each === named) ?? recogniseSeparador(rows);
  const table = new TableBuilder();
  Papa.parse<string[]>(rows, {
    delimiter: separador,
    newline: '\n',
    step: (result) => table.addRow(result.data, quoteProblem(result)),
  });
  return { separador, hojas: [], hoja: '', ...table.finish() };
}
