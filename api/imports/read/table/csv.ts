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

/** How many columns each of the first rows has. */
function widthsOf(sample: string, separador: Separador): number[] {
  const { data } = Papa.parse<string[]>(sample, { delimiter: separador, newline: '\n', preview: SAMPLE_ROWS });
  return data.filter((row) => row.some((cell) => cell.trim() !== '')).map((row) => row.length);
}

/** How evenly a separator splits the rows: the columns that most of them have, weighted with their share of all. */
function evenness(widths: readonly number[], all = widths.length): number {
  const counts = Map.groupBy(widths, (width) => width);
  const [width = 1, rows = []] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return width === 1 ? 0 : width * (rows.length / all) ** 2;
}

function recogniseSeparador(text: string): Separador {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const widths = SEPARADORES.map((separador) => [separador, widthsOf(sample, separador)] as const);
  const best = (scores: readonly (readonly [Separador, number])[]) => {
    const [[separador, score] = [',', 0] as const] = scores.toSorted(([, a], [, b]) => b - a);
    return score > 0 ? separador : undefined;
  };
  const ofAll = best(widths.map(([separador, all]) => [separador, evenness(all)]));
  // A table below a title of many rows, none of which is split.
  const splitEvenly = (all: readonly number[]) =>
    evenness(
      all.filter((width) => width > 1),
      all.length,
    );
  const ofSplit = () => best(widths.map(([separador, all]) => [separador, splitEvenly(all)]));
  return ofAll ?? ofSplit() ?? ',';
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
export function readCsv(text: string, chosen?: Separador | ''): Omit<TableContent, 'formato' | 'codificacion'> {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const rows = text.slice(line.length);
  const separador = chosen || SEPARADORES.find((each) => each === named) || recogniseSeparador(rows);
  const table = new TableBuilder();
  Papa.parse<string[]>(rows, {
    delimiter: separador,
    newline: '\n',
    step: (result) => table.addRow(result.data, quoteProblem(result)),
  });
  return { separador, hojas: [], hoja: '', ...table.finish() };
}
