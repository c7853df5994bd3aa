import { Avatar, Box, Link, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { labels } from '../../../i18n/labels.ts';
import { storedPicture } from '../../addresses/images.ts';
import { usePaths } from '../../addresses/paths.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { shortDate } from '../../display/dates.ts';
import { useOpenDraftPage } from '../../records/drafts/useDraftAddress.ts';
import { exporterOf } from '../../records/export/exporter.ts';
import { RecordMarks, TablePage } from '../../records/list/RecordsPage.tsx';
import { NOTICIA_COLUMNS } from './columns.ts';

const exporter = exporterOf('noticias', NOTICIA_COLUMNS);
const filters = [searchFilter('noticias')];

/** Pixels. */
const THUMBNAIL_WIDTH = 160;

const sx = {
  '& .column-fecha': { whiteSpace: 'nowrap' },
  '& .column-nombre_imagen': { display: { xs: 'none', sm: 'table-cell' } },
};

export function NoticiaList() {
  return (
    <TablePage<Noticia>
      title="Noticias"
      description="Lo que el grupo cuenta en el sitio, de la más reciente a la más antigua."
      add={{ label: 'Agregar noticia', to: usePaths().noticias.create.to }}
      drafts={{ resource: 'noticias', onOpen: useOpenDraftPage('noticias') }}
      list={{ failure: messages.noticias.loadFailed, filters, exporter }}
      sort={{ field: 'fecha', order: 'DESC' }}
      empty={{
        text: 'Aún no hay noticias. Agregue la primera.',
        detail: 'Lo que el grupo hace, publica y convoca: cada noticia tiene su página en el sitio.',
      }}
      table={{ sx }}
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
    </TablePage>
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
        <RecordMarks recurso="noticias" record={noticia} />
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
