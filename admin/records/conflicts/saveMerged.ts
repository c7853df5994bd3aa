import type { RaRecord } from 'react-admin';
import { hasChanges } from '../../../contract/values/changedFields.ts';
import { type Conflict, conflictIn } from '../../../dataProvider/core/httpError.ts';
import { loadNormalizers } from '../forms/html/loadNormalizers.ts';
import {
  type Choices,
  changesToSend,
  fieldsOfBrokenRules,
  fileOfForm,
  mergeRecords,
  type RecordMerge,
  type Resource,
  type Stored,
} from '../merge/mergeRecords.ts';

/** The user closed the conflict dialog to go on editing. */
export class SaveDismissed extends Error {
  override readonly name = 'SaveDismissed';
}

interface SaveParams {
  /** absent until a record is stored */
  id?: RaRecord['id'];
  data: Partial<RaRecord>;
  previousData?: RaRecord;
  [option: string]: unknown;
}

export type Save = (params: SaveParams) => Promise<{ data: RaRecord }>;

interface MergeOptions {
  resource: Resource;
  /** the fields that the form was opened with; those of `previousData` if absent */
  opened?: Partial<RaRecord> | undefined;
  validate: (values: Record<string, unknown>) => object;
  send: Save;
  /** Asks about the conflicts. Rejects with SaveDismissed. */
  choose: (merge: RecordMerge) => Promise<Choices>;
  /** Receives the fields that were taken from others after a merged save. */
  onMerged: (fields: string[]) => void;
}

/** The file that an earlier attempt has stored goes if the form no longer has it, and was opened without one. */
function withoutLostFile(resource: Resource, data: Partial<RaRecord>, opened: Partial<RaRecord>, stored: Stored) {
  const file = fileOfForm(resource);
  if (file === undefined || !stored[file.stored] || opened[file.stored] || data[file.field]) return data;
  return { ...data, [file.field]: false };
}

/**
 * Saves a form. If the form is stale, merges it into the stored record and saves the result with the stored version;
 * repeats this if another save comes between. Asks only about fields that both sides changed and about broken rules.
 */
export async function saveMerged(params: SaveParams, options: MergeOptions): ReturnType<Save> {
  const { resource, opened = {}, validate, send, choose, onMerged } = options;
  const { id, previousData } = params;
  const taken = new Set<string>();
  let base = { ...previousData, ...opened } as Stored;
  let sent: SaveParams = id === undefined ? params : { ...params, previousData: base };
  // The record may have been loaded again since the form was opened.
  const isReloaded = previousData !== undefined && hasChanges(previousData, opened);
  let conflict: Conflict<Stored> | null = isReloaded ? { actual: previousData as Stored } : null;
  for (;;) {
    if (conflict !== null) {
      const { actual, isOwn } = conflict;
      const data = isOwn ? withoutLostFile(resource, sent.data, opened, actual) : sent.data;
      if (isOwn) base = { ...base, ...actual };
      const merge = mergeRecords(resource, base, data, actual, await loadNormalizers(resource));
      const isClear = merge.conflicts.length === 0 && fieldsOfBrokenRules(merge, {}, validate).length === 0;
      const choices = isClear ? {} : await choose(merge);
      const changes = changesToSend(merge, choices, data);
      for (const field of merge.theirsOnly) taken.add(field);
      for (const field of Object.keys(changes)) taken.delete(field);
      // The stored record already holds everything, for example after a save whose answer was lost.
      if (Object.keys(changes).length === 0) {
        onMerged([...taken]);
        return { data: actual };
      }
      base = { ...base, ...actual };
      sent = {
        ...params,
        id: actual.id,
        data: { ...changes, id: actual.id, version: actual.version },
        previousData: base,
      };
    }
    try {
      const result = await send(sent);
      onMerged([...taken]);
      return result;
    } catch (error) {
      conflict = conflictIn(error);
      // A conflict with the version that was sent: a retry would send the same request.
      if (conflict === null || conflict.actual.version === (sent.data.version ?? base.version)) throw error;
    }
  }
}
