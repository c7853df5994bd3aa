import type { ReadRecord } from '../fileContent.ts';
import { isDoubleEncoded } from '../text/decode.ts';
import { COLON } from './cutLabels.ts';
import type { PageRow } from './PageRows.ts';

/** A record in the making: its cells, and what staff should look at. */
export class RowRecord implements ReadRecord {
  readonly celdas: Record<string, string> = {};
  readonly marcas: Record<string, string> = {};
  readonly recurso: ReadRecord['recurso'];
  origen: string;
  readonly aparte: boolean;

  constructor(recurso: ReadRecord['recurso'], origen: string, aparte = false) {
    this.recurso = recurso;
    this.origen = origen;
    this.aparte = aparte;
  }

  set(field: string, text: string): void {
    if (text !== '') this.celdas[field] = text;
  }

  /** Adds to what is said of the field already. */
  mark(field: string, marca: string): void {
    const known = this.marcas[field];
    if (known?.includes(marca)) return;
    this.marcas[field] = known === undefined ? marca : `${known} ${marca}`;
  }
}

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
