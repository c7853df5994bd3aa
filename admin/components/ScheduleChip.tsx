import { Chip } from '@mui/material';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { shortMoment } from '../display/moment.ts';
import { hiddenByDates } from '../display/schedule.ts';

/** 'Programado' with its instant, or 'Vencido'; nothing if the dates do not hide the record. */
export function ScheduleChip({ record }: { record: Schedule }) {
  const hidden = hiddenByDates(record, new Date());
  if (hidden === null) return null;
  const isScheduled = hidden === 'Programado';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isScheduled ? 'primary' : 'default'}
      label={isScheduled ? `${hidden}: ${shortMoment(record.publicar_desde)}` : hidden}
      sx={{ maxWidth: '100%', height: 'auto', minHeight: 24, '& .MuiChip-label': { py: 0.25, whiteSpace: 'normal' } }}
    />
  );
}
