import { HttpError, type RaRecord, type UpdateParams, type UpdateResult } from 'react-admin';
import { hasChanges } from '../../../contract/values/changedFields.ts';
import { savedPart } from '../../../dataProvider/core/httpError.ts';
import { isSameChoice } from '../../../dataProvider/core/selectedFile.ts';
import {
  type Choices,
  changesToSend,
  fieldsOfBrokenRules,
  fileOfForm,
  mergeRecords,
  type Normalizers,
  type RecordMerge,
  type Resource,
  type Stored,
} from '../merge/mergeRecords.ts';

/** The user closed the conflict dialog to go on editing. */
export class SaveDismissed extends Error {
  override readonly name = 'SaveDismissed';
}

/** The stored record in a 409, or null if the save failed for another reason. */
function storedIn(error: unknown): Stored | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  return error.body?.actual ?? null;
}

/** The record after an attempt of the form that saved only a part. */
export interface SavedPart {
  stored: Stored;
  /** the stored record, with the form's values of the fields whose stored ones the merge took: the form still shows its own */
  shown: Stored;
}

interface MergeOptions {
  resource: Resource;
  /** the fields that the form was opened with; those of `previousData` if absent */
  opened?: Partial<RaRecord> | undefined;
  /** of an earlier attempt: the form is compared with it */
  part?: SavedPart | null;
  normalizers: Normalizers;
  validate: (values: Record<string, unknown>) => object;
  send: (params: UpdateParams) => Promise<UpdateResult>;
  /** Asks about the conflicts. Rejects with SaveDismissed. */
  choose: (merge: RecordMerge) => Promise<Choices>;
  /** Receives the fields that were taken from others after a merged save. */
  onMerged: (fields: string[]) => void;
  /** called after an attempt that saved only a part */
  onPart?: (part: SavedPart) => void;
}

const pick = (values: Partial<RaRecord>, fields: Iterable<string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...fields].map((field) => [field, values[field]]));

/**
 * An attempt after one that saved only a part. The record may have been loaded again since.
 * @returns without the file that the user gave up in the earlier attempt: the form still has it
 */
function afterPart(resource: Resource, params: UpdateParams, { stored, shown }: SavedPart): UpdateParams {
  const isLoadedSince = (params.previousData.version ?? 0) > (stored.version ?? 0);
  const previousData = isLoadedSince ? params.previousData : stored;
  const data: Partial<RaRecord> = { ...params.data, version: stored.version };
  const file = fileOfForm(resource)?.field;
  if (file !== undefined && isSameChoice(shown[file], data[file])) delete data[file];
  return { ...params, data, previousData };
}

/**
 * Saves a form. If the form is stale, merges it into the stored record and saves the result with the stored version;
 * repeats this if another save comes between. Asks only about fields that both sides changed and about broken rules.
 */
export async function saveMerged(form: UpdateParams, options: MergeOptions): Promise<UpdateResult> {
  const { resource, part = null, normalizers, validate, send, choose, onMerged, onPart } = options;
  const params = part === null ? form : afterPart(resource, form, part);
  const opened = part?.shown ?? options.opened ?? {};
  const taken = new Set<string>();
  /** fields of the form that are not saved: those taken from others, and those that the user gave up */
  const notSent = new Set(Object.keys(form.data).filter((field) => !(field in params.data)));
  let data: Partial<RaRecord> = params.data;
  let base: Stored = { ...params.previousData, ...opened };
  // The record may have been loaded again since the form was opened.
  let stored: Stored | null = hasChanges(params.previousData, opened) ? params.previousData : null;
  for (;;) {
    if (stored !== null) {
      const merge = mergeRecords(resource, base, data, stored, normalizers);
      const isClear = merge.conflicts.length === 0 && fieldsOfBrokenRules(merge, {}, validate).length === 0;
      const choices = isClear ? {} : await choose(merge);
      const changes = changesToSend(merge, choices, data);
      for (const field of merge.theirsOnly) taken.add(field);
      for (const field of [...merge.mineOnly, ...merge.theirsOnly, ...merge.conflicts]) notSent.add(field);
      for (const field of Object.keys(changes)) {
        taken.delete(field);
        notSent.delete(field);
      }
      // The stored record already holds everything, for example after a save whose answer was lost.
      if (Object.keys(changes).length === 0) {
        onMerged([...taken]);
        return { data: stored };
      }
      data = { ...changes, id: stored.id, version: stored.version };
      base = { ...base, ...stored };
    }
    try {
      const result = await send({ ...params, data, previousData: base });
      onMerged([...taken]);
      return result;
    } catch (error) {
      const saved = savedPart(error);
      if (saved !== null) onPart?.({ stored: saved, shown: { ...saved, ...pick(form.data, notSent) } });
      base = { ...base, ...saved };
      stored = storedIn(error);
      // A conflict with the version that was sent: a retry would send the same request.
      if (stored === null || stored.version === (data.version ?? base.version)) throw error;
    }
  }
}
