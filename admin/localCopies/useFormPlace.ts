import { type RaRecord, useGetIdentity, useRecordContext, useResourceContext } from 'react-admin';
import { type CopyPlace, isKept, NEW_RECORD } from './localCopy.ts';

/** The place of the copies of the form that is rendered here; null if the form keeps none. */
export function useFormPlace(record: Partial<RaRecord> | undefined): CopyPlace | null {
  const resource = useResourceContext();
  const { identity } = useGetIdentity();
  const current = useRecordContext({ record });
  if (!isKept(resource) || identity === undefined) return null;
  return { userId: String(identity.id), resource, recordId: Number(current?.id ?? NEW_RECORD) };
}
