import { Box, Link, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { IDIOMA_LABELS, LUGAR_LABELS } from '../../../contract/values/labels.ts';
import type { Pagina } from '../../../dataProvider/resources/paginas.ts';
import { labels } from '../../../i18n/labels.ts';
import { usePaths } from '../../addresses/paths.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { useOpenDraftPage } from '../../records/drafts/useDraftAddress.ts';
import { exporterOf } from '../../records/export/exporter.ts';
import { OrderButton } from '../../records/forms/order/OrderButton.tsx';
import { RecordMarks, TablePage } from '../../records/list/RecordsPage.tsx';
import { PAGINA_COLUMNS } from './columns.ts';

const exporter = exporterOf('paginas', PAGINA_COLUMNS);
const filters = [searchFilter('paginas')];

const sx = { '& .column-lugar, & .column-idioma': { display: { xs: 'none', md: 'table-cell' } } };

const order = (
  <OrderButton<Pagina>
    recurso="paginas"
    title="Ordenar páginas"
    help="El orden del menú «El grupo», del pie y del mapa del sitio."
    failure={messages.paginas.loadFailed}
    nameOf={({ titulo }) => titulo}
  />
);

export function PaginaList() {
  return (
    <TablePage<Pagina>
      title="Páginas"
      description="Textos propios del grupo, cada uno en su página: quiénes somos, una convocatoria, la política de datos."
      add={{ label: 'Nueva página', to: usePaths().paginas.create.to }}
      actions={order}
      drafts={{ resource: 'paginas', onOpen: useOpenDraftPage('paginas') }}
      list={{ failure: messages.paginas.loadFailed, filters, exporter }}
      sort={{ field: 'orden', order: 'ASC' }}
      empty={{
        text: 'Aún no hay páginas. Agregue la primera.',
        detail: 'Una página tiene su dirección, y un enlace en el menú «El grupo» o en el pie del sitio.',
      }}
      table={{ sx }}
    >
      <DataTable.Col<Pagina> source="titulo" render={(pagina) => <Title pagina={pagina} />} />
      <DataTable.Col<Pagina> source="lugar" render={({ lugar }) => LUGAR_LABELS[lugar]} />
      <DataTable.Col<Pagina> source="idioma" render={({ idioma }) => IDIOMA_LABELS[idioma]} />
      <DataTable.Col<Pagina>
        source="activo"
        label={labels.pagina.activo}
        render={({ activo }) => <StatusBadge active={activo} />}
      />
    </TablePage>
  );
}

/** The title, which leads to the form, and the address. In a narrow window, also the content of the other columns. */
function Title({ pagina }: { pagina: Pagina }) {
  const { id, titulo, direccion, lugar, idioma } = pagina;
  return (
    <Box sx={{ minWidth: { xs: 112, md: 220 }, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={usePaths().paginas.form(id)} underline="hover" sx={{ fontWeight: 600 }}>
        <span lang={idioma}>{titulo}</span>
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        /paginas/{direccion}
      </Typography>
      <Typography variant="body2" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
        {LUGAR_LABELS[lugar]} · {IDIOMA_LABELS[idioma]}
      </Typography>
      <RecordMarks recurso="paginas" record={pagina} />
    </Box>
  );
}
