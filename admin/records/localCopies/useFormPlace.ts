import { type RaRecord, useGetIdentity, useRecordContext, useResourceContext } from 'react-admin';
import { type CopyPlace, keepsLocalCopies, NEW_RECORD } from '../../session/localCopies/localCopy.ts';

/**
 * The key of this form's local copies; null if the form keeps none.
 * @param draftId the draft that the form shows, or NO_DRAFT
 */
export function useFormPlace(record: Partial<RaRecord> | undefined, draftId: number): CopyPlace | null {
  const resource = useResourceContext();
  const { identity } = useGetIdentity();
  const current = useRecordContext({ record });
  if (!keepsLocalCopies(resource) || identity === undefined) return null;
  return { userId: String(identity.id), resource, recordId: Number(current?.id ?? NEW_RECORD), draftId };
}
