import { download } from '../../client/download.ts';
import type { CallOptions } from '../../client/sendCall.ts';
import { fieldsOf, listOf, numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Context } from '../core/adapter.ts';
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

/** The backups of the portal. Instants are ISO 8601; '' where there is none. */
export async function readBackups({ call }: Context) {
  const fields = fieldsOf(await call('listBackups', {}));
  return {
    isConfigured: fields.configurado === true,
    hora: numberOf(fields.hora),
    folderProblem: textOf(fields.problema_carpeta),
    isRunning: fields.en_curso === true,
    last: readResult(fields.ultimo),
    lastSaved: textOf(fields.ultimo_correcto),
    backups: listOf(fields.copias).map(readBackup),
  };
}

export type Respaldos = Awaited<ReturnType<typeof readBackups>>;

export async function beginBackup({ call }: Context): Promise<void> {
  await call('backUp', {});
}

/** @param clave the signed-in user's password */
export async function downloadBackup(options: CallOptions, archivo: string, clave: string): Promise<Blob> {
  try {
    return await download('downloadBackup', { body: { archivo, clave } }, options);
  } catch (error) {
    throw toHttpError(error);
  }
}
