import type { ImportedRow, RowState } from '../../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../../contract/resources/resources.ts';

/** What the file has of a row. */
export interface ReadRow {
  /** by field */
  celdas: Readonly<Record<string, string>>;
  /** notes of the reader, by field */
  marcas: Readonly<Record<string, string>>;
  /** cells that the reader refused, by field */
  problemas: Readonly<Record<string, string>>;
  origen: string;
  /** digest of all texts that the row has in the file; absent in one that an earlier version of the portal read */
  texto?: string;
}

/** What staff corrected and decided. */
export interface RowChoices {
  celdas?: Readonly<Record<string, string>>;
  incluida?: boolean;
  decision?: ImportedRow['decision'];
  /** what the decision is about: see {@link subjectOf} */
  sobre?: string;
  tomar?: readonly string[];
}

export interface StagedRow {
  numero: number;
  recurso: ImportedResource;
  lectura: ReadRow;
  elecciones: RowChoices;
}

type Shown = Omit<ImportedRow, 'numero' | 'recurso' | 'estado' | 'incluida' | 'decision' | 'origen' | 'recortadas'>;

/** What becomes of a row. */
export interface RowResult extends Shown {
  estado: RowState;
  incluida: boolean;
  /** version of the record that the row would change */
  version: number;
  /** the fields of a new record, of a draft, or those that change, as the rules read them */
  cuerpo: Readonly<Record<string, unknown>>;
  /** columns beside them */
  columnas: Readonly<Record<string, unknown>>;
  /** ids of the members of a project to add */
  miembros: readonly number[];
  /** the row becomes a draft */
  borrador: boolean;
}

export interface ReviewedRow extends StagedRow {
  result: RowResult;
}

/** The cells as staff corrected them. */
export const cellsOf = ({
  lectura,
  elecciones,
}: Pick<StagedRow, 'lectura' | 'elecciones'>): Record<string, string> => ({
  ...lectura.celdas,
  ...elecciones.celdas,
});

/** The record, the draft or the other row of the file that a decision is about; '' for nothing. */
export function subjectOf({ registro, fila }: Pick<RowResult, 'registro' | 'fila'>): string {
  if (registro !== null) return `${registro.borrador ? 'borrador' : 'registro'} ${registro.id}`;
  return fila === null ? '' : `fila ${fila}`;
}

/** What staff decided of a row; '' if that was about another record than the one that it means now. */
export const decisionOf = (
  result: Pick<RowResult, 'registro' | 'fila'>,
  { decision = '', sobre }: RowChoices,
): ImportedRow['decision'] => (sobre === undefined || sobre === subjectOf(result) ? decision : '');
