import { Button, DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { useMayLeave } from '../session/useMayLeave.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useFirstFieldFocus } from './useFirstFieldFocus.ts';

/** The content of a form in a dialog: its fields, and the buttons that cancel and save. */
export function ModalForm({ label, onCancel, children }: { label: string; onCancel: () => void; children: ReactNode }) {
  const mayLeave = useMayLeave();
  const content = useFirstFieldFocus<HTMLDivElement>();
  const cancel = () => {
    if (mayLeave()) onCancel();
  };
  return (
    <>
      <DialogContent ref={content} dividers>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={cancel}>Cancelar</Button>
        <SubmitButton label={label} />
      </DialogActions>
    </>
  );
}
