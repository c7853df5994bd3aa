import type { RaRecord } from 'react-admin';
import { changedFields, hasChanges } from '../../../contract/values/changedFields.ts';
import { isFilled } from '../../display/displayValue.ts';
import { isFileField, mergeRecords, type Stored } from '../merge/mergeRecords.ts';
import { type CopiedFile, type LocalCopy, NEW_RECORD, startsEmpty, type Values, valuesOf } from './localCopy.ts';

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

/** The fields that recovering a copy changes. @param stored the record, or the draft of the form, as it is now */
export function copyDifferences(copy: LocalCopy, stored: Values): CopyDifference[] {
  if (copy.recordId === NEW_RECORD) return newValues(copy, startsEmpty(copy) ? {} : stored);
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

/** True if the record was changed after the form of the copy was opened. */
export const isOutdated = (copy: LocalCopy, stored: Values): boolean => hasChanges(stored, copy.base);
