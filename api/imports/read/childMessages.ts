/** What the child process that reads a file is told, and what it answers. */
import type { CellProblem, FileContent, ReadOptions, ReadRecord } from './fileContent.ts';

/** Passed as JSON in the first argument of the child process; the file comes through its standard input. */
export interface ReadJob {
  options: ReadOptions;
  /** bytes of the file */
  size: number;
  maxBytes: number;
  maxMs: number;
}

/** The names of an XLSX file's sheets, then the content, without its rows and problems; then those in parts, then the end. */
export type ChildMessage =
  | { type: 'hojas'; hojas: string[] }
  | { type: 'content'; content: FileContent }
  | { type: 'filas'; filas: string[][] }
  | { type: 'problemas'; problemas: CellProblem[] }
  | { type: 'registros'; registros: ReadRecord[] }
  | { type: 'end' }
  | { type: 'refusal'; status: number; message: string }
  | { type: 'failure'; stack: string };
