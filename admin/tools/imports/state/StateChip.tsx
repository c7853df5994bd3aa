import { Chip, type ChipProps } from '@mui/material';
import type { ImportState } from '../../../../contract/entities/import.ts';
import { IMPORT_STATE_LABELS, isRunning } from './texts.ts';

const COLORS: Partial<Record<ImportState, ChipProps['color']>> = {
  por_revisar: 'primary',
  importada: 'success',
  fallida: 'error',
};

export function StateChip({ estado }: { estado: ImportState }) {
  return (
    <Chip
      size="small"
      label={IMPORT_STATE_LABELS[estado]}
      color={COLORS[estado] ?? 'default'}
      variant={isRunning(estado) ? 'outlined' : 'filled'}
    />
  );
}
