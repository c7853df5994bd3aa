/** The names of what an import has: states, formats, encodings, separators. */
import type { ImportDetail, ImportState, ImportSummary } from '../../../../contract/entities/import.ts';
import type { Codificacion, Formato, Separador } from '../../../../contract/values/imports.ts';
import { countText, numberText } from '../../../display/countText.ts';

export const IMPORT_STATE_LABELS: Readonly<Record<ImportState, string>> = {
  leyendo: 'Leyendo',
  comparando: 'Comparando',
  por_revisar: 'Por revisar',
  importando: 'Importando',
  importada: 'Importada',
  deshaciendo: 'Deshaciendo',
  deshecha: 'Deshecha',
  fallida: 'No se pudo leer',
};

export const FORMAT_LABELS: Readonly<Record<Formato, string>> = {
  csv: 'CSV',
  xlsx: 'Libro de Excel (XLSX)',
  bibtex: 'BibTeX',
  ris: 'RIS',
  csl: 'JSON de un gestor de referencias',
  gruplac: 'Página de GrupLAC',
};

export const ENCODING_LABELS: Readonly<Record<Codificacion, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (LE)',
  'utf-16be': 'UTF-16 (BE)',
  'windows-1252': 'Windows-1252 (Excel antiguo)',
  macintosh: 'Macintosh: «CSV (Macintosh)»',
  ibm850: 'MS-DOS: «CSV (MS-DOS)»',
};

export const SEPARATOR_LABELS: Readonly<Record<Separador, string>> = {
  ',': 'Coma (,)',
  ';': 'Punto y coma (;)',
  '\t': 'Tabulación',
};

export const formatLabel = (formato: string): string =>
  formato in FORMAT_LABELS ? FORMAT_LABELS[formato as Formato] : '';

const RUNNING: readonly ImportState[] = ['leyendo', 'comparando', 'importando', 'deshaciendo'];

/** True while a job runs at the server. */
export const isRunning = (estado: ImportState): boolean => RUNNING.includes(estado);

/** True before an import is applied: it can be discarded. */
export const isDiscardable = (estado: ImportState): boolean =>
  estado === 'leyendo' || estado === 'comparando' || estado === 'por_revisar' || estado === 'fallida';

/** True once the file was recognised and until it is applied. Staff go on while it is read or compared again. */
export const isEditable = ({ estado, opciones }: Pick<ImportDetail, 'estado' | 'opciones'>): boolean =>
  isDiscardable(estado) && (estado === 'fallida' || opciones.formato !== '');

export const isClosed = (estado: ImportState): boolean => estado === 'importada' || estado === 'deshecha';

export const isTable = ({ opciones: { formato } }: ImportDetail): boolean => formato === 'csv' || formato === 'xlsx';

/** 'Comparando: 1.200 de 5.000 filas'; without numbers while the total is not known. */
export function progressText({ estado, avance: { hechas, total } }: ImportSummary): string {
  const label = IMPORT_STATE_LABELS[estado];
  return total === 0 ? `${label}…` : `${label}: ${numberText(hechas)} de ${countText(total, 'fila', 'filas')}`;
}

/** What an applied import made: '12 creados, 3 cambiados y 2 borradores'. */
export function resultText({ creados, cambiados, borradores }: NonNullable<ImportSummary['resultado']>): string {
  const parts = [
    creados > 0 || (cambiados === 0 && borradores === 0) ? countText(creados, 'creado', 'creados') : '',
    cambiados > 0 ? countText(cambiados, 'cambiado', 'cambiados') : '',
    borradores > 0 ? countText(borradores, 'borrador', 'borradores') : '',
  ];
  return new Intl.ListFormat('es').format(parts.filter(Boolean));
}

/** The numbers of an import in the list: of its result, else of its rows. */
export function numbersText({ estado, numeros, resultado }: ImportSummary): string {
  if (resultado !== null) return resultText(resultado);
  if (estado === 'leyendo' || estado === 'fallida') return '';
  return `${countText(numeros.total, 'fila', 'filas')}, ${countText(numeros.incluidas, 'incluida', 'incluidas')}`;
}

const SHOWN_MAX = 300;

/** The beginning of a long text. */
export const shortText = (text: string, most = SHOWN_MAX): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;
