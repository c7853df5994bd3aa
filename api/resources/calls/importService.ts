import type { ImportState } from '../../../contract/entities/import.ts';
import type { StaffMember } from '../../auth/sessions.ts';

/** The jobs of imports. Each begins a job and does not wait for its end. */
export interface ImportService {
  /** Reads the file again with the stored options, and compares its rows. */
  read(id: number): Promise<void>;
  compare(id: number): Promise<void>;
  apply(id: number, staff: StaffMember): Promise<void>;
  undo(id: number, staff: StaffMember): Promise<void>;
  /** Ends the job of an import, if it runs in this process. */
  stop(id: number): Promise<void>;
  /** The running job of this process: its state and the rows that it has done. */
  progress(id: number): { estado: ImportState; hechas: number; total: number } | null;
}
