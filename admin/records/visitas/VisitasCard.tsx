import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { VisitDay, VisitedRecord } from '../../../dataProvider/methods/visitas.ts';
import { longDate } from '../../../i18n/dates.ts';
import { ChartCard } from '../../components/charts/ChartCard.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { shortDate } from '../../display/dates.ts';
import { answerOr } from '../../session/answerOr.ts';

const NONE = { dias: [], registros: [] };

/** The visits of the last 30 days. @param record null for all records */
export function useVisitas(record: VisitedRecord | null) {
  const { getVisitas } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['visitas', record],
    queryFn: async ({ signal }) => answerOr(await getVisitas(record, { signal }), NONE),
  });
}

export function VisitasCard({ recurso, id }: VisitedRecord) {
  const { data, error, refetch } = useVisitas({ recurso, id });
  if (error) return <LoadFailure text={messages.visitas.loadFailed} onRetry={() => void refetch()} />;
  return data === undefined ? <Skeleton variant="rounded" height={220} /> : <VisitasChart dias={data.dias} />;
}

const HEIGHT = 120;
/** Width of a bar in the space of its day. */
const BAR_WIDTH = 0.7;
/** A day with few visits beside one with many is still seen. */
const MIN_BAR = 2;

const inWords = (count: number): string => `${count.toLocaleString('es-CO')} ${count === 1 ? 'visita' : 'visitas'}`;

export function VisitasChart({ dias }: { dias: readonly VisitDay[] }) {
  const most = Math.max(1, ...dias.map(({ cuenta }) => cuenta));
  const total = dias.reduce((sum, { cuenta }) => sum + cuenta, 0);
  const heightOf = (cuenta: number) => (cuenta === 0 ? 0 : Math.max(MIN_BAR, (cuenta / most) * HEIGHT));
  return (
    <ChartCard
      title="Visitas"
      empty={messages.visitas.none}
      columns={['Día', 'Visitas']}
      rows={dias.map(({ dia, cuenta }) => [longDate(dia), cuenta])}
    >
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {inWords(total)} en los últimos {dias.length} días; el día con más, {inWords(most)}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${dias.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: HEIGHT,
          color: 'primary.main',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        {dias.map(({ dia, cuenta }, index) => (
          <rect
            key={dia}
            x={index + (1 - BAR_WIDTH) / 2}
            y={HEIGHT - heightOf(cuenta)}
            width={BAR_WIDTH}
            height={heightOf(cuenta)}
            fill="currentColor"
          >
            <title>{`${longDate(dia)}: ${inWords(cuenta)}`}</title>
          </rect>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', typography: 'body2' }}>
        <span>{shortDate(dias[0]?.dia ?? '')}</span>
        <span>{shortDate(dias.at(-1)?.dia ?? '')}</span>
      </Box>
    </ChartCard>
  );
}
