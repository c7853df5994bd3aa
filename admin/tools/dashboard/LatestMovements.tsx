import { Box, Button } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Panel } from '../../components/Panel.tsx';
import { momentOf } from '../../display/movementLabels.ts';
import { type NameLookup, sentenceOf, timeAgo } from '../../display/sentences.ts';
import { LinkedPredicate } from '../movements/LinkedPredicate.tsx';
import { useRecordLookup, useStaff } from '../movements/useRecordLookup.ts';
import { RowSkeletons } from './RowSkeletons.tsx';

export const LATEST = { pagination: { page: 1, perPage: 8 }, sort: { field: 'id', order: 'DESC' } } as const;

/** The latest movimientos in sentences. Nothing without any. @param now milliseconds since 1970 */
export function LatestMovements({ now }: { now: number }) {
  const paths = usePaths();
  const { data, error, refetch } = useGetList<Movement>('movimientos', LATEST);
  const { data: staff = [] } = useStaff();
  const names: NameLookup = {
    ...useRecordLookup(data ?? []),
    staff: (login) => staff.find(({ usuario }) => usuario === login)?.nombre,
  };
  if (data?.length === 0) return null;
  return (
    <Panel
      title="Últimos movimientos"
      action={
        <Button component={Link} to={paths.movimientos} size="small">
          Ver todos
        </Button>
      }
    >
      {error ? <LoadFailure text={messages.movimientos.loadFailed} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <RowSkeletons count={LATEST.pagination.perPage} /> : null}
      <Box component="ol" aria-label="Últimos movimientos" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(data ?? []).map((movimiento) => (
          <MovementItem key={movimiento.id} movimiento={movimiento} names={names} now={now} />
        ))}
      </Box>
    </Panel>
  );
}

interface MovementItemProps {
  movimiento: Movement;
  names: NameLookup;
  now: number;
}

function MovementItem({ movimiento, names, now }: MovementItemProps) {
  const { subject, predicate } = sentenceOf(movimiento, names);
  return (
    <Box component="li" sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <strong>{subject}</strong> <LinkedPredicate movimiento={movimiento} text={predicate} />,{' '}
      <Box
        component="time"
        dateTime={movimiento.created_at}
        title={momentOf(movimiento)}
        sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {timeAgo(movimiento, now)}
      </Box>
    </Box>
  );
}
