import AddIcon from '@mui/icons-material/Add';
import { Avatar, Box, Button, Link, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { labels } from '../../../i18n/labels.ts';
import { storedPicture } from '../../addresses/images.ts';
import { usePaths } from '../../addresses/paths.ts';
import { ListedChange } from '../../components/LastChange.tsx';
import { ListEmpty } from '../../components/ListEmpty.tsx';
import { Page } from '../../components/Page.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { SampleChip } from '../../components/SampleChip.tsx';
import { ScheduleChip } from '../../components/ScheduleChip.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { shortDate } from '../../display/dates.ts';
import { DraftList } from '../../records/drafts/DraftList.tsx';
import { useOpenDraftPage } from '../../records/drafts/useDraftAddress.ts';
import { ExportActions } from '../../records/export/ExportActions.tsx';
import { exporterOf } from '../../records/export/exporter.ts';
import { NOTICIA_COLUMNS } from './columns.ts';

const exporter = exporterOf('noticias', NOTICIA_COLUMNS);
const ORDER = { field: 'fecha', order: 'DESC' } as const;

const actions = <ExportActions first={ORDER} />;

const filters = [searchFilter('noticias')];

/** Pixels. */
const THUMBNAIL_WIDTH = 160;

export function NoticiaList() {
  const { create } = usePaths().noticias;
  const openDraft = useOpenDraftPage('noticias');
  const add = (
    <Button component={RouterLink} to={create.to} variant="contained" startIcon={<AddIcon />}>
      Agregar noticia
    </Button>
  );
  return (
    <Page
      title="Noticias"
      description="Lo que el grupo cuenta en el sitio, de la más reciente a la más antigua."
      actions={add}
    >
      <DraftList resource="noticias" onOpen={openDraft} />
      <RecordList<Noticia>
        failure={messages.noticias.loadFailed}
        filters={filters}
        actions={actions}
        exporter={exporter}
        sort={ORDER}
      >
        <DataTable<Noticia>
          empty={
            <ListEmpty
              text="Aún no hay noticias. Agregue la primera."
              detail="Lo que el grupo hace, publica y convoca: cada noticia tiene su página en el sitio."
              action={add}
            />
          }
          bulkActionButtons={false}
          rowClick={false}
          sx={{
            '& .column-fecha': { whiteSpace: 'nowrap' },
            '& .column-nombre_imagen': { display: { xs: 'none', sm: 'table-cell' } },
          }}
        >
          <DataTable.Col<Noticia> source="titulo" render={(noticia) => <Title noticia={noticia} />} />
          <DataTable.Col<Noticia> source="fecha" render={({ fecha }) => shortDate(fecha)} />
          <DataTable.Col<Noticia>
            source="nombre_imagen"
            disableSort
            render={(noticia) => <Thumbnail noticia={noticia} />}
          />
          <DataTable.Col<Noticia>
            source="activo"
            label={labels.noticia.activo}
            render={({ activo }) => <StatusBadge active={activo} />}
          />
        </DataTable>
      </RecordList>
    </Page>
  );
}

function Title({ noticia }: { noticia: Noticia }) {
  const paths = usePaths();
  return (
    <Box sx={{ minWidth: { xs: 112, md: 220 }, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={paths.noticias.form(noticia.id)} underline="hover" sx={{ fontWeight: 600 }}>
        {noticia.titulo || 'Sin título'}
      </Link>
      <Box>
        <ScheduleChip record={noticia} />
        <SampleChip recurso="noticias" id={noticia.id} />
        <ListedChange recurso="noticias" id={noticia.id} />
      </Box>
    </Box>
  );
}

function Thumbnail({ noticia: { nombre_imagen, descripcion_imagen } }: { noticia: Noticia }) {
  if (nombre_imagen === null) {
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        Sin imagen
      </Typography>
    );
  }
  const src = storedPicture('noticias', nombre_imagen, THUMBNAIL_WIDTH);
  return <Avatar variant="rounded" src={src} alt={descripcion_imagen} sx={{ width: 56, height: 40 }} />;
}
