import { Box, DialogContent, Typography } from '@mui/material';
import type { Movimiento } from '../../dataProvider/resources/movimientos.ts';
import { Modal } from '../components/Modal.tsx';
import { fieldLabel, resourceLabel } from '../display/fieldLabel.ts';
import { StoredValue } from '../display/StoredValue.tsx';
import { changesOf, type FieldChange } from './changes.ts';
import { actionLabel, momentOf } from './labels.ts';
import { RecordLabel } from './RecordLabel.tsx';

/** Compares a record before and after a movimiento. */
export function MovimientoShow({ movimiento, onClose }: { movimiento: Movimiento; onClose: () => void }) {
  const { usuario, recurso } = movimiento;
  const changes = changesOf(movimiento);
  return (
    <Modal title={`${actionLabel(movimiento)} · ${resourceLabel(recurso)}`} onClose={onClose}>
      {/* Focusable so that the keyboard can scroll it: nothing inside takes the focus. */}
      <DialogContent dividers tabIndex={0}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <RecordLabel movimiento={movimiento} />
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {usuario} · {momentOf(movimiento)}
        </Typography>
        {changes.length === 0 ? (
          <Typography>Este movimiento no cambió datos que se puedan mostrar.</Typography>
        ) : (
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
            {changes.map((change) => (
              <ChangedField key={change.field} movimiento={movimiento} change={change} />
            ))}
          </Box>
        )}
      </DialogContent>
    </Modal>
  );
}

/** A changed field, with both values side by side. A new or a deleted record has only one side. */
function ChangedField({
  movimiento: { recurso, antes, despues },
  change,
}: {
  movimiento: Movimiento;
  change: FieldChange;
}) {
  const { field } = change;
  const isBoth = antes !== null && despues !== null;
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ mb: 0.5, fontWeight: 650 }}>
        {fieldLabel(recurso, field)}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: isBoth ? '1fr 1fr' : '1fr' } }}
      >
        {antes === null ? null : (
          <Side title="Antes" color="error.main">
            <StoredValue resource={recurso} field={field} value={change.antes} />
          </Side>
        )}
        {despues === null ? null : (
          <Side title="Después" color="success.main">
            <StoredValue resource={recurso} field={field} value={change.despues} />
          </Side>
        )}
      </Box>
    </div>
  );
}

function Side({ title, color, children }: { title: string; color: string; children: React.ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, px: 1.5, py: 1, bgcolor: 'action.hover', borderLeft: '3px solid', borderColor: color }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{children}</Box>
    </Box>
  );
}
