import { Button, DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { DraftOrigen } from './DraftOrigen.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFirstFieldFocus } from './useFirstFieldFocus.ts';

interface ModalFormProps {
  label: string;
  onCancel: () => void;
  /** gets the focus; the first field by default */
  campo?: string;
  children: ReactNode;
}

/** The content of a form in a dialog: its fields, and the buttons that cancel and save. */
export function ModalForm({ label, onCancel, campo = '', children }: ModalFormProps) {
  const mayLeave = useMayLeave();
  const content = useFirstFieldFocus<HTMLDivElement>(campo);
  const cancel = () => {
    if (mayLeave()) onCancel();
  };
  return (
    <>
      <DialogContent ref={content} dividers>
        {children}
        <DraftOrigen />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, gap: 1, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button onClick={cancel}>Cancelar</Button>
        <SubmitButton label={label} />
      </DialogActions>
    </>
  );
}
