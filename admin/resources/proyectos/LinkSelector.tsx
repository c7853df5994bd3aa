import AddIcon from '@mui/icons-material/Add';
import { Button, MenuItem, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

interface LinkSelectorProps {
  /** label of the button that opens the selector */
  action: string;
  label: string;
  emptyChoice: string;
  choices: readonly { id: number; name: string }[];
  disabled: boolean;
  onPick: (id: number) => void;
}

/** A select opened by a button. The empty choice does nothing. */
export function LinkSelector({ action, label, emptyChoice, choices, disabled, onPick }: LinkSelectorProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasPicked = useRef(false);

  // The select that had the focus is gone.
  useEffect(() => {
    if (!open && hasPicked.current) button.current?.focus();
  }, [open]);

  if (!open) {
    return (
      <Button ref={button} startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        {action}
      </Button>
    );
  }
  return (
    <TextField
      select
      label={label}
      value=""
      disabled={disabled}
      sx={{ mt: 1.5 }}
      slotProps={{ select: { displayEmpty: true, autoFocus: true }, inputLabel: { shrink: true } }}
      onChange={({ target: { value } }) => {
        if (value === '') return;
        onPick(Number(value));
        hasPicked.current = true;
        setOpen(false);
      }}
    >
      <MenuItem value="">{emptyChoice}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
