/** What is shown of a row, by its cells. */
import type { ImportedRow, ImportFieldInfo } from '../../../contract/entities/import.ts';
import { recordName } from '../../display/recordName.ts';
import { endSentence } from '../../display/sentence.ts';

const SUMMARY_MAX = 90;
const SHOWN_MAX = 300;
const SUMMARY_FIELDS = 3;

/** The name of the record that a row would become. */
export const rowName = ({ recurso, celdas }: Pick<ImportedRow, 'recurso' | 'celdas'>): string =>
  recordName(recurso, celdas) || 'Sin nombre';

/** The text of a cell; the label of a choice that the file has by its value. */
export function cellText({ opciones }: Pick<ImportFieldInfo, 'opciones'>, valor: string): string {
  return opciones.find((one) => one.valor === valor)?.etiqueta ?? valor;
}

/** The beginning of a long text. */
export const shortText = (text: string, most = SHOWN_MAX): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** A line that tells the row apart from others of the same name: its first filled fields besides the name. */
export function rowSummary({ recurso, celdas }: ImportedRow, fields: readonly ImportFieldInfo[]): string {
  const name = rowName({ recurso, celdas });
  const texts = fields
    .map((field) => cellText(field, celdas[field.nombre] ?? '').replaceAll(/\s+/g, ' '))
    .filter((text) => text !== '' && !name.includes(text));
  return shortText(texts.slice(0, SUMMARY_FIELDS).join(' · '), SUMMARY_MAX);
}

/** The fields that staff should look at, in the order of the form. */
export const troubledFields = (
  { errores, marcas }: Pick<ImportedRow, 'errores' | 'marcas'>,
  fields: readonly ImportFieldInfo[],
): ImportFieldInfo[] => fields.filter(({ nombre }) => nombre in errores || nombre in marcas);

/** Errors that are at no field, such as one of the whole row. */
export const rowErrors = ({ errores }: Pick<ImportedRow, 'errores'>, fields: readonly ImportFieldInfo[]): string[] =>
  Object.entries(errores)
    .filter(([name]) => !fields.some(({ nombre }) => nombre === name))
    .map(([, text]) => text);

export const draftText = ({ falta }: Pick<ImportedRow, 'falta'>): string =>
  falta.length === 0 ? '' : endSentence(`Se importa como borrador: falta ${falta.join(', ')}`);

/** True if the row can be included or left out: it would write something. */
export const isOptional = ({ estado, cambios }: Pick<ImportedRow, 'estado' | 'cambios'>): boolean =>
  estado === 'nuevo' || (estado === 'cambia' && cambios.some(({ tomado }) => tomado));

/** True if staff should look at something of the row, or decide it. */
export const hasNotes = ({ errores, marcas, falta, registro, fila, cambios, decision }: ImportedRow): boolean =>
  [errores, marcas, falta, cambios].some((notes) => Object.keys(notes).length > 0) ||
  registro !== null ||
  fila !== null ||
  decision !== '';
