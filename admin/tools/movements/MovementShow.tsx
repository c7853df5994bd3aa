import { DialogContent, Typography } from '@mui/material';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { Modal } from '../../components/Modal.tsx';
import { WholeMovement } from '../../components/WholeMovement.tsx';
import { capitalize } from '../../display/capitalize.ts';
import { changesOf } from '../../display/changes.ts';
import { MovementChanges } from '../../display/MovementChanges.tsx';
import { momentOf } from '../../display/movementLabels.ts';
import { predicateOf } from '../../display/sentences.ts';
import { useRecordLookup } from './useRecordLookup.ts';

export function MovementShow({ movimiento, onClose }: { movimiento: Movement; onClose: () => void }) {
  const { usuario } = movimiento;
  const names = useRecordLookup([movimiento]);
  return (
    <Modal title={capitalize(predicateOf(movimiento, names))} onClose={onClose}>
      {/* Focusable so that the keyboard can scroll it: nothing inside takes the focus. */}
      <DialogContent dividers tabIndex={0}>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {usuario} · {momentOf(movimiento)}
        </Typography>
        <WholeMovement movimiento={movimiento}>{(whole) => <Changes movimiento={whole} />}</WholeMovement>
      </DialogContent>
    </Modal>
  );
}

function Changes({ movimiento }: { movimiento: Movement }) {
  const changes = changesOf(movimiento);
  if (changes.length === 0) return <Typography>Este movimiento no cambió datos que se puedan mostrar.</Typography>;
  return <MovementChanges movimiento={movimiento} changes={changes} />;
}
