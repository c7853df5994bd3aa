import { Chip } from '@mui/material';

/** 'A product counts as assigned when it has a project id' (section 3). */
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
