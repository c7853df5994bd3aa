/** A row of a table as the history has it. */
export type RowState = Readonly<Record<string, unknown>> & { readonly id: number };

/** A movimiento with its rows. */
export interface LoggedChange {
  id: number;
  recurso: string;
  recurso_id: number;
  tabla: string;
  /** 1 for what an import wrote, or its undo */
  importacion: number;
  antes: RowState | null;
  despues: RowState | null;
}
