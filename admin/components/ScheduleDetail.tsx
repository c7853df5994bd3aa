import type { Schedule } from '../../contract/entities/schedule.ts';
import { labels } from '../../i18n/labels.ts';
import { longMoment } from '../display/moment.ts';
import { Detail } from './Detail.tsx';
import { ScheduleChip } from './ScheduleChip.tsx';

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
