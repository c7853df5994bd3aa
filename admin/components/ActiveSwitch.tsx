import { Switch } from '@mui/material';
import { type RaRecord, useRecordContext, useResourceContext, useUpdate } from 'react-admin';
import { useToast } from '../feedback/useToast.tsx';

interface ActiveSwitchProps {
  /** names the switch for those who do not see its row */
  label: (record: RaRecord) => string;
  /** a question to answer before (section 5); none when absent */
  question?: (next: boolean) => string;
  success: (next: boolean) => string;
  onFailure: (error: unknown) => void;
}

/** Turns a record on or off with its own call; the list shows the answer without being read again. */
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
      { id: record.id, data: { activo: next }, previousData: record },
      { mutationMode: 'pessimistic', onSuccess: () => toast('success', success(next)), onError: onFailure },
    );
  };

  return (
    <Switch
      checked={record.activo === true}
      disabled={isPending}
      onChange={(_, next) => toggle(next)}
      // The row behind it leads to the record's page.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': label(record) } }}
    />
  );
}
