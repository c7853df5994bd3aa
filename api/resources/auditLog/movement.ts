import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Acciones } from '../../../contract/values/acciones.ts';

/** A row of a table before and after a write. */
export interface Movement {
  /** what the list of movimientos shows */
  recurso: RecordKind | 'inicio' | 'identidad' | 'borradores' | 'usuarios' | 'archivos' | 'importaciones';
  recordId: number;
  accion: Acciones;
  /** the table of the rows; that of `recurso` by default */
  tabla?: 'proyecto_integrante' | 'vistas_previas' | undefined;
  /** the row, without its files, or null where there is none */
  antes: object | null;
  despues: object | null;
  /** the trash restores the movimientos of one group together; without groups, those of the whole write */
  group?: string;
  /** the row leaves its table without going to the trash: the import that added it is taken back */
  untrashed?: true;
}
