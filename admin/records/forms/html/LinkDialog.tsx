import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { labels } from '../../../../i18n/labels.ts';
import { isLinkHref } from '../../../display/linkHref.ts';

const INVALID = 'La dirección debe comenzar por http://, https:// o mailto:';

interface LinkDialogProps {
  /** '' if the text has no link */
  current: string;
  /** '' removes the link */
  onApply: (href: string) => void;
  onClose: () => void;
}

export function LinkDialog({ current, onApply, onClose }: LinkDialogProps) {
  const titleId = useId();
  const [href, setHref] = useState(current || 'https://');
  const [invalid, setInvalid] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through the portal to the page's form.
    event.stopPropagation();
    if (isLinkHref(href)) onApply(href.trim());
    else setInvalid(true);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: submit } as object }}
    >
      <DialogTitle id={titleId} component="h2">
        Enlace
      </DialogTitle>
      <DialogContent>
        <TextField
          label={labels.enlace.href}
          type="url"
          autoFocus
          value={href}
          error={invalid}
          helperText={invalid ? INVALID : 'Por ejemplo, https://www.ejemplo.org'}
          onChange={(event) => setHref(event.target.value)}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {current === '' ? null : (
          <Button color="error" sx={{ mr: 'auto' }} onClick={() => onApply('')}>
            Quitar enlace
          </Button>
        )}
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" variant="contained">
          Aplicar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
