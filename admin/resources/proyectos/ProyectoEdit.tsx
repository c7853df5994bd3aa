import { Box } from '@mui/material';
import { RecordContextProvider, useEditContext, useNavigate, useParams } from 'react-admin';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadedRecord, STAY_ON_FAILURE } from '../../components/LoadedRecord.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { Page } from '../../components/Page.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../../records/actions/RecordActions.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordDraft } from '../../records/drafts/RecordDraft.tsx';
import { DuplicateButton } from '../../records/duplicate/DuplicateButton.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { OrigenPanel } from '../../records/origen/OrigenPanel.tsx';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { EstadoPanel } from './EstadoPanel.tsx';
import { LineaPanel } from './LineaPanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { INTEGRANTES, PRODUCTOS } from './links.ts';
import { ProyectoForm } from './ProyectoForm.tsx';

export function ProyectoEdit() {
  const id = Number(useParams().id);
  const toast = useToast();
  const announce = useSavedToast('proyectos');
  if (!Number.isSafeInteger(id) || id <= 0) return <NotFoundPage />;

  const onSuccess = (proyecto: Proyecto) => announce(messages.proyectos.updated, proyecto, { stays: true });
  const onError = (error: unknown) => toast('error', failureText(error, messages.proyectos.updateFailed));
  return (
    <ConflictEdit
      resource="proyectos"
      id={id}
      mutationMode="pessimistic"
      queryOptions={STAY_ON_FAILURE}
      mutationOptions={{ onSuccess, onError }}
    >
      <ProyectoPage />
    </ConflictEdit>
  );
}

function ProyectoPage() {
  const paths = usePaths();
  const navigate = useNavigate();
  const { record } = useEditContext<Proyecto>();
  if (record === undefined) {
    return (
      <Page title="Proyecto" back={paths.proyectos.list}>
        <LoadedRecord failure={messages.proyectos.loadOneFailed} />
      </Page>
    );
  }
  return (
    <Page
      title={record.nombre || 'Sin nombre'}
      description={<Authorship proyecto={record} />}
      back={paths.proyectos.list}
      actions={
        <RecordActions
          recurso="proyectos"
          id={record.id}
          archived={{ record, nombre: record.nombre, onArchived: () => navigate(paths.proyectos.list) }}
        >
          <DuplicateButton recurso="proyectos" id={record.id} />
          <SiteLink path={sitePaths.proyecto(record.id, record.nombre)} active={record.activo} dates={record} />
        </RecordActions>
      }
    >
      <LoadedRecord failure={messages.proyectos.loadOneFailed}>
        <RecordContextProvider value={record}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <RecordDraft resource="proyectos" id={record.id}>
                <ProyectoForm />
              </RecordDraft>
            </Box>
            <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
              <EstadoPanel />
              <LineaPanel />
              <LinkPanel kind={INTEGRANTES} id_proyecto={record.id} />
              <LinkPanel kind={PRODUCTOS} id_proyecto={record.id} />
              <OrigenPanel recurso="proyectos" id={record.id} />
              <VisitasCard recurso="proyectos" id={record.id} />
            </Box>
          </Box>
        </RecordContextProvider>
      </LoadedRecord>
    </Page>
  );
}

function Authorship({ proyecto: { created_by, updated_by } }: { proyecto: Proyecto }) {
  return (
    <>
      Creado por {created_by || 'desconocido'}
      {updated_by === '' ? null : ` · Actualizado por ${updated_by}`}
    </>
  );
}
