import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { id, version } from '../fields/fields.ts';
import { RECORD_KINDS } from '../resources/resources.ts';

const kind = z.enum(RECORD_KINDS, { error: 'El tipo de registro no es válido' });
const INVALID_OPERATION = 'La operación no es válida';

export const operacion = z.uuid({ error: INVALID_OPERATION });

export const undoBody = z.object({ operacion });
export const recordOfKind = z.object({ recurso: kind, recurso_id: id() });

/** `nombre` is typed to confirm. */
export const permanentDeletion = recordOfKind.extend({ nombre: z.string({ error: 'Escriba el nombre' }) });

export const papelera = withSuccess({
  papelera: z.array(
    z.object({
      recurso: kind,
      recurso_id: z.number(),
      nombre: z.string(),
      /** ISO 8601 in UTC */
      archivado_en: z.string(),
      archivado_por: z.string(),
    }),
  ),
});

export const vinculos = withSuccess({
  vinculos: z.array(z.object({ recurso: kind, id: z.number(), nombre: z.string() })),
});

/** Restores the record as it was after a movimiento. `version` is for optimistic locking. */
export const versionToRestore = z.object({ movimiento: id('La versión no es válida'), version: version() });
