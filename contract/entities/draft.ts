import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { id, isAllowedText, parseJson, version } from '../fields/fields.ts';
import { DRAFT_MAX_BYTES, draftPartOf } from '../resources/drafts.ts';
import { EDITED_RESOURCES } from '../resources/resources.ts';
import { isRecord } from '../values/tolerant.ts';

const INVALID = 'El borrador no es válido';
const TOO_LARGE = 'El borrador es demasiado grande';

type Scalar = string | number | boolean | null;
type Item = Scalar | { [key: string]: Scalar };
/** The values of a form, which may break the rules of its resource. Not recursive, so that no input is nested too deep. */
type FormValues = { [field: string]: Scalar | Item[] };

const isScalar = (value: unknown): value is Scalar =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && isAllowedText(value));
const isItem = (value: unknown): value is Item =>
  isScalar(value) || (isRecord(value) && Object.values(value).every(isScalar));
const isFormValues = (value: unknown): value is FormValues =>
  isRecord(value) &&
  Object.values(value).every((field) => isScalar(field) || (Array.isArray(field) && field.every(isItem)));

/** JSON text, as a form sends it. */
const values = () =>
  z
    .string({ error: INVALID })
    .refine((text) => new TextEncoder().encode(text).length <= DRAFT_MAX_BYTES, TOO_LARGE)
    .transform(parseJson(INVALID))
    .pipe(z.custom<FormValues>(isFormValues, INVALID));

const recurso = () => z.enum(EDITED_RESOURCES, { error: 'El recurso no es válido' });

/** A draft's file is the call's file; with `conservar_archivo` 1, the file of the stored draft stays. */
export const draftInput = z
  .object({
    id: id().optional(),
    version: version(),
    recurso: recurso(),
    recurso_id: id().optional(),
    version_base: version(),
    campos: values(),
    base: values().optional(),
    conservar_archivo: z.enum(['0', '1'], { error: INVALID }).optional(),
  })
  .check((context) => {
    const { recurso, recurso_id, campos } = context.value;
    const { name } = draftPartOf(recurso);
    if (name === undefined || recurso_id !== undefined) return;
    const [field] = name.fields;
    const value = campos[field];
    if (typeof value === 'string' && value.trim() !== '') return;
    context.issues.push({ code: 'custom', message: name.missing, path: [field], input: value });
  });

const summary = z.object({
  id: z.number(),
  recurso: recurso(),
  /** null for a new record */
  recurso_id: z.number().nullable(),
  nombre: z.string(),
  version: z.number(),
  created_at: z.string(),
  created_by: z.string(),
  updated_at: z.string(),
  updated_by: z.string(),
});

const previewLink = z.object({ id: z.number(), created_at: z.string(), created_by: z.string(), vence: z.string() });

const draft = summary.extend({
  version_base: z.number().nullable(),
  campos: z.record(z.string(), z.unknown()),
  /** the record that the form was opened with; null for a new record */
  base: z.record(z.string(), z.unknown()).nullable(),
  /** path of the picture for staff, '' for a PDF; null without a file */
  archivo: z.string().nullable(),
  /** section, kind and text of the row of a file that an import made the draft of */
  origen: z.string().nullable(),
  vistas_previas: z.array(previewLink),
});

export const draftsQuery = z.object({ recurso: recurso().optional() });
export const draftDeletion = z.object({ version: version() });
export const draftId = z.object({ id: id() });

export const drafts = withSuccess({ borradores: z.array(summary) });
export const draftAnswer = withSuccess({ borrador: draft });
export const savedDraft = withSuccess({ message: z.string(), borrador: summary });
/** `ruta` is the path with the token, which is not stored and never answered again. */
export const createdPreview = withSuccess({ message: z.string(), ruta: z.string(), vista_previa: previewLink });
