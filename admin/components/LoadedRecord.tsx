import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../contract/calls/messages.ts';
import { usePaths } from '../addresses/paths.ts';
import { failureText, isArchived } from '../feedback/failureText.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

interface LoadedRecordProps {
  failure: string;
  /** of react-admin's context of a form or a view */
  of: { record?: object | undefined; error?: unknown; refetch: () => unknown };
  children?: ReactNode;
}

/** The record's children once it is loaded. A failed load offers a retry; it does not close a form that is already open. */
export function LoadedRecord({ failure, of: { record, error, refetch }, children }: LoadedRecordProps) {
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

function InTrash({ text }: { text: string }) {
  const paths = usePaths();
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button component={Link} to={paths.papelera} color="inherit" size="small">
          {messages.historia.openTrash}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
