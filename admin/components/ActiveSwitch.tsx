import { Switch } from '@mui/material';
import { type RaRecord, useRecordContext, useResourceContext, useUpdate } from 'react-admin';
import { TOGGLE } from '../../dataProvider/core/adapterParts.ts';
import { useToast } from '../feedback/useToast.tsx';

interface ActiveSwitchProps {
  /** accessible name */
  label: (record: RaRecord) => string;
  /** confirmation asked first; none if absent */
  question?: (next: boolean) => string;
  success: (next: boolean) => string;
  onFailure: (error: unknown) => void;
}

/** Toggles `activo`. The list is updated from the answer, without another request. */
export function ActiveSwitch({ label, question, success, onFailure }: ActiveSwitchProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const toast = useToast();
  const [update, { isPending }] = useUpdate();
  if (record === undefined) return null;

  const toggle = (next: boolean) => {
    if (question !== undefined && !window.confirm(question(next))) return;
    update(
      resource,
      { id: record.id, data: { activo: next }, previousData: record, meta: TOGGLE },
      { mutationMode: 'pessimistic', onSuccess: () => toast('success', success(next)), onError: onFailure },
    );
  };

  return (
    <Switch
      checked={record.activo === true}
      disabled={isPending}
      onChange={(_, next) => toggle(next)}
      // A click must not open the record's page, as a click on its row does.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': label(record) } }}
    />
  );
}
