import { z } from 'zod';
import { done, withSuccess } from '../fields/envelope.ts';
import { boundedList, id, version, wholeNumber } from '../fields/fields.ts';
import { EDITED_RESOURCES, RECORD_KINDS } from '../resources/resources.ts';
import { TRASH_MAX } from '../values/constants.ts';

const kind = z.enum(RECORD_KINDS, { error: 'El tipo de registro no es válido' });
const INVALID_OPERATION = 'La operación no es válida';

export const operacion = z.uuid({ error: INVALID_OPERATION });

export const undoBody = z.object({ operacion });
/** When each record of a kind was last changed; ISO 8601 in UTC. */
export const ofKind = z.object({ recurso: kind });
export const modificaciones = withSuccess({
  modificaciones: z.array(z.object({ id: z.number(), updated_at: z.string() })),
});
export const recordOfKind = z.object({ recurso: kind, recurso_id: id() });
export type RecordOfKind = z.infer<typeof recordOfKind>;

const INVALID_LIST = 'Elija los registros';
const TOO_MANY = `Elija como máximo ${TRASH_MAX} registros`;

/** Several records of the trash, at least one. */
const registros = () =>
  boundedList(recordOfKind, TRASH_MAX, INVALID_LIST, TOO_MANY).refine((list) => list.length > 0, INVALID_LIST);

type OneOrSeveral = { registros?: RecordOfKind[] | undefined };

/** What a call does to one record, or to several in one transaction. @param one the fields of a call for one record */
const oneOrSeveral = <Shape extends typeof recordOfKind.shape>(one: z.ZodObject<Shape>) =>
  one
    .partial()
    .extend({ registros: registros().optional() })
    .transform((body, context) => {
      const { registros: several } = body as OneOrSeveral;
      if (several !== undefined) return { registros: several, only: null };
      const parsed = one.safeParse(body);
      if (parsed.success) return { registros: [parsed.data as RecordOfKind], only: parsed.data };
      for (const { path, message } of parsed.error.issues)
        context.addIssue({ code: 'custom', path: [...path], message });
      return z.NEVER;
    });

export const restoration = oneOrSeveral(recordOfKind);

/** `nombre` is typed to confirm the deletion of one record. */
export const permanentDeletion = oneOrSeveral(
  recordOfKind.extend({ nombre: z.string({ error: 'Escriba el nombre' }) }),
);

/** The answer for several records: how many were deleted, and how many stay because they are deleted by their name. */
export const permanentlyDeleted = done.extend({ eliminados: z.number().optional(), quedan: z.number().optional() });

export const archivado = z.object({
  recurso: kind,
  recurso_id: z.number(),
  nombre: z.string(),
  /** ISO 8601 in UTC */
  archivado_en: z.string(),
  archivado_por: z.string(),
});
export const papelera = withSuccess({ papelera: z.array(archivado) });

const vinculo = z.object({ recurso: z.enum(EDITED_RESOURCES), id: z.number(), nombre: z.string() });
export type Vinculo = z.infer<typeof vinculo>;
/** Links of one answer. */
export const VINCULOS_PAGE = 100;
/** `salta`: how many links the pages before had. */
export const vinculosQuery = recordOfKind.extend({ salta: wholeNumber().optional() });
export const vinculos = withSuccess({
  vinculos: z.array(vinculo).max(VINCULOS_PAGE),
  /** of all pages */
  totales: z.partialRecord(z.enum(EDITED_RESOURCES), z.number()),
  hay_mas: z.boolean(),
});
export type Vinculos = z.infer<typeof vinculos>;

/** Restores the record as it was after a movimiento. `version` is for optimistic locking. */
export const versionToRestore = z.object({ movimiento: id('La versión no es válida'), version: version() });
