/** What all rows have: where they come from, and what may be wrong with their texts. */
import { isDoubleEncoded } from '../text/decode.ts';
import type { PageRow } from './PageRows.ts';
import type { RowRecord } from './RowRecord.ts';

const COLON = /^\s*:\s*/;

/** Section, kind and text of a row, a line each. */
export const origenOf = (section: string, { kind, cells }: PageRow): string =>
  [section, kind, ...cells.map((cell) => cell.replace(COLON, ''))].filter((part) => part !== '').join('\n');

export const IRREGULAR = 'La fila no tiene la forma de las de su sección: revise sus datos.';

/** A '¿' in place of a quotation mark or a dash: no question ends after it, or a letter stands before it. */
function hasLostCharacter(text: string): boolean {
  const at = text.lastIndexOf('¿');
  return at !== -1 && (!text.includes('?', at) || /\p{L}¿/u.test(text));
}

/** Says what may be wrong with a text; nothing is repaired. */
export function markTexts(record: RowRecord): void {
  for (const [field, text] of Object.entries(record.celdas)) {
    if (isDoubleEncoded(text)) record.mark(field, 'Tiene letras con tilde codificadas dos veces: corríjalas.');
    if (hasLostCharacter(text)) record.mark(field, 'Tiene «¿» donde pudo haber comillas o una raya: revíselo.');
    if (text.includes('\uFFFD')) record.mark(field, 'Tiene signos que no se pueden leer: corríjalos.');
  }
}
