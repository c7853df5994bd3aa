import { Box, Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { GROUP_TITLES } from '../../../i18n/pendientes.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Panel } from '../../components/Panel.tsx';
import { usePendientes } from '../pendientes/usePendientes.ts';
import { ListGrid } from './ListGrid.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';

/** The number of records of each group. Nothing without any. */
export function PendienteCounts() {
  const paths = usePaths();
  const { data, error, refetch } = usePendientes(0);
  if (data?.grupos.length === 0) return null;
  return (
    <Panel
      title="Pendientes"
      action={
        <Button component={Link} to={paths.pendientes} size="small">
          Ver pendientes
        </Button>
      }
    >
      {error ? <LoadFailure text={messages.pendientes.loadFailed} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <RowSkeletons count={4} /> : null}
      <ListGrid component="ul" label="Pendientes">
        {(data?.grupos ?? []).map(({ grupo, total }) => (
          <Stack key={grupo} component="li" direction="row" spacing={1.5} sx={{ py: 0.5, alignItems: 'baseline' }}>
            <Box component="strong" sx={{ minWidth: '3ch', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {total}
            </Box>
            <span>{GROUP_TITLES[grupo]}</span>
          </Stack>
        ))}
      </ListGrid>
    </Panel>
  );
}
