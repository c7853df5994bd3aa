import { Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { useAllDrafts } from '../../records/drafts/useDrafts.ts';
import { usePendientes } from '../pendientes/usePendientes.ts';
import { LATEST } from './LatestMovements.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { useUpcoming } from './UpcomingRecords.tsx';

/** The blocks without records, in one line, which keeps its room while it loads. @param now milliseconds since 1970 */
export function EmptyBlocks({ now }: { now: number }) {
  const drafts = useAllDrafts();
  const upcoming = useUpcoming(now);
  const { data: pendientes } = usePendientes(0);
  const { data: movimientos } = useGetList<Movement>('movimientos', LATEST);
  if (drafts.isPending || upcoming.isPending) return <RowSkeletons count={1} />;
  const texts = [
    drafts.data?.length === 0 ? 'No hay borradores.' : '',
    upcoming.isSuccess && upcoming.data.length === 0 ? 'Nada aparece ni deja de verse en los próximos 14 días.' : '',
    pendientes?.grupos.length === 0 ? messages.pendientes.none : '',
    movimientos?.length === 0 ? 'Aún no hay movimientos.' : '',
  ].filter((text) => text !== '');
  return texts.length === 0 ? null : <Typography sx={{ color: 'text.secondary' }}>{texts.join(' ')}</Typography>;
}
