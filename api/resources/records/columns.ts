import { sql } from 'kysely';
import { PDF_AND_REMOVAL, PICTURE_AND_REMOVAL } from '../../../contract/entities/fileRemoval.ts';
import { partsOf, type RecordKind, uploadOf } from '../../../contract/resources/resources.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Trx } from '../../database/open.ts';
import { toJson } from '../../database/textList.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import type { PreparedFile } from '../../uploads/prepare.ts';
import { storeFile } from '../../uploads/store.ts';
import type { DraftFile } from '../calls/handler.ts';
import { withoutMissingFiles, withStoredFiles } from '../html/storedFiles.ts';
import type { RecordPart } from '../parts/serverResource.ts';

type OwnFields = Pick<RecordPart, 'ownFields'>;
type Values = Readonly<Record<string, unknown>>;

/** Fields of a call that are no columns of the record. */
const OF_CALL = new Set(['id', 'version', 'quitar_imagen', 'quitar_pdf']);

/** The columns of the fields of a record: lists are JSON. Those of absent fields get their defaults in a new row. */
async function columnsOfFields(
  recurso: RecordKind,
  parts: OwnFields,
  body: object,
  clean: (html: string, field: string) => Promise<string>,
): Promise<Record<string, unknown>> {
  const { fieldNames = {}, htmlColumns = [] } = partsOf(recurso);
  const columns = new Map(Object.entries(fieldNames).map(([column, field]) => [field, column]));
  const stored: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(definedFields(parts.ownFields?.(body) ?? body))) {
    if (OF_CALL.has(field)) continue;
    const text = htmlColumns.includes(field) ? await clean(String(value), field) : value;
    stored[columns.get(field) ?? field] = Array.isArray(text) ? toJson(text) : text;
  }
  return stored;
}

/** The columns of the fields that staff save. @throws {HttpError} 422 at a text that names a missing file */
export const savedColumns = (trx: Trx, recurso: RecordKind, parts: OwnFields, body: object) =>
  columnsOfFields(recurso, parts, body, (html, field) => withStoredFiles(trx, html, field));

/** The columns of the fields of a row of a file: its texts lose the files that are missing. */
export const importedColumns = (trx: Trx, recurso: RecordKind, parts: OwnFields, body: object) =>
  columnsOfFields(recurso, parts, body, (html) => withoutMissingFiles(trx, html));

/** The columns with who writes a record. @param written the other columns that are written */
export const authorOf = (recurso: RecordKind, { usuario, nombre }: StaffMember, written: Values) => ({
  updated_by: usuario,
  ...(partsOf(recurso).namesAuthors && { updated_by_name: nombre }),
  ...recordedBy(recurso, usuario, written),
});

/** The columns with who adds a record, besides `created_by`. @param written the other columns of the record */
export const firstAuthorOf = (recurso: RecordKind, { usuario, nombre }: StaffMember, written: Values) => {
  const { namesAuthors, recordedBy } = partsOf(recurso);
  return {
    ...(namesAuthors && { created_by_name: nombre, updated_by_name: '' }),
    ...(recordedBy && { [recordedBy.column]: recordedBy.of.some((column) => written[column]) ? usuario : '' }),
  };
};

/** The column of an update with who wrote others: it changes with them, and is empty while they are. */
function recordedBy(recurso: RecordKind, usuario: string, written: Values): Values {
  const { recordedBy: part } = partsOf(recurso);
  const changing = part?.of.filter((column) => written[column] !== undefined) ?? [];
  if (part === undefined || changing.length === 0) return {};
  const empty = part.of.map((column) => sql`${written[column] ?? sql.ref(column)} = ''`);
  const changed = changing.map((column) => sql`${sql.ref(column)} <> ${written[column]}`);
  return {
    [part.column]: sql`case when ${sql.join(empty, sql` and `)} then ''
      when ${sql.join(changed, sql` or `)} then ${usuario} else ${sql.ref(part.column)} end`,
  };
}

/** The field that removes a file, and the message for a removal together with another file. */
const REMOVALS = {
  pdf: ['quitar_pdf', PDF_AND_REMOVAL],
  picture: ['quitar_imagen', PICTURE_AND_REMOVAL],
} as const;

export interface FileChange {
  /** of the call */
  file: PreparedFile | undefined;
  /** of the draft that the call publishes */
  draftFile: DraftFile | null;
}

/**
 * The columns of a record's file after a write; none if it stays. Versions keep the file that was there.
 * @param fields of the call @throws {HttpError} 422 for a removal together with another file
 */
export async function fileColumns(
  trx: Trx,
  recurso: RecordKind,
  { file, draftFile }: FileChange,
  fields: Values,
): Promise<Record<string, unknown>> {
  const upload = uploadOf(recurso);
  if (upload === undefined) return {};
  const { column, kind, text } = upload;
  const bytesOf = (bytes: number) => (kind === 'pdf' ? { [`${column}_bytes`]: bytes } : {});
  const [removal, refusal] = kind === 'pdf' ? REMOVALS.pdf : REMOVALS.picture;
  if (fields[removal] !== undefined) {
    if (file || draftFile) throw invalidFieldError(removal, refusal);
    return { [column]: null, ...bytesOf(0), ...(text !== undefined && { [text]: '' }) };
  }
  if (file) return { [column]: await storeFile(trx, file), ...bytesOf(file.variants[0]?.bytes.length ?? 0) };
  return draftFile === null ? {} : { [column]: draftFile.nombre, ...bytesOf(draftFile.bytes) };
}
