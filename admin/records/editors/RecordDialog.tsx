import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { type RaRecord, useEditContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { Modal } from '../../components/Modal.tsx';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { RecordDraft } from '../drafts/RecordDraft.tsx';
import { ModalForm } from '../forms/frame/ModalForm.tsx';
import { useRecordForm } from './RecordForm.tsx';

interface RecordDialogProps<R> {
  title: string;
  /** of the button that saves */
  label: string;
  isWide?: boolean;
  /** The address of the form on a page, in whose place this is a panel beside the list. */
  page?: string;
  /** gets the focus; the first field by default */
  campo?: string;
  /** the form of a stored record shows its draft at first */
  opensDraft?: boolean;
  /** what the dialog of a stored record offers; absent for a new one */
  actions?: (record: R) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A RecordForm in a dialog, or in a panel. */
export function RecordDialog<R extends RaRecord<number>>(props: RecordDialogProps<R>) {
  const { title, label, isWide = false, page, campo, opensDraft = false, actions, onClose, children } = props;
  const { form } = useRecordForm();
  const toPage = page !== undefined && (
    <Button component={Link} to={page} sx={{ mr: 'auto' }}>
      Abrir en una página
    </Button>
  );
  const fields = (
    <ModalForm label={label} onCancel={onClose} campo={campo} otherButton={toPage} {...form}>
      {children}
    </ModalForm>
  );
  const content =
    actions === undefined ? (
      fields
    ) : (
      <StoredRecord<R> opensDraft={opensDraft} actions={actions}>
        {fields}
      </StoredRecord>
    );
  if (page !== undefined) {
    return (
      <SidePanel title={title} onClose={onClose}>
        {content}
      </SidePanel>
    );
  }
  return (
    <Modal title={title} onClose={onClose} holdsForm isWide={isWide}>
      {content}
    </Modal>
  );
}

interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function SidePanel({ title, onClose, children }: SidePanelProps) {
  const titleId = useId();
  const mayLeave = useMayLeave();
  const leave = () => {
    if (mayLeave()) onClose();
  };
  return (
    <Drawer
      open
      anchor="right"
      // Clicks on the backdrop are ignored, so that input is not lost.
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : leave())}
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { 'aria-labelledby': titleId, role: 'dialog', sx: { width: { xs: '100%', sm: 520 } } } }}
    >
      <Stack direction="row" sx={{ py: 2, px: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <IconButton aria-label="Cerrar" onClick={leave}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {children}
    </Drawer>
  );
}

interface StoredRecordProps<R> {
  opensDraft: boolean;
  actions: (record: R) => ReactNode;
  /** the form */
  children: ReactNode;
}

/** The actions of a stored record, and its form with its draft. */
function StoredRecord<R extends RaRecord<number>>({ opensDraft, actions, children }: StoredRecordProps<R>) {
  const { resource, loadFailed } = useRecordForm();
  const edit = useEditContext<R>();
  const { record } = edit;
  return (
    <LoadedRecord failure={loadFailed} of={edit}>
      {record === undefined ? null : (
        <>
          <Box sx={{ px: 3, pb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, flexShrink: 0 }}>{actions(record)}</Box>
          <RecordDraft resource={resource} id={record.id} opensDraft={opensDraft} inDialog>
            {children}
          </RecordDraft>
        </>
      )}
    </LoadedRecord>
  );
}
