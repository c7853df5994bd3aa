import { Chip } from '@mui/material';

export function AssignedBadge({ assigned }: { assigned: boolean }) {
  return (
    <Chip
      size="small"
      label={assigned ? 'Asignado' : 'No asignado'}
      color={assigned ? 'success' : 'default'}
      variant={assigned ? 'filled' : 'outlined'}
    />
  );
}
