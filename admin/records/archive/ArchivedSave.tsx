import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useId, useState } from 'react';
import {
  type UpdateParams,
  type UpdateResult,
  useDataProvider,
  useRecordContext,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { Modal } from '../../components/Modal.tsx';
import { isArchived } from '../../feedback/failureText.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';

type Update = (resource: string, params: UpdateParams) => Promise<UpdateResult>;

/** Rendered inside a form: if its record was archived meanwhile, says so and offers to restore it. The form stays as it is. */
export function ArchivedSave({ recurso }: { recurso: RecordKind }) {
  const [message, setMessage] = useState<string | null>(null);
  const { isPending, send } = useSend();
  const id = useId();
  const record = useRecordContext();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const toast = useToast();
  useRegisterMutationMiddleware<Update>(async (name, params, next) => {
    try {
      return await next(name, params);
    } catch (error) {
      if (isArchived(error)) setMessage(error.message);
      throw error;
    }
  });
  if (message === null || record === undefined) return null;

  const close = () => setMessage(null);
  const restore = () =>
    send(async () => {
      toast('success', await dataProvider.restoreArchived({ recurso, recurso_id: Number(record.id) }));
      close();
    }, messages.historia.restoreFailed);
  return (
    <Modal title={message} describedBy={id} onClose={close}>
      <DialogContent>
        <DialogContentText id={id}>
          Se archivó mientras usted editaba. Lo que escribió sigue en el formulario: restaure el registro y guarde de
          nuevo.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={close}>Seguir editando</Button>
        <Button variant="contained" loading={isPending} onClick={() => void restore()}>
          Restaurar
        </Button>
      </DialogActions>
    </Modal>
  );
}
