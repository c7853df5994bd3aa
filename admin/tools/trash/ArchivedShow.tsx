import { DialogActions, DialogContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Archivado } from '../../../dataProvider/resources/trash.ts';
import { Detail, Details } from '../../components/Detail.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Modal } from '../../components/Modal.tsx';
import { WholeMovement } from '../../components/WholeMovement.tsx';
import { FieldValue } from '../../display/ChangedField.tsx';
import { changesOf } from '../../display/changes.ts';
import { instantText } from '../../display/dayAndTime.ts';
import { fieldLabel, resourceLabel } from '../../display/fieldLabel.ts';
import { answerOr } from '../../session/answerOr.ts';
import { RestoreButton } from './RestoreButton.tsx';

/** Movimientos among which that of the removal is: the newest of the record itself. */
const NEWEST = 20;

/** The movimiento that archived a record, with its fields; null if `limpiar` has emptied it. */
function useRemoval({ recurso, recurso_id, archivado_en }: Archivado) {
  const { readMovements } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['movimientos', 'archivado', recurso, recurso_id, archivado_en],
    queryFn: async ({ signal }) => {
      const query = { recurso, recurso_id, limite: NEWEST };
      const rows = answerOr(await readMovements(query, { signal }), []);
      const removal = rows.find(({ tabla, antes, despues }) => tabla === recurso && antes !== null && despues === null);
      return removal ?? null;
    },
  });
}

interface ArchivedShowProps {
  archived: Archivado;
  onClose: () => void;
}

/** What an archived record holds. */
export function ArchivedShow({ archived, onClose }: ArchivedShowProps) {
  const { recurso, nombre, archivado_en, archivado_por } = archived;
  const { data, error, isPending, refetch } = useRemoval(archived);
  return (
    <Modal title={resourceLabel(recurso)} onClose={onClose} isWide>
      {/* Focusable so that the keyboard can scroll it. */}
      <DialogContent dividers tabIndex={0}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {nombre || 'Sin nombre'}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          Archivado por {archivado_por} · {instantText(Date.parse(archivado_en))}
        </Typography>
        {isPending ? <LoadingScreen /> : null}
        {error ? <LoadFailure text={messages.historia.showFailed} onRetry={() => void refetch()} /> : null}
        {data === null ? <Typography>{messages.historia.emptied}</Typography> : null}
        {data ? (
          <WholeMovement movimiento={data}>
            {(removal) => (
              <Details>
                {changesOf(removal).map(({ field, antes }) => (
                  <Detail key={field} label={fieldLabel(recurso, field)}>
                    <FieldValue resource={recurso} field={field} value={antes} title={nombre} />
                  </Detail>
                ))}
              </Details>
            )}
          </WholeMovement>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <RestoreButton archived={archived} onRestored={onClose} />
      </DialogActions>
    </Modal>
  );
}
