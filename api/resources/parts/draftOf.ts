/** Parts of the pages of drafts that several resources share. */

import { pathOfTextFile, textFilesIn } from '../../../contract/addresses/textFiles.ts';
import { draftPartOf } from '../../../contract/resources/drafts.ts';
import { type RecordKind, uploadOf } from '../../../contract/resources/resources.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { Row } from '../../database/tables.ts';
import { columnOf, recordTable, rowOf } from '../../database/unchecked.ts';
import { withoutMissingFiles } from '../html/storedFiles.ts';
import { hides, isRevocable } from '../visibility/shownFields.ts';
import type { DraftOf } from './serverResource.ts';

/** The id in the page of a record that does not exist yet. */
const NEW_ID = 999_999_999_999_999;

/** What the page of a draft shows of a record. */
interface OpenDraft<R extends RecordKind> {
  /** undefined for a new record */
  row: Row<R> | undefined;
  id: number;
  /** the file of the draft, or else that of its record, unless the draft takes it away or one of them hides it */
  file: string | null;
  /** true for a column that draft or record hide from visitors; nobody can tell it of a record that is in the trash */
  isHidden: (column: string) => boolean;
}

export async function openDraft<R extends RecordKind>(
  { db, draft, campos }: DraftOf,
  recurso: R,
): Promise<OpenDraft<R>> {
  const stored =
    draft.recurso_id === null
      ? undefined
      : await db.selectFrom(recordTable(recurso)).where('id', '=', draft.recurso_id).selectAll().executeTakeFirst();
  const { column } = uploadOf(recurso) ?? {};
  const isTakenAway = campos[draftPartOf(recurso).file?.field ?? ''] === false;
  const kept = stored === undefined || column === undefined || isTakenAway ? '' : textOf(columnOf(stored, column));
  const isGone = draft.recurso_id !== null && stored === undefined;
  const isHidden = (named: string): boolean =>
    isRevocable(recurso, named) && (isGone || [stored ?? {}, campos].some((values) => hides(recurso, named, values)));
  const file = column !== undefined && isHidden(column) ? null : (draft.archivo ?? (kept || null));
  return { row: stored && rowOf<R>(stored), id: stored?.id ?? NEW_ID, file, isHidden };
}

/** The path of a file of a draft that has several: of an identity or of a text. */
export const pathOfDraftPicture = (filePath: string, nombre: string): string => `${filePath}/${nombre}`;

/** What stands for a file in the answers to the calls of a draft's page; null without a file. */
export const shownFile = ({ filePath }: DraftOf, file: string | null): string | null =>
  file === null ? null : filePath;

/** The text of a draft as its page shows it, and the files in it. */
export async function draftTexto({ db, filePath }: DraftOf, html: string): Promise<{ texto: string; files: string[] }> {
  const texto = await withoutMissingFiles(db, html);
  // Sanitized attributes have this form.
  const shown = texto.replaceAll(`="${pathOfTextFile('')}`, `="${pathOfDraftPicture(filePath, '')}`);
  return { texto: shown, files: textFilesIn(texto) };
}
