import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useEditContext } from 'react-admin';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { RecordDraft } from '../drafts/RecordDraft.tsx';
import { useRecordForm } from './recordFormContext.ts';

interface StoredRecordProps<R> {
  /** the form shows the record's draft at first */
  opensDraft?: boolean;
  /** of the frame */
  padding: number;
  actions: (record: R) => ReactNode;
  /** the form */
  children: ReactNode;
}

/** What a dialog or a panel has of a stored record: its actions, and its form with its draft. */
export function StoredRecord<R extends RaRecord<number>>(props: StoredRecordProps<R>) {
  const { opensDraft = false, padding, actions, children } = props;
  const { resource, loadFailed = '' } = useRecordForm();
  const edit = useEditContext<R>();
  const { record } = edit;
  return (
    <LoadedRecord failure={loadFailed} of={edit}>
      {record === undefined ? null : (
        <>
          <Box sx={{ px: padding, pb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, flexShrink: 0 }}>
            {actions(record)}
          </Box>
          <RecordDraft resource={resource} id={record.id} opensDraft={opensDraft} inDialog>
            {children}
          </RecordDraft>
        </>
      )}
    </LoadedRecord>
  );
}
