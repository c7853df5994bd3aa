import type { RaRecord } from 'react-admin';
import { changedFields, hasChanges } from '../../../contract/values/changedFields.ts';
import { isDraftFile, type SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import { isFilled } from '../../display/displayValue.ts';
import {
  type CopiedFile,
  type CopyPlace,
  type LocalCopy,
  NEW_RECORD,
  NO_DRAFT,
  startsEmpty,
  type Values,
  valuesOf,
} from '../../session/localCopies/localCopy.ts';
import { fileOfForm, isFileField, mergeRecords, type Stored } from '../merge/mergeRecords.ts';

export interface CopyDifference {
  field: string;
  stored: unknown;
  copied: unknown;
  isFile: boolean;
}

const named = ({ field, name }: CopiedFile): CopyDifference => ({ field, stored: '', copied: name, isFile: true });

/** What a copy adds to a new record, or to its draft. Drafts of new records lack what the adapters need to compare them. */
const newValues = ({ changes, files }: LocalCopy, draft: Values): CopyDifference[] => [
  ...Object.entries(changedFields(draft, changes))
    .map(([field, copied]) => ({ field, stored: draft[field], copied, isFile: false }))
    .filter(({ stored, copied }) => isFilled(stored) || isFilled(copied)),
  ...files.map(named),
];

/** The name of a stored file means nothing to a user. */
function storedValue(resource: string, field: string, value: unknown): unknown {
  return isFileField(resource, field) && value ? 'El archivo actual' : value;
}

/** What a copy adds to a record, or to its draft. */
function changedValues(copy: LocalCopy, stored: Values): CopyDifference[] {
  const current = stored as Stored;
  const data: Partial<RaRecord> = valuesOf(copy, () => '');
  const { mine, theirs, mineOnly, conflicts } = mergeRecords(
    copy.resource,
    { ...current, ...copy.base },
    data,
    current,
  );
  const differences = [...mineOnly, ...conflicts].map((field) => ({
    field,
    stored: storedValue(copy.resource, field, theirs[field]),
    copied: mine[field],
    isFile: isFileField(copy.resource, field),
  }));
  return [...differences, ...copy.files.filter(({ file }) => file === null).map(named)];
}

/** The fields that recovering a copy changes. @param stored the record, or the draft of the form, as it is now */
export function copyDifferences(copy: LocalCopy, stored: Values): CopyDifference[] {
  const { resource, recordId, changes, files } = copy;
  const differences =
    recordId === NEW_RECORD ? newValues(copy, startsEmpty(copy) ? {} : stored) : changedValues(copy, stored);
  const form = fileOfForm(resource);
  const ofDraft = form && (stored[form.field] as SelectedFile | undefined);
  if (form === undefined || !isDraftFile(ofDraft)) return differences;
  // The file of a draft is a value of its form, not the record's own file.
  const others = differences.filter(({ field }) => field !== form.field);
  const chosen = files.find(({ field }) => field === form.field);
  const value = changes[form.field] as SelectedFile | false | null | undefined;
  if (chosen === undefined && (value === undefined || isDraftFile(value))) return others;
  const left = value === false ? '' : (storedValue(resource, form.field, stored[form.stored]) ?? '');
  return [...others, { field: form.field, stored: ofDraft.title, copied: chosen?.name ?? left, isFile: true }];
}

/** True if the record was changed after the form of the copy was opened. */
export const isOutdated = (copy: LocalCopy, stored: Values): boolean => hasChanges(stored, copy.base);

export interface FormCopy extends LocalCopy {
  /** what became of the draft that was typed over; null for a copy without a draft */
  draftState: 'same' | 'changed' | 'gone' | null;
}

const withoutDraftFile = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isDraftFile(value as SelectedFile)));

/**
 * A copy as a form recovers it. Text that was typed over a draft goes over the draft as it is now, since saving a draft does
 * not merge; without the draft over the record as it is now, or with the draft's values into a new record.
 * @param stored the record, or the draft of the form, as it is now
 */
export function copyForForm(copy: LocalCopy, { draftId }: CopyPlace, stored: Values): FormCopy {
  if (copy.draftId === NO_DRAFT) return { ...copy, draftState: null };
  if (copy.draftId === draftId) {
    return { ...copy, base: stored, draftState: hasChanges(stored, copy.base) ? 'changed' : 'same' };
  }
  const gone = { ...copy, draftId, draftState: 'gone' } as const;
  if (copy.recordId !== NEW_RECORD) return { ...gone, base: stored };
  return { ...gone, base: {}, changes: { ...withoutDraftFile(copy.base), ...copy.changes } };
}
