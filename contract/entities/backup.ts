import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { localDay } from '../values/localDay.ts';
import { passwordConfirmation } from './sesion.ts';

/** The result of an attempt to make a backup. */
export const backupResult = z.object({
  /** ISO 8601, UTC */
  instante: z.string(),
  correcto: z.boolean(),
  archivo: z.string(),
  /** 0 if it failed */
  bytes: z.number(),
  /** why it failed, else '' */
  problema: z.string(),
});

const copia = z.object({
  archivo: z.string(),
  tipo: z.enum(['automatica', 'manual', 'actualizacion']),
  /** ISO 8601, UTC */
  instante: z.string(),
  bytes: z.number(),
});

export const respaldos = withSuccess({
  /** false if BACKUP_DIR is not set */
  configurado: z.boolean(),
  /** hour of the automatic backup, in Bogotá */
  hora: z.number(),
  /** why the folder cannot be written, else '' */
  problema_carpeta: z.string(),
  en_curso: z.boolean(),
  ultimo: backupResult.nullable(),
  /** ISO 8601 instant of the last backup that was saved and checked */
  ultimo_correcto: z.string().nullable(),
  /** newest first */
  copias: z.array(copia),
});
export type Respaldos = z.output<typeof respaldos>;

/** The signed-in user's password is asked for again, since a backup has the data of everybody. */
export const backupDownload = z.object({
  archivo: z.string({ error: 'Elija un respaldo' }).min(1, 'Elija un respaldo').max(100, 'El respaldo no es válido'),
  ...passwordConfirmation.shape,
});

/** The name of an export that was made at an instant. */
export const exportName = (now: Date): string => `portal-${localDay(now.toISOString())}.zip`;

/** A file that a call answers. */
export interface StoredFile {
  nombre: string;
  /** null for a file that is made while it is sent */
  bytes: number | null;
  /** a stream of the server; unknown here, since the contract is shared with browsers */
  content: unknown;
}
export const storedFile = z.custom<StoredFile>();
