import { download } from '../../client/download.ts';
import { fieldsOf, listOf, numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';
import { toHttpError } from '../core/httpError.ts';

function readResult(wire: unknown) {
  if (wire === null || wire === undefined) return null;
  const { instante, correcto, problema } = fieldsOf(wire);
  return { instante: textOf(instante), isSaved: correcto === true, problema: textOf(problema) };
}

function readBackup(wire: unknown) {
  const { archivo, instante, bytes, tipo } = fieldsOf(wire);
  return { archivo: textOf(archivo), instante: textOf(instante), bytes: numberOf(bytes), tipo: textOf(tipo) };
}

/** The backups of the portal. */
export const backupMethods = ({ contextOf, write, callOptions }: Access) => ({
  /** Instants are ISO 8601; '' where there is none. */
  async getBackups({ signal }: RequestOptions = {}) {
    const fields = fieldsOf(await contextOf({ signal }).call('listBackups', {}));
    return {
      isConfigured: fields.configurado === true,
      hora: numberOf(fields.hora),
      folderProblem: textOf(fields.problema_carpeta),
      isRunning: fields.en_curso === true,
      last: readResult(fields.ultimo),
      lastSaved: textOf(fields.ultimo_correcto),
      backups: listOf(fields.copias).map(readBackup),
    };
  },

  /** Begins a backup and does not wait for its end. */
  async beginBackup() {
    await write((requests) => contextOf(requests).call('backUp', {}));
  },

  /** @param clave the signed-in user's password */
  async downloadBackup(archivo: string, clave: string): Promise<Blob> {
    try {
      return await download('downloadBackup', { body: { archivo, clave } }, callOptions);
    } catch (error) {
      throw toHttpError(error);
    }
  },
});

export type Respaldos = Awaited<ReturnType<ReturnType<typeof backupMethods>['getBackups']>>;
