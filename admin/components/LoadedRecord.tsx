import type { ReactNode } from 'react';
import { useEditContext } from 'react-admin';
import { isArchived } from '../feedback/archived.ts';
import { failureText } from '../feedback/failureText.ts';
import { InTrash } from './InTrash.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

interface LoadedRecordProps {
  failure: string;
  children?: ReactNode;
}

/** The record's children once it is loaded. A failed load offers a retry; it does not close a form that is already open. */
export function LoadedRecord({ failure, children }: LoadedRecordProps) {
  const { record, error, refetch } = useEditContext();
  const detail = failureText(error, '');
  return (
    <>
      {isArchived(error) ? (
        <InTrash text={error.message} />
      ) : error ? (
        <LoadFailure text={detail === '' ? failure : `${failure}: ${detail}`} onRetry={() => void refetch()} />
      ) : null}
      {record !== undefined ? children : null}
      {record === undefined && !error ? <LoadingScreen /> : null}
    </>
  );
}
