import { Box } from '@mui/material';
import { useRef } from 'react';
import { localDay } from '../../../contract/values/localDay.ts';
import type { Exemption } from '../../../dataProvider/methods/pendientes.ts';
import { GROUP_TITLES } from '../../../i18n/pendientes.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Panel } from '../../components/Panel.tsx';
import { shortDate } from '../../display/dates.ts';
import { ExemptionButton } from './ExemptionButton.tsx';
import { PendienteRow } from './PendienteRow.tsx';

const TITLE = 'No aplica';

/** The records to which a rule does not apply, who declared it and when. */
export function Exemptions({ exemptions }: { exemptions: readonly Exemption[] }) {
  const paths = usePaths();
  const list = useRef<HTMLUListElement>(null);
  if (exemptions.length === 0) return null;
  return (
    <Panel title={`${TITLE} (${exemptions.length})`}>
      <Box component="ul" ref={list} tabIndex={-1} aria-label={TITLE} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {exemptions.map((exemption) => {
          const { grupo, recurso, id, usuario, fecha } = exemption;
          const name = exemption.nombre.trim() || 'Sin nombre';
          return (
            <PendienteRow
              key={`${grupo} ${recurso} ${id}`}
              name={name}
              to={paths[recurso].form(id)}
              detail={`${GROUP_TITLES[grupo]} · ${usuario}, ${shortDate(localDay(fecha))}`}
              action={
                <ExemptionButton rule={exemption} name={name} exempts={false} onSaved={() => list.current?.focus()} />
              }
            />
          );
        })}
      </Box>
    </Panel>
  );
}
