import { Button, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { isDate } from '../../../contract/fields/fields.ts';
import { labels } from '../../../i18n/labels.ts';
import { Modal } from '../../components/Modal.tsx';
import { formerText, todayInBogota } from './periodos.ts';

interface RetirementDialogProps {
  /** gets the last day, 'YYYY-MM-DD' */
  onDone: (day: string) => void;
  onClose: () => void;
}

/** Asks for the last day of a member in the group; today at first. The form is saved afterwards. */
export function RetirementDialog({ onDone, onClose }: RetirementDialogProps) {
  const [day, setDay] = useState(todayInBogota);
  const isWhole = isDate(day);
  return (
    <Modal title="Se retiró" onClose={onClose}>
      <DialogContent dividers>
        <TextField
          type="date"
          name="ultimo_dia"
          label={labels.periodo.ultimo_dia}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={!isWhole}
          helperText={isWhole ? 'Ese día aún cuenta.' : 'Elija el día'}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
          autoFocus
        />
        <Typography role="status" sx={{ mt: 2 }}>
          {isWhole
            ? `${formerText(day, todayInBogota())}. Su página, sus proyectos y sus productos siguen en el sitio.`
            : ''}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" disabled={!isWhole} onClick={() => onDone(day)}>
          Poner este día
        </Button>
      </DialogActions>
    </Modal>
  );
}
