import { Box, DialogContent, Typography } from '@mui/material';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { Modal } from '../../components/Modal.tsx';
import { ChangedField } from '../../display/ChangedField.tsx';
import { capitalize } from '../../display/capitalize.ts';
import { changesOf } from '../../display/changes.ts';
import { momentOf } from '../../display/movementLabels.ts';
import { predicateOf } from '../../display/sentences.ts';
import { useRecordLookup } from './useRecordLookup.ts';

export function MovementShow({ movimiento, onClose }: { movimiento: Movement; onClose: () => void }) {
  const { usuario, recurso } = movimiento;
  const changes = changesOf(movimiento);
  const names = useRecordLookup([movimiento]);
  return (
    <Modal title={capitalize(predicateOf(movimiento, names))} onClose={onClose}>
      {/* Focusable so that the keyboard can scroll it: nothing inside takes the focus. */}
      <DialogContent dividers tabIndex={0}>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {usuario} · {momentOf(movimiento)}
        </Typography>
        {changes.length === 0 ? (
          <Typography>Este movimiento no cambió datos que se puedan mostrar.</Typography>
        ) : (
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
            {changes.map((change) => (
              <ChangedField
                key={change.field}
                resource={recurso}
                field={change.field}
                before={movimiento.antes === null ? null : { title: 'Antes', value: change.antes }}
                after={movimiento.despues === null ? null : { title: 'Después', value: change.despues }}
              />
            ))}
          </Box>
        )}
      </DialogContent>
    </Modal>
  );
}
