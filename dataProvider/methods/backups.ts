import type { Access } from '../core/access.ts';
import { beginBackup, downloadBackup, readBackups } from '../resources/backups.ts';

/** The backups of the portal. */
export const backupMethods = ({ contextOf, write, callOptions }: Access) => ({
  async getBackups({ signal }: { signal?: AbortSignal } = {}) {
    return readBackups(contextOf({ signal }));
  },

  /** Begins a backup and does not wait for its end. */
  async beginBackup() {
    await write((requests) => beginBackup(contextOf(requests)));
  },

  /** @param clave the signed-in user's password */
  downloadBackup: (archivo: string, clave: string) => downloadBackup(callOptions, archivo, clave),
});
