import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { isMerged, isRecordKind } from '../../../contract/resources/resources.ts';
import { isRecordRule } from '../../../contract/values/gruposPendientes.ts';
import type { GroupOfPendientes } from '../../../dataProvider/methods/pendientes.ts';
import { GROUP_TITLES } from '../../../i18n/pendientes.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Panel } from '../../components/Panel.tsx';
import { useLostFocus } from '../../components/useLostFocus.ts';
import { ExemptionButton } from './AnswerButton.tsx';
import { DuplicateRow } from './DuplicateRow.tsx';
import { detailOf, formAddress, nameOf } from './labels.ts';
import { PendienteRow } from './PendienteRow.tsx';

/** Rows of a group before 'Mostrar … más' is pressed. */
const FIRST_ROWS = 10;

/** The records of a group; each row opens the field that needs care. */
export function PendienteGroup({ group: { grupo, total, registros } }: { group: GroupOfPendientes }) {
  const paths = usePaths();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? registros : registros.slice(0, FIRST_ROWS);
  const hidden = registros.length - shown.length;
  const title = GROUP_TITLES[grupo];
  useLostFocus(list, registros);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isWhole) list.current?.children[FIRST_ROWS]?.querySelector('a')?.focus();
  }, [isWhole]);

  return (
    <Panel title={`${title} (${total})`}>
      <Box component="ul" ref={list} tabIndex={-1} id={id} aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((pendiente) => {
          const { recurso, id: recordId, campo, otros } = pendiente;
          const key = `${recurso} ${recordId} ${campo}`;
          const name = nameOf(pendiente);
          if (otros !== undefined && isMerged(recurso))
            return <DuplicateRow key={key} recurso={recurso} pendiente={pendiente} others={otros} />;
          const rule = isRecordRule(grupo) && isRecordKind(recurso) ? { grupo, recurso, id: recordId } : null;
          return (
            <PendienteRow
              key={key}
              name={name}
              to={formAddress(paths, pendiente)}
              detail={detailOf(grupo, pendiente)}
              actions={rule === null ? undefined : <ExemptionButton rule={rule} name={name} />}
            />
          );
        })}
      </Box>
      {hidden === 0 ? null : (
        <Button size="small" aria-controls={id} onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          Mostrar {hidden} más
        </Button>
      )}
      {isWhole && total > registros.length ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Hay {total - registros.length} más, que aparecen cuando estos estén resueltos.
        </Typography>
      ) : null}
    </Panel>
  );
}
