import type { Respaldos, StoredFile } from '../../../contract/entities/backup.ts';

export type BackupStatus = Omit<Respaldos, 'success' | 'message' | 'configurado'>;

export interface BackupService {
  status(): Promise<BackupStatus>;
  /** Begins a backup and does not wait for its end. @throws {HttpError} 409 while another is made */
  begin(): Promise<void>;
  /** @param usuario who downloads it @throws {HttpError} 404 */
  open(archivo: string, usuario: string): StoredFile;
}
