import { Typography } from '@mui/material';
import { useDataProvider, useRefresh, useUnselect, useUnselectAll } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { isDeletedByName } from '../../../contract/resources/resources.ts';
import { isSameName } from '../../../contract/values/sameName.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Archivado } from '../../../dataProvider/resources/trash.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../components/ConfirmDialog.tsx';
import { useToast } from '../../feedback/useToast.tsx';

const BACKUPS_KEEP = 'Los respaldos anteriores conservan los datos hasta que caduquen.';
const WORD = 'eliminar';

interface DeleteForeverDialogProps {
  archived: Archivado;
  onClose: () => void;
}

/** Confirmed by typing the record's name. */
export function DeleteForeverDialog({ archived, onClose }: DeleteForeverDialogProps) {
  const { deleteForever } = useDataProvider<PortalDataProvider>();
  const unselect = useUnselect('papelera');
  const send = async (typed: string) => {
    const message = await deleteForever(archived, typed);
    unselect([archived.id]);
    return message;
  };
  return (
    <DeleteDialog
      title="Eliminar para siempre"
      label="Escriba el nombre para confirmar"
      errorOf={(typed) => (isSameName(typed, archived.nombre) ? '' : messages.historia.wrongName)}
      send={send}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1, fontWeight: 650, overflowWrap: 'anywhere' }}>{archived.nombre}</Typography>
      <Typography sx={{ mb: 2 }}>
        Se borran el registro, sus versiones y sus archivos. No se puede deshacer. En Movimientos queda quién hizo qué y
        cuándo, sin los datos: así se cumple el derecho a la supresión de datos personales (Ley 1581 de 2012).{' '}
        {BACKUPS_KEEP}
      </Typography>
    </DeleteDialog>
  );
}

interface DeleteSeveralDialogProps {
  title: string;
  records: readonly Archivado[];
  onClose: () => void;
}

/** Confirmed by typing a word. Members stay: each is deleted by its name. */
export function DeleteSeveralDialog({ title, records, onClose }: DeleteSeveralDialogProps) {
  const { deleteSeveral } = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('papelera');
  const going = records.filter(({ recurso }) => !isDeletedByName(recurso)).length;
  const staying = records.length - going;
  const send = async () => {
    try {
      const message = await deleteSeveral(records);
      // Also what another user has taken out of the trash since it was selected.
      unselectAll();
      return message;
    } catch (error) {
      // Another user may have restored or deleted some.
      onClose();
      refresh();
      throw error;
    }
  };
  return (
    <DeleteDialog
      title={title}
      label={going === 0 ? null : `Escriba «${WORD}» para confirmar`}
      errorOf={(typed) => (typed.trim().toLowerCase() === WORD ? '' : messages.historia.confirmDeletion)}
      send={send}
      onClose={onClose}
    >
      {going === 0 ? null : (
        <Typography sx={{ mb: 2 }}>
          {going === 1 ? 'Se borra 1 registro, con' : `Se borran ${going} registros, con`} sus versiones y sus archivos.
          No se puede deshacer. En Movimientos queda quién hizo qué y cuándo, sin los datos. {BACKUPS_KEEP}
        </Typography>
      )}
      {staying === 0 ? null : <Typography sx={{ mb: 2 }}>{messages.historia.membersStay(staying)}</Typography>}
    </DeleteDialog>
  );
}

interface DeleteDialogProps extends Pick<ConfirmDialogProps, 'title' | 'errorOf' | 'onClose' | 'children'> {
  /** of the input; null if nothing can be deleted */
  label: string | null;
  /** takes the deleted records out of the selection @returns the message of success */
  send: (typed: string) => Promise<string>;
}

function DeleteDialog({ label, send, ...props }: DeleteDialogProps) {
  const refresh = useRefresh();
  const toast = useToast();
  return (
    <ConfirmDialog
      {...props}
      field={label === null ? null : { label, autoComplete: 'off' }}
      button={{ color: 'error', children: 'Eliminar para siempre' }}
      send={async (typed) => {
        toast('success', await send(typed));
        refresh();
      }}
      failed={messages.historia.deleteFailed}
    />
  );
}
