import type { ReadOptions } from '../../api/imports/read/fileContent.ts';
import { readFile } from '../../api/imports/read/readFile.ts';

/** A table as it is read: the texts of its rows, and its refused cells with the index of their row. */
export async function readTable(bytes: Buffer, options: ReadOptions = {}) {
  const content = await readFile(bytes, options);
  if (!('filas' in content)) throw new Error('no table');
  return {
    ...content,
    filas: content.filas.map(({ celdas }) => celdas),
    problemas: content.filas.flatMap(({ problemas }, fila) => problemas.map((problem) => ({ fila, ...problem }))),
  };
}
