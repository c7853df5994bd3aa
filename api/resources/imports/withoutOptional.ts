import { quoted } from '../../../citation/quoted.ts';
import type { Remarks } from '../../../citation/values/remarks.ts';
import type { Fields } from '../../../contract/duplicates/identity.ts';
import type { ImportPart } from '../parts/importPart.ts';
import { cellsOf, type StagedRow } from './rows.ts';

export interface Kept {
  values: Record<string, unknown>;
  /** of the values that were left out, by field */
  remarks: Remarks;
}

/**
 * The values without those that a row can lack: a value of a field that its type does not have, and in a file that a program wrote each
 * optional one. What staff corrected stays, and so does its error. Null if nothing is left out.
 */
export function withoutOptional(
  { part, isProgram }: { part: ImportPart; isProgram: boolean },
  row: StagedRow,
  values: Fields,
  errores: Readonly<Record<string, string>>,
  record: Fields = {},
): Kept | null {
  const foreign = new Set(part.foreign?.({ ...record, ...values }) ?? []);
  const required = new Set(part.fields.filter(({ required }) => required).map(({ name }) => name));
  const corrected = row.elecciones.celdas ?? {};
  const cells = cellsOf(row);
  const remarks: Record<string, string> = {};
  for (const [field, message] of Object.entries(errores)) {
    if (cells[field] === undefined || required.has(field) || corrected[field] !== undefined) continue;
    const isForeign = foreign.has(field);
    if (!isForeign && (!isProgram || row.lectura.problemas[field] !== undefined)) continue;
    const reason = isForeign ? 'no es un dato de este tipo de registro' : message;
    remarks[field] = `No se tomó «${quoted(cells[field])}»: ${reason}`;
  }
  if (Object.keys(remarks).length === 0) return null;
  return {
    values: Object.fromEntries(Object.entries(values).filter(([field]) => remarks[field] === undefined)),
    remarks,
  };
}
