import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import type { MergedResource } from '../../../contract/resources/resources.ts';
import { Modal } from '../../components/Modal.tsx';
import { recordName } from '../../display/recordName.ts';
import type { Stored } from './mergeFields.ts';
import { kindOf } from './texts.ts';

interface MergeDialogProps {
  recurso: MergedResource;
  staying: Stored;
  going: Stored;
  isPending: boolean;
  onMerge: () => void;
  onClose: () => void;
}

/** Says which record stays and which one goes before they are merged. */
export function MergeDialog({ recurso, staying, going, isPending, onMerge, onClose }: MergeDialogProps) {
  const nameOf = (record: Stored): string => `«${recordName(recurso, record) || 'Sin nombre'}» (n.º ${record.id})`;
  return (
    <Modal title={`¿Fusionar en un solo ${kindOf(recurso)}?`} onClose={onClose}>
      <DialogContent dividers sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ mb: 1 }}>Se queda {nameOf(staying)}.</Typography>
        <Typography sx={{ mb: 1 }}>
          Va a la Papelera {nameOf(going)}: su dirección en el sitio lleva a la del que se queda.
        </Typography>
        <Typography>Se puede deshacer, y restaurar el que se va.</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" loading={isPending} autoFocus onClick={onMerge}>
          Fusionar
        </Button>
      </DialogActions>
    </Modal>
  );
}
