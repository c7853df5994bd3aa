/** What is shown of a row, by its cells. */
import type { ImportedRow, ImportFieldInfo } from '../../../../contract/entities/import.ts';
import { recordName } from '../../../display/recordName.ts';
import { shortText } from '../state/texts.ts';

const SUMMARY_MAX = 90;
const SUMMARY_FIELDS = 3;

/** The name of the record that a row would become. */
export const rowName = ({ recurso, celdas }: Pick<ImportedRow, 'recurso' | 'celdas'>): string =>
  recordName(recurso, celdas) || 'Sin nombre';

/** The text of a cell; the label of a choice that the file has by its value. */
export const cellText = (field: Pick<ImportFieldInfo, 'opciones'> | undefined, valor = ''): string =>
  field?.opciones.find((one) => one.valor === valor)?.etiqueta ?? valor;

/** A line that tells the row apart from others of the same name: its first filled fields besides the name. */
export function rowSummary(row: ImportedRow, fields: readonly ImportFieldInfo[]): string {
  const name = rowName(row);
  const texts = fields
    .map((field) => cellText(field, row.celdas[field.nombre]).replaceAll(/\s+/g, ' '))
    .filter((text) => text !== '' && !name.includes(text));
  return shortText(texts.slice(0, SUMMARY_FIELDS).join(' · '), SUMMARY_MAX);
}

/** True if the row can be included or left out: it would write something. */
export const isOptional = ({ estado, cambios }: ImportedRow): boolean =>
  estado === 'nuevo' || (estado === 'cambia' && cambios.some(({ tomado }) => tomado));
