import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { type CopiedValues, copiedFields } from './copiedFields.ts';

interface CopiedRecordProps {
  resource: RecordKind;
  /** the record that is copied; null for an empty form */
  id: number | null;
  /** text if it cannot be loaded */
  failure: string;
  children: (copied: CopiedValues) => ReactNode;
}

/** The first values of the form of a new record. */
export function CopiedRecord({ resource, id, failure, children }: CopiedRecordProps) {
  const { data, error, refetch } = useGetOne(resource, { id: id ?? 0 }, { enabled: id !== null });
  if (id === null) return children(undefined);
  if (data !== undefined) return children(copiedFields(resource, data));
  return error ? <LoadFailure text={failure} onRetry={() => void refetch()} /> : <LoadingScreen />;
}
