import { Box, Typography } from '@mui/material';
import { messages } from '../../../contract/calls/messages.ts';
import type { Distinction } from '../../../contract/entities/pendiente.ts';
import { PENDIENTES_MAX } from '../../../contract/values/gruposPendientes.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import type { Exemption } from '../../../dataProvider/methods/pendientes.ts';
import { longDate } from '../../../i18n/dates.ts';
import { GROUP_TITLES } from '../../../i18n/pendientes.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Invitation } from '../../components/ListEmpty.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { PlainList } from '../../components/PlainList.tsx';
import { shortDate } from '../../display/dates.ts';
import { DistinctButton, ExemptionButton } from './AnswerButton.tsx';
import { PendienteGroup } from './PendienteGroup.tsx';
import { PendienteRow } from './PendienteRow.tsx';
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
            <Distinctions distinctions={data.distintos} />
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

const EXEMPT = 'No aplica';

/** The records to which a rule does not apply, who declared it and when. */
function Exemptions({ exemptions }: { exemptions: readonly Exemption[] }) {
  const paths = usePaths();
  if (exemptions.length === 0) return null;
  return (
    <Panel title={`${EXEMPT} (${exemptions.length})`}>
      <PlainList aria-label={EXEMPT} shown={exemptions}>
        {exemptions.map((exemption) => {
          const { grupo, recurso, id, nombre, usuario, fecha } = exemption;
          return (
            <PendienteRow
              key={`${grupo} ${recurso} ${id}`}
              name={nombre.trim() || 'Sin nombre'}
              to={paths[recurso].form(id)}
              detail={`${GROUP_TITLES[grupo]} · ${usuario}, ${shortDate(localDay(fecha))}`}
              actions={<ExemptionButton rule={exemption} name={nombre} isExempt />}
            />
          );
        })}
      </PlainList>
    </Panel>
  );
}

const DISTINCT = 'No son duplicados';

/** The pairs of records that are not duplicates, who declared it and when. */
function Distinctions({ distinctions }: { distinctions: readonly Distinction[] }) {
  const paths = usePaths();
  if (distinctions.length === 0) return null;
  return (
    <Panel title={`${DISTINCT} (${distinctions.length})`}>
      <PlainList aria-label={DISTINCT} shown={distinctions}>
        {distinctions.map((pair) => {
          const { recurso, id, nombre, otro_id, otro_nombre, usuario, fecha } = pair;
          return (
            <PendienteRow
              key={`${recurso} ${id} ${otro_id}`}
              name={nombre.trim() || 'Sin nombre'}
              to={paths[recurso].form(id)}
              detail={`No es «${otro_nombre.trim() || 'Sin nombre'}» · ${usuario}, ${shortDate(localDay(fecha))}`}
              actions={<DistinctButton pair={pair} name={nombre} isDistinct />}
            />
          );
        })}
      </PlainList>
    </Panel>
  );
}
