import { HttpError, type RaRecord } from 'react-admin';
import { applyChanges } from '../../dataProvider/core/crud.ts';
import { fileOf } from '../../dataProvider/core/selectedFile.ts';
import { adapters } from '../../dataProvider/index.ts';

/** A save that the server refused with 409 because the form was stale. */
export interface Conflict {
  stored: RaRecord<number>;
  /** the data that the form sent */
  written: Partial<RaRecord>;
}

/** The conflict behind a failed save, or null if the save failed for another reason. */
export function conflictOf(error: unknown, written: Partial<RaRecord> = {}): Conflict | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const stored = error.body?.actual;
  return stored === undefined ? null : { stored, written };
}

/** A field whose written value differs from the stored one. */
export interface Difference {
  field: string;
  mine: unknown;
  stored: unknown;
}

const FILE_FIELDS = ['imagen', 'archivo'];

/** The form's fields that differ from the stored record. A newly selected file always counts. */
export function differencesOf(resource: keyof typeof adapters, { stored, written }: Conflict): Difference[] {
  const mine = applyChanges(adapters[resource], stored, { ...written, id: stored.id });
  const fields = Object.keys(mine)
    .filter((field) => field !== 'version' && field in written)
    .filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(stored[field]))
    .map((field) => ({ field, mine: mine[field], stored: stored[field] }));
  const files = FILE_FIELDS.flatMap((field) => {
    const file = fileOf(written[field]);
    return file === undefined ? [] : [{ field, mine: file.name, stored: 'El archivo actual' }];
  });
  return [...fields, ...files];
}
