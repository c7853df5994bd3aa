import { Chip } from '@mui/material';

interface StatusBadgeProps {
  active: boolean;
  /** of an active record, and of another one */
  labels?: readonly [string, string];
  color?: 'success' | 'primary';
}

export function StatusBadge({ active, labels = ['Activo', 'Inactivo'], color = 'success' }: StatusBadgeProps) {
  const [on, off] = labels;
  return (
    <Chip
      size="small"
      label={active ? on : off}
      color={active ? color : 'default'}
      variant={active ? 'filled' : 'outlined'}
    />
  );
}
