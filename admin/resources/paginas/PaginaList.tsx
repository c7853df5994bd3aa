import { Avatar, Box, Link, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { IDIOMA_LABELS, LUGAR_LABELS } from '../../../contract/values/labels.ts';
import type { Pagina } from '../../../dataProvider/resources/paginas.ts';
import { labels } from '../../../i18n/labels.ts';
import { storedPicture } from '../../addresses/images.ts';
import { usePaths } from '../../addresses/paths.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { useOpenDraftPage } from '../../records/drafts/useDraftAddress.ts';
import { exporterOf } from '../../records/export/exporter.ts';
import { RecordMarks, TablePage } from '../../records/list/RecordsPage.tsx';
import { PAGINA_COLUMNS } from './columns.ts';

const exporter = exporterOf('paginas', PAGINA_COLUMNS);
const filters = [searchFilter('paginas')];

/** Pixels. */
const THUMBNAIL_WIDTH = 160;

const sx = {
  '& .column-nombre_imagen': { display: { xs: 'none', sm: 'table-cell' } },
};

export function PaginaList() {
  return (
    <TablePage<Pagina>
      title="Páginas"
      description="Las páginas que el grupo escribe."
      add={{ label: 'Agregar página', to: usePaths().paginas.create.to }}
      drafts={{ resource: 'paginas', onOpen: useOpenDraftPage('paginas') }}
      list={{ failure: messages.paginas.loadFailed, filters, exporter }}
      sort={{ field: 'orden', order: 'ASC' }}
      empty={{
        text: 'Aún no hay páginas. Agregue la primera.',
        detail: 'Cada página tiene su dirección en el sitio.',
      }}
      table={{ sx }}
    >
      <DataTable.Col<Pagina> source="titulo" render={(pagina) => <Title pagina={pagina} />} />
      <DataTable.Col<Pagina> source="lugar" render={({ lugar }) => LUGAR_LABELS[lugar]} />
      <DataTable.Col<Pagina> source="idioma" render={({ idioma }) => IDIOMA_LABELS[idioma]} />
      <DataTable.Col<Pagina> source="nombre_imagen" disableSort render={(pagina) => <Thumbnail pagina={pagina} />} />
      <DataTable.Col<Pagina>
        source="activo"
        label={labels.noticia.activo}
        render={({ activo }) => <StatusBadge active={activo} />}
      />
    </TablePage>
  );
}

function Title({ pagina }: { pagina: Pagina }) {
  const paths = usePaths();
  return (
    <Box sx={{ minWidth: { xs: 112, md: 220 }, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={paths.paginas.form(pagina.id)} underline="hover" sx={{ fontWeight: 600 }}>
        {pagina.titulo || 'Sin título'}
      </Link>
      <Box>
        <RecordMarks recurso="paginas" record={pagina} />
      </Box>
    </Box>
  );
}

function Thumbnail({ pagina: { nombre_imagen, descripcion_imagen } }: { pagina: Pagina }) {
  if (nombre_imagen === null) {
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        Sin imagen
      </Typography>
    );
  }
  const src = storedPicture('paginas', nombre_imagen, THUMBNAIL_WIDTH);
  return <Avatar variant="rounded" src={src} alt={descripcion_imagen} sx={{ width: 56, height: 40 }} />;
}
