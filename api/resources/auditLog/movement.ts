import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Acciones } from '../../../contract/values/acciones.ts';

/** A row of a table before and after a write, to be recorded. */
export interface Movement {
  /** what the list of movimientos shows */
  recurso:
    | RecordKind
    | 'inicio'
    | 'identidad'
    | 'borradores'
    | 'usuarios'
    | 'archivos'
    | 'importaciones'
    | 'no_duplicados';
  recordId: number;
  accion: Acciones;
  /** the table of the rows; that of `recurso` by default */
  tabla?: 'proyecto_integrante' | 'vistas_previas' | undefined;
  /** the row, without its files, or null where there is none */
  antes: object | null;
  despues: object | null;
  /** the trash restores the movimientos of one group together; without groups, those of the whole write */
  group?: string;
  /** the record that this one is merged into; also where a reversal gives its row back, or takes it away again */
  destino?: number | null;
  /** the row leaves its table without going to the trash: the import that added it is taken back */
  untrashed?: true;
}

/** A row of a table as the history has it. */
export type RowState = Readonly<Record<string, unknown>> & { readonly id: number };

/** A movement as it is stored, with its rows. */
export interface StoredMovement {
  id: number;
  recurso: string;
  recurso_id: number;
  tabla: string;
  /** 1 for what an import wrote, or its undo */
  importacion: number;
  destino_id: number | null;
  antes: RowState | null;
  despues: RowState | null;
}
