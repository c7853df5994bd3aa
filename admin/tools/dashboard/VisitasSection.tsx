import { Box, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { MostVisited } from '../../../dataProvider/methods/visitas.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Panel } from '../../components/Panel.tsx';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { useVisitas, VisitasChart } from '../../records/visitas/VisitasCard.tsx';

export function VisitasSection() {
  const { data, error, refetch } = useVisitas(null);
  if (error) return <LoadFailure text={messages.visitas.loadFailed} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={220} />;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <VisitasChart dias={data.dias} />
      <MostVisitedCard registros={data.registros} />
    </Box>
  );
}

function MostVisitedCard({ registros }: { registros: readonly MostVisited[] }) {
  return (
    <Panel title="Más visitados">
      {registros.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{messages.visitas.none}</Typography>
      ) : (
        <Box component="ol" aria-label="Más visitados" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {registros.map((registro) => (
            <MostVisitedItem key={`${registro.recurso} ${registro.id}`} registro={registro} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function MostVisitedItem({ registro: { recurso, id, nombre, cuenta } }: { registro: MostVisited }) {
  const paths = usePaths();
  const { visited } = useAdminResources()[recurso];
  const name = visited?.name ?? (nombre.trim() || 'Sin nombre');
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ py: 0.5, alignItems: 'baseline' }}>
      <Box component="strong" sx={{ minWidth: '4ch', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {cuenta.toLocaleString('es-CO')}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={paths[recurso].form(id)}>
          {name}
        </Link>{' '}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {visited?.kind ?? resourceLabel(recurso)}
        </Typography>
      </Box>
    </Stack>
  );
}
