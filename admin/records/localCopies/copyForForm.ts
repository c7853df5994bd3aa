import { hasChanges } from '../../../contract/values/changedFields.ts';
import { isDraftFile, type SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import {
  type CopyPlace,
  type LocalCopy,
  NEW_RECORD,
  NO_DRAFT,
  type Values,
} from '../../session/localCopies/localCopy.ts';

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
