import { Box, DialogContent, Typography } from '@mui/material';
import type { Movimiento } from '../../dataProvider/resources/movimientos.ts';
import { Modal } from '../components/Modal.tsx';
import { changesOf, type FieldChange } from './changes.ts';
import { actionLabel, fieldLabel, momentOf, recordLabel, resourceLabel } from './labels.ts';
import { Valor } from './Valor.tsx';

/** The modal that compares a record before and after a movement. */
export function MovimientoShow({ movimiento, onClose }: { movimiento: Movimiento; onClose: () => void }) {
  const { usuario, recurso } = movimiento;
  const changes = changesOf(movimiento);
  return (
    <Modal title={`${actionLabel(movimiento)} · ${resourceLabel(recurso)}`} onClose={onClose}>
      {/* Nothing in it takes the focus, and it may have to be scrolled by keyboard. */}
      <DialogContent dividers tabIndex={0}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {recordLabel(movimiento)}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {usuario} · {momentOf(movimiento)}
        </Typography>
        {changes.length === 0 ? (
          <Typography>Este movimiento no cambió datos que se puedan mostrar.</Typography>
        ) : (
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
            {changes.map((change) => (
              <Campo key={change.campo} movimiento={movimiento} change={change} />
            ))}
          </Box>
        )}
      </DialogContent>
    </Modal>
  );
}

/** One field, with its values side by side; a record that was not there yet, or no longer is, has one side only. */
function Campo({ movimiento: { recurso, antes, despues }, change }: { movimiento: Movimiento; change: FieldChange }) {
  const { campo } = change;
  const isBoth = antes !== null && despues !== null;
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ mb: 0.5, fontWeight: 650 }}>
        {fieldLabel(recurso, campo)}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: isBoth ? '1fr 1fr' : '1fr' } }}
      >
        {antes === null ? null : (
          <Lado title="Antes" color="error.main">
            <Valor recurso={recurso} campo={campo} valor={change.antes} />
          </Lado>
        )}
        {despues === null ? null : (
          <Lado title="Después" color="success.main">
            <Valor recurso={recurso} campo={campo} valor={change.despues} />
          </Lado>
        )}
      </Box>
    </div>
  );
}

function Lado({ title, color, children }: { title: string; color: string; children: React.ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, px: 1.5, py: 1, bgcolor: 'action.hover', borderLeft: '3px solid', borderColor: color }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{children}</Box>
    </Box>
  );
}
