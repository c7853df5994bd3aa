import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { RecordOfKind, Vinculo, Vinculos } from '../../../contract/entities/history.ts';
import { type EditedResource, isRecordKind, type RecordKind } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { resources } from '../../../i18n/resources.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Modal } from '../../components/Modal.tsx';
import { capitalize } from '../../display/capitalize.ts';
import { failureText } from '../../feedback/failureText.ts';
import { answerOr } from '../../session/answerOr.ts';

interface ArchiveDialogProps extends RecordOfKind {
  nombre: string;
  isPending: boolean;
  onArchive: () => void;
  onClose: () => void;
}

export function ArchiveDialog({ nombre, isPending, onArchive, onClose, ...record }: ArchiveDialogProps) {
  return (
    <Modal title={`Archivar ${kindName(record.recurso)}`} onClose={onClose}>
      <DialogContent dividers tabIndex={0}>
        <Typography sx={{ mb: 1, fontWeight: 650, overflowWrap: 'anywhere' }}>{nombre}</Typography>
        <Typography sx={{ mb: 2 }}>
          Deja de verse en el sitio y en las listas. Queda en la Papelera, de donde se puede restaurar con sus vínculos.
        </Typography>
        <AllLinked {...record} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" loading={isPending} onClick={onArchive}>
          Archivar
        </Button>
      </DialogActions>
    </Modal>
  );
}

function AllLinked(record: RecordOfKind) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['vinculos', record],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => answerOr(await dataProvider.readVinculos(record, pageParam), null),
    getNextPageParam: (last, pages) => (last?.hay_mas ? vinculosIn(pages).length : undefined),
    gcTime: 0,
  });
  if (error !== null && !hasNextPage) {
    const text = failureText(error, messages.historia.vinculosFailed);
    return <LoadFailure text={text} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <LoadingScreen />;
  const vinculos = vinculosIn(data.pages);
  if (vinculos.length === 0) return <Typography>No tiene vínculos con otros registros.</Typography>;
  const totales = data.pages[0]?.totales ?? {};
  return (
    <>
      {[...Map.groupBy(vinculos, ({ recurso }) => recurso)].map(([recurso, some]) => (
        <LinkedRecords
          key={recurso}
          of={record.recurso}
          recurso={recurso}
          vinculos={some}
          total={totales[recurso] ?? some.length}
        />
      ))}
      {hasNextPage ? (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Cargar más
        </Button>
      ) : null}
    </>
  );
}

const vinculosIn = (pages: readonly (Vinculos | null)[]): Vinculo[] => pages.flatMap((page) => page?.vinculos ?? []);

interface LinkedRecordsProps {
  of: RecordKind;
  recurso: EditedResource;
  vinculos: readonly Vinculo[];
  /** of all pages */
  total: number;
}

function LinkedRecords({ of, recurso, vinculos, total }: LinkedRecordsProps) {
  const isSingle = !isRecordKind(recurso);
  const name = capitalize(kindName(recurso, !isSingle && total !== 1));
  const title = isSingle ? name : `${name} (${total.toLocaleString('es-CO')})`;
  return (
    <section aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      {of === 'integrantes' && recurso === 'productos' ? (
        <Typography variant="body2">Conservan su nombre como autor, sin enlace a su página.</Typography>
      ) : null}
      {isSingle ? (
        <Typography>El campo que lo nombra queda vacío.</Typography>
      ) : (
        <ul>
          {vinculos.map(({ id, nombre }) => (
            <li key={id}>
              <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                {nombre || 'Sin nombre'}
              </Typography>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The name of one or of several records, as inside a sentence. */
function kindName(recurso: EditedResource, isPlural = false): string {
  const [one = '', many = ''] = resources[recurso].forcedCaseName.split(' |||| ');
  return isPlural ? many : one;
}
