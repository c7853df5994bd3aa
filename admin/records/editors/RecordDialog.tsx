import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useEditContext } from 'react-admin';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { Modal } from '../../components/Modal.tsx';
import { RecordDraft } from '../drafts/RecordDraft.tsx';
import { ModalForm } from '../forms/ModalForm.tsx';
import { useRecordForm } from './recordFormContext.ts';

interface RecordDialogProps<R> {
  title: string;
  /** of the button that saves */
  label: string;
  isWide?: boolean;
  /** gets the focus; the first field by default */
  campo?: string;
  /** the form of a stored record shows its draft at first */
  opensDraft?: boolean;
  /** what the dialog of a stored record offers */
  actions?: (record: R) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A RecordForm in a dialog. */
export function RecordDialog<R extends RaRecord<number>>(props: RecordDialogProps<R>) {
  const { title, label, isWide = false, campo, opensDraft = false, actions, onClose, children } = props;
  const { resource, isNew, loadFailed = '', form } = useRecordForm();
  const edit = useEditContext<R>();
  const { record } = edit;
  const fields = (
    <ModalForm label={label} onCancel={onClose} campo={campo} {...form}>
      {children}
    </ModalForm>
  );
  return (
    <Modal title={title} onClose={onClose} holdsForm isWide={isWide}>
      {isNew ? (
        fields
      ) : (
        <LoadedRecord failure={loadFailed} of={edit}>
          {record === undefined ? null : (
            <>
              <Box sx={{ px: 3, pb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, flexShrink: 0 }}>
                {actions?.(record)}
              </Box>
              <RecordDraft resource={resource} id={record.id} opensDraft={opensDraft} inDialog>
                {fields}
              </RecordDraft>
            </>
          )}
        </LoadedRecord>
      )}
    </Modal>
  );
}
