import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';

/** The backups of the portal. */
export const backupMethods = ({ contextOf, write, download }: Access) => ({
  /** Instants are ISO 8601; '' where there is none. */
  async getBackups({ signal }: RequestOptions = {}) {
    const answer = await contextOf({ signal }).ownCall('listBackups', {});
    const { ultimo } = answer;
    return {
      isConfigured: answer.configurado,
      hora: answer.hora,
      folderProblem: answer.problema_carpeta,
      isRunning: answer.en_curso,
      last: ultimo && { instante: ultimo.instante, isSaved: ultimo.correcto, problema: ultimo.problema },
      lastSaved: answer.ultimo_correcto ?? '',
      backups: answer.copias,
    };
  },

  /** Begins a backup and does not wait for its end. */
  async beginBackup() {
    await write((requests) => contextOf(requests).call('backUp', {}));
  },

  /** @param clave the signed-in user's password */
  downloadBackup: (archivo: string, clave: string) => download('downloadBackup', { body: { archivo, clave } }),

  /** Everything as a ZIP. @param clave the signed-in user's password @param signal ends the download */
  exportAll: (clave: string, signal: AbortSignal) => download('exportAll', { body: { clave } }, signal),
});

export type Respaldos = Awaited<ReturnType<ReturnType<typeof backupMethods>['getBackups']>>;
