import { Box } from '@mui/material';
import { usePendientes } from '../../tools/pendientes/usePendientes.ts';

/** How many records need care, beside the entry of the menu; its name stays 'Pendientes'. Nothing while it is unknown or zero. */
export function PendienteTotal() {
  const { data } = usePendientes(0);
  const total = (data?.grupos ?? []).reduce((sum, grupo) => sum + grupo.total, 0);
  if (total === 0) return null;
  return (
    <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {total}
    </Box>
  );
}
