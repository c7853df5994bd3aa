import { Box } from '@mui/material';
import { useSidebarState } from 'react-admin';
import { usePendientes } from '../../tools/pendientes/usePendientes.ts';

/** How many records need care, beside the entry above it and not part of its name. Nothing while it is unknown or zero. */
export function PendienteTotal() {
  const { data } = usePendientes(0);
  const [isOpen] = useSidebarState();
  const total = (data?.grupos ?? []).reduce((sum, grupo) => sum + grupo.total, 0);
  if (total === 0 || !isOpen) return null;
  return (
    <Box aria-hidden="true" sx={{ position: 'relative', height: 0, pointerEvents: 'none' }}>
      <Box
        component="span"
        sx={{
          position: 'absolute',
          right: 16,
          bottom: { xs: 6, sm: 4 },
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {total}
      </Box>
    </Box>
  );
}
