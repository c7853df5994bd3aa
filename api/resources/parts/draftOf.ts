/** Parts of the pages of drafts that several resources share. */

import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { Row } from '../../database/tables.ts';
import { recordTable, rowOf } from '../../database/unchecked.ts';
import type { DraftOf } from './serverResource.ts';

/** The id in the page of a record that does not exist yet. */
export const NEW_ID = 999_999_999_999_999;

/** The record of a draft; undefined for a new one. */
export async function storedRow<R extends DraftResource>(
  { db, draft }: DraftOf,
  recurso: R,
): Promise<Row<R> | undefined> {
  if (draft.recurso_id === null) return undefined;
  const row = await db
    .selectFrom(recordTable(recurso))
    .where('id', '=', draft.recurso_id)
    .selectAll()
    .executeTakeFirst();
  return row && rowOf<R>(row);
}

/** The picture of a draft, or else that of its record, unless the draft takes it away. */
export const draftImagen = ({ draft, campos }: DraftOf, stored: string | null | undefined): string | null =>
  draft.archivo ?? (campos.imagen === false ? null : (stored ?? null));

/** The path of a picture or of the video of a draft's identity. */
export const pathOfDraftPicture = (filePath: string, nombre: string): string => `${filePath}/${nombre}`;

/** What stands for a file in the answers to the calls of a draft's page; null without a file. */
export const shownFile = ({ filePath }: DraftOf, file: string | null): string | null =>
  file === null ? null : filePath;
