import { Box, DialogContent, Typography } from '@mui/material';
import type { Movimiento } from '../../dataProvider/movimientos.ts';
import { Modal } from '../components/Modal.tsx';
import { type CambioDeCampo, cambiosDe } from './cambios.ts';
import { momentoDe, nombreDeAccion, nombreDeCampo, nombreDeRecurso, nombreDeRegistro } from './nombres.ts';
import { Valor } from './Valor.tsx';

/** The modal that compares a record before and after a movement. */
export function MovimientoShow({ movimiento, onClose }: { movimiento: Movimiento; onClose: () => void }) {
  const { usuario, recurso } = movimiento;
  const cambios = cambiosDe(movimiento);
  return (
    <Modal title={`${nombreDeAccion(movimiento)} · ${nombreDeRecurso(recurso)}`} onClose={onClose}>
      {/* Nothing in it takes the focus, and it may have to be scrolled by keyboard. */}
      <DialogContent dividers tabIndex={0}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {nombreDeRegistro(movimiento)}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {usuario} · {momentoDe(movimiento)}
        </Typography>
        {cambios.length === 0 ? (
          <Typography>Este movimiento no cambió datos que se puedan mostrar.</Typography>
        ) : (
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
            {cambios.map((cambio) => (
              <Campo key={cambio.campo} movimiento={movimiento} cambio={cambio} />
            ))}
          </Box>
        )}
      </DialogContent>
    </Modal>
  );
}

/** One field, with its values side by side; a record that was not there yet, or no longer is, has one side only. */
function Campo({ movimiento: { recurso, antes, despues }, cambio }: { movimiento: Movimiento; cambio: CambioDeCampo }) {
  const { campo } = cambio;
  const isBoth = antes !== null && despues !== null;
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ mb: 0.5, fontWeight: 650 }}>
        {nombreDeCampo(recurso, campo)}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: isBoth ? '1fr 1fr' : '1fr' } }}
      >
        {antes === null ? null : (
          <Lado title="Antes" color="error.main">
            <Valor recurso={recurso} campo={campo} valor={cambio.antes} />
          </Lado>
        )}
        {despues === null ? null : (
          <Lado title="Después" color="success.main">
            <Valor recurso={recurso} campo={campo} valor={cambio.despues} />
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
