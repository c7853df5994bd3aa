import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Vinculos } from '../../../contract/entities/history.ts';
import { type MergedResource, partsOf } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Panel } from '../../components/Panel.tsx';
import { PlainList } from '../../components/PlainList.tsx';
import { countOfKind } from '../../display/fieldLabel.ts';
import { failureText } from '../../feedback/failureText.ts';
import { answerOr } from '../../session/answerOr.ts';

interface MovedLinksProps {
  recurso: MergedResource;
  /** of the record that goes */
  id: number;
}

/** What the record names itself is a field, which is chosen. */
function movedTotals(recurso: MergedResource, totales: Vinculos['totales']): [string, number][] {
  const own = Object.values(partsOf(recurso).references ?? {}).map(({ to }) => to);
  return Object.entries(totales).filter(([kind, total]) => total > 0 && !own.includes(kind));
}

/** How many links the record that stays gets from the other one. */
export function MovedLinks({ recurso, id }: MovedLinksProps) {
  const { readVinculos } = useDataProvider<PortalDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['vinculos', 'totales', recurso, id],
    queryFn: async () => answerOr(await readVinculos({ recurso, recurso_id: id }, 0), null),
    gcTime: 0,
  });
  const totals = data ? movedTotals(recurso, data.totales) : null;
  return (
    <Panel
      title="Lo que pasa al que se queda"
      note="Un vínculo que ya tiene no se repite. Las visitas y las versiones del otro quedan con él."
    >
      {error === null ? null : (
        <LoadFailure text={failureText(error, messages.historia.vinculosFailed)} onRetry={() => void refetch()} />
      )}
      {totals === null && error === null ? <LoadingScreen /> : null}
      {totals?.length === 0 ? <Typography>El que se va no tiene vínculos con otros registros.</Typography> : null}
      {totals === null || totals.length === 0 ? null : (
        <PlainList aria-label="Vínculos que pasan">
          {totals.map(([kind, total]) => (
            <li key={kind}>{countOfKind(kind, total)}</li>
          ))}
        </PlainList>
      )}
    </Panel>
  );
}
