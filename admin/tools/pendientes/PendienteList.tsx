import { Box, Typography } from '@mui/material';
import { messages } from '../../../contract/calls/messages.ts';
import { PENDIENTES_MAX } from '../../../contract/values/gruposPendientes.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import { longDate } from '../../../i18n/dates.ts';
import { Invitation } from '../../components/ListEmpty.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { Exemptions } from './Exemptions.tsx';
import { PendienteGroup } from './PendienteGroup.tsx';
import { usePendientes } from './usePendientes.ts';

export function PendienteList() {
  const { data, error, isPending, refetch } = usePendientes(PENDIENTES_MAX);
  return (
    <Page
      title="Pendientes"
      description="Lo que falta o hay que revisar. Cada enlace abre el campo que lo resuelve; después de guardar se vuelve aquí."
    >
      {error ? <LoadFailure text={messages.pendientes.loadFailed} onRetry={() => void refetch()} /> : null}
      {isPending ? <LoadingScreen /> : null}
      {data === undefined ? null : (
        <>
          {data.grupos.length === 0 ? <Invitation text={messages.pendientes.none} /> : null}
          <Box sx={{ display: 'grid', gap: 2 }}>
            {data.grupos.map((group) => (
              <PendienteGroup key={group.grupo} group={group} />
            ))}
            <Exemptions exemptions={data.exentos} />
          </Box>
          <LinkCheck instant={data.enlacesComprobadosEn} />
        </>
      )}
    </Page>
  );
}

/** When the links were last checked, or how to check them. */
function LinkCheck({ instant }: { instant: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
      {instant === ''
        ? messages.pendientes.linksUnchecked
        : `Última comprobación de los enlaces: ${longDate(localDay(instant))}.`}
    </Typography>
  );
}
