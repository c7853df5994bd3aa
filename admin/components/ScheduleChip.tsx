import { Chip } from '@mui/material';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { labels } from '../../i18n/labels.ts';
import { longMoment, shortMoment } from '../display/dayAndTime.ts';
import { hiddenByDates } from '../display/siteVisibility.ts';
import { Detail } from './Detail.tsx';

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

export function ScheduleDetail({ record }: { record: Schedule }) {
  const { publicar_desde, publicar_hasta } = record;
  const limits = [
    publicar_desde && `Desde el ${longMoment(publicar_desde)}`,
    publicar_hasta && `Hasta el ${longMoment(publicar_hasta)}`,
  ].filter(Boolean);
  if (limits.length === 0) return null;
  return (
    <Detail label={labels.registro.publicacion}>
      {limits.map((limit) => (
        <div key={limit}>{limit}</div>
      ))}
      <ScheduleChip record={record} />
    </Detail>
  );
}
