import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';

interface BlockDialogProps {
  title: string;
  submitLabel: string;
  /** true while what was submitted waits for its file */
  isWaiting?: boolean;
  /** on the left, for example 'Quitar enlace' */
  removal?: { label: string; onClick: () => void } | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the editor. Its form is no part of the form that has the text. */
export function BlockDialog({ title, submitLabel, isWaiting = false, removal = null, ...rest }: BlockDialogProps) {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through the portal to the page's form.
    event.stopPropagation();
    rest.onSubmit();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      // A click beside it loses what was written.
      onClose={(_, reason) => reason === 'escapeKeyDown' && rest.onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: submit } as object }}
    >
      <DialogTitle id={titleId} component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>{rest.children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {removal === null ? null : (
          <Button color="error" sx={{ mr: 'auto' }} onClick={removal.onClick}>
            {removal.label}
          </Button>
        )}
        <Button onClick={rest.onClose}>Cancelar</Button>
        <Button type="submit" variant="contained" loading={isWaiting}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
