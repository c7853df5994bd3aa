import type { z } from 'zod';
import type { Respaldos, StoredFile } from '../../../contract/entities/backup.ts';
import type {
  ImportDetail,
  ImportedRow,
  ImportState,
  importRowsChange,
  RowState,
} from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { StaffMember } from '../../auth/sessions.ts';

export type BackupStatus = Omit<Respaldos, 'success' | 'message' | 'configurado'>;

export interface BackupService {
  status(): Promise<BackupStatus>;
  /** Begins a backup and does not wait for its end. @throws {HttpError} 409 while another is made */
  begin(): Promise<void>;
  /** @param usuario who downloads it @throws {HttpError} 404 */
  open(archivo: string, usuario: string): StoredFile;
}

export interface ExportService {
  /**
   * Makes the ZIP while it is sent.
   * @param usuario who asks for it
   * @throws {HttpError} 409 while another export runs
   */
  begin(usuario: string): Promise<StoredFile>;
}

/** An import as it was read, with the version that counts its changes. */
export interface SeenImport {
  id: number;
  version: number;
  estado: string;
}

/** Rows of some numbers, a kind and a state. */
export interface RowFilter {
  recurso?: ImportedResource | undefined;
  estado?: RowState | undefined;
  numeros?: readonly number[] | undefined;
}

export interface PageFilter extends RowFilter {
  /** one row, with its whole texts */
  numero?: number | undefined;
  /** rows before the page */
  desde: number;
}

export interface RowsPage {
  /** of all pages */
  total: number;
  filas: ImportedRow[];
}

export type RowsChange = z.output<typeof importRowsChange>;

export type TemplateFormat = 'csv' | 'xlsx';

/** The work on imports. What begins a job does not wait for its end. */
export interface ImportService {
  /** Loads what an import needs, since somebody may add one soon. Does not wait for it. */
  prepare: () => void;
  /** Reads the file again with the stored options, and reviews its rows. */
  read: (of: SeenImport) => void;
  /** Reviews the rows of a version that has no review yet. */
  review: (of: SeenImport) => void;
  /** @param stored the last review of any instance @throws {HttpError} 409 if this version is not reviewed yet, which begins */
  apply: (of: SeenImport, staff: StaffMember, stored: { version: number; digest: string } | null) => void;
  undo: (of: SeenImport, staff: StaffMember) => void;
  /** Ends the job of an import, if it runs in this process. */
  stop: (id: number) => Promise<void>;
  /** The running job of this process: its state and the rows that it has done. */
  progress: (id: number) => { estado: ImportState; hechas: number; total: number } | null;
  /** The names that staff are asked about. @param mustWait for the first review, before which there are none */
  names: (of: SeenImport, mustWait?: boolean) => Promise<ImportDetail['nombres']>;
  /** Rows of the last review, which may be of an earlier version; waits for the first one. */
  page: (of: SeenImport, filter: PageFilter) => Promise<RowsPage>;
  /** Stores what staff chose for some rows. @throws {HttpError} 409 if somebody else changed the import, 422 if a row does not exist */
  change: (of: SeenImport, change: RowsChange) => Promise<SeenImport>;
  /** An empty table with the columns that a kind takes. */
  template: (recurso: ImportedResource, formato: TemplateFormat) => Promise<Uint8Array>;
}
