import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Modal } from '../../components/Modal.tsx';
import { ModalForm } from '../forms/frame/ModalForm.tsx';
import { useRecordForm } from './recordFormContext.ts';
import { StoredRecord } from './StoredRecord.tsx';

interface RecordDialogProps<R> {
  title: string;
  /** of the button that saves */
  label: string;
  isWide?: boolean;
  /** gets the focus; the first field by default */
  campo?: string;
  /** the form of a stored record shows its draft at first */
  opensDraft?: boolean;
  /** what the dialog of a stored record offers; absent for a new one */
  actions?: (record: R) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A RecordForm in a dialog. */
export function RecordDialog<R extends RaRecord<number>>(props: RecordDialogProps<R>) {
  const { title, label, isWide = false, campo, opensDraft = false, actions, onClose, children } = props;
  const { form } = useRecordForm();
  const fields = (
    <ModalForm label={label} onCancel={onClose} campo={campo} {...form}>
      {children}
    </ModalForm>
  );
  return (
    <Modal title={title} onClose={onClose} holdsForm isWide={isWide}>
      {actions === undefined ? (
        fields
      ) : (
        <StoredRecord<R> opensDraft={opensDraft} padding={3} actions={actions}>
          {fields}
        </StoredRecord>
      )}
    </Modal>
  );
}
