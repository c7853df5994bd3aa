import { Button, DialogActions, DialogContent, Link, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { SampleRecord, SampleText } from '../../../contract/entities/ejemplo.ts';
import { isRecordKind, partsOf } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Modal } from '../../components/Modal.tsx';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';

function reasonOf({ motivo, vinculo }: SampleRecord): string {
  if (motivo === 'cambiado') return 'alguien lo cambió';
  if (motivo === 'borrador') return 'tiene un borrador';
  return vinculo === '' ? 'está vinculado' : `está vinculado con «${vinculo}»`;
}

function recordsText(count: number): string[] {
  if (count === 0) return [];
  const [taken, shown] =
    count === 1
      ? ['Se quita 1 registro', 'Deja de verse en el sitio y va a la Papelera, de donde se puede restaurar.']
      : [
          `Se quitan ${count} registros`,
          'Dejan de verse en el sitio y van a la Papelera, de donde se pueden restaurar.',
        ];
  return [`${taken} que nadie cambió ni vinculó. ${shown}`];
}

interface SampleDialogProps {
  registros: readonly SampleRecord[];
  textos: readonly SampleText[];
  onClose: () => void;
}

export function SampleDialog({ registros, textos, onClose }: SampleDialogProps) {
  const { removeSample } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const parts = useAdminResources();
  const toast = useToast();
  const { isPending, send } = useSend();
  const staying = registros.filter(({ motivo }) => motivo !== null);
  const leaving = registros.filter(({ motivo }) => motivo === null);
  const going = leaving.length;
  const records = leaving.filter(({ recurso }) => isRecordKind(recurso)).length;
  const emptied = leaving.flatMap(({ recurso }) => parts[recurso].withoutSample ?? []);

  async function remove() {
    await send(async () => toast('success', await removeSample()), messages.ejemplo.removeFailed);
    onClose();
    void queryClient.invalidateQueries();
  }

  return (
    <Modal title="Contenido de ejemplo" onClose={onClose}>
      <DialogContent dividers tabIndex={0}>
        {going === 0 ? null : <Typography sx={{ mb: 2 }}>{[...recordsText(records), ...emptied].join(' ')}</Typography>}
        {staying.length === 0 ? null : (
          <section aria-label="Lo que queda">
            <Typography variant="h3">Lo que queda ({staying.length})</Typography>
            <ul>
              {staying.map((record) => (
                <li key={`${record.recurso} ${record.id}`}>
                  <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                    {resourceLabel(record.recurso)} «{record.nombre || 'Sin nombre'}»: {reasonOf(record)}
                  </Typography>
                </li>
              ))}
            </ul>
          </section>
        )}
        <SampleTexts textos={textos} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>{going === 0 ? 'Cerrar' : 'Cancelar'}</Button>
        {going === 0 ? null : (
          <Button variant="contained" loading={isPending} onClick={() => void remove()}>
            Quitar
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
}

/** The sample's texts that are no records, with the pages on which staff change them. */
function SampleTexts({ textos }: { textos: readonly SampleText[] }) {
  const paths = usePaths();
  const resources = useAdminResources();
  if (textos.length === 0) return null;
  return (
    <section aria-label="Textos de ejemplo">
      <Typography variant="h3">Textos de ejemplo ({textos.length})</Typography>
      <Typography>No son registros, así que no van a la Papelera. Escriba en su lugar los de su grupo:</Typography>
      <ul>
        {textos.map(({ recurso, id, nombre }) => (
          <li key={`${recurso} ${id}`}>
            <Link component={RouterLink} to={paths[recurso].form(id)} sx={{ overflowWrap: 'anywhere' }}>
              {partsOf(recurso).nameColumns === undefined
                ? resources[recurso].label
                : `${resourceLabel(recurso)} «${nombre}»`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
