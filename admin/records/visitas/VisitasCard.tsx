import { Skeleton } from '@mui/material';
import { messages } from '../../../contract/calls/messages.ts';
import type { VisitedRecord } from '../../../dataProvider/methods/visitas.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useVisitas } from './useVisitas.ts';
import { VisitasChart } from './VisitasChart.tsx';

export function VisitasCard({ recurso, id }: VisitedRecord) {
  const { data, error, refetch } = useVisitas({ recurso, id });
  if (error) return <LoadFailure text={messages.visitas.loadFailed} onRetry={() => void refetch()} />;
  return data === undefined ? <Skeleton variant="rounded" height={220} /> : <VisitasChart dias={data.dias} />;
}
