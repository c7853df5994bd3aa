import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Chip, IconButton, Link, Stack, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { hasLeft } from '../../../contract/values/periodos.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { labels } from '../../../i18n/labels.ts';
import { usePaths } from '../../addresses/paths.ts';
import { IntegranteAvatar } from '../../components/IntegranteAvatar.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { GRUPOS, grupoLabel } from '../../display/choices.ts';
import { useAddForm } from '../../records/drafts/useAddForm.ts';
import { exporterWithOrigen } from '../../records/export/exporter.ts';
import { OrderButton } from '../../records/forms/order/OrderButton.tsx';
import { RecordMarks, TablePage } from '../../records/list/RecordsPage.tsx';
import { INTEGRANTE_COLUMNS } from './columns.ts';
import { IntegranteCreate } from './IntegranteCreate.tsx';
import { IntegranteShow } from './IntegranteShow.tsx';
import { todayInBogota } from './periodos.ts';

const exporter = exporterWithOrigen('integrantes', INTEGRANTE_COLUMNS);

const filters = [
  searchFilter('integrantes'),
  <SelectInput key="grupo" source="grupo" alwaysOn choices={GRUPOS} emptyText="Todos" />,
];

// A load failure is only logged, without a toast.
const queryOptions = { onError: (error: Error) => console.error(error) };

const sx = {
  '& .column-apellidos': { display: { xs: 'none', sm: 'table-cell' } },
  '& .column-cargo, & .column-grupo': { display: { xs: 'none', md: 'table-cell' } },
  '& .column-acciones': { width: 112, whiteSpace: 'nowrap' },
};

const order = (
  <OrderButton<Integrante>
    recurso="integrantes"
    title="Ordenar integrantes"
    help="El orden del inicio y de la página de integrantes, en cada grupo."
    failure={messages.integrantes.loadFailed}
    nameOf={fullNameOf}
  />
);

export function IntegranteList() {
  const { identity } = useGetIdentity();
  const paths = usePaths();
  const adding = useAddForm(paths.integrantes.form);
  const [shown, setShown] = useState<number | null>(null);
  if (identity === undefined) return <LoadingScreen loadingPrimary="Cargando usuario..." />;
  return (
    <TablePage<Integrante>
      title="Integrantes"
      description="Perfiles internos y externos del grupo de investigación."
      add={{ label: 'Agregar integrante', onClick: adding.open }}
      actions={order}
      drafts={{ resource: 'integrantes', onOpen: adding.openDraft }}
      list={{ failure: messages.integrantes.loadFailed, exporter, filters, queryOptions }}
      sort={{ field: 'nombres', order: 'ASC' }}
      empty={{
        text: 'Aún no hay integrantes. Agregue el primero.',
        detail:
          'Las personas del grupo: cada una tiene su perfil en el sitio, y sus proyectos y publicaciones la nombran.',
      }}
      table={{ sx }}
      dialogs={
        <>
          {adding.opened === null ? null : <IntegranteCreate {...adding.opened} onClose={adding.close} />}
          {shown === null ? null : <IntegranteShow id={shown} onClose={() => setShown(null)} />}
        </>
      }
    >
      <DataTable.Col<Integrante> source="nombres" render={(integrante) => <Name integrante={integrante} />} />
      <DataTable.Col<Integrante> source="apellidos" />
      <DataTable.Col<Integrante> source="cargo" />
      <DataTable.Col<Integrante> source="grupo" render={({ grupo }) => grupoLabel(grupo)} />
      <DataTable.Col<Integrante>
        source="acciones"
        label={labels.lista.acciones}
        disableSort
        render={(integrante) => <RowActions integrante={integrante} onShow={() => setShown(integrante.id)} />}
      />
    </TablePage>
  );
}

/** The picture and the name, which leads to the profile. On narrow screens, also the content of the other columns. */
function Name({ integrante }: { integrante: Integrante }) {
  const paths = usePaths();
  const { id, nombres, apellidos, cargo, grupo } = integrante;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <IntegranteAvatar integrante={integrante} size={40} decorative />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={paths.integrantes.form(id)}
          aria-label={fullNameOf(integrante)}
          underline="hover"
        >
          {nombres}
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {` ${apellidos}`}
          </Box>
        </Link>
        <Typography variant="body2" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
          {cargo} · {grupoLabel(grupo)}
        </Typography>
        {hasLeft(integrante.periodos, todayInBogota()) ? (
          <Chip size="small" variant="outlined" label="Anterior" />
        ) : null}
        <RecordMarks recurso="integrantes" record={integrante} />
      </Box>
    </Stack>
  );
}

function RowActions({ integrante, onShow }: { integrante: Integrante; onShow: () => void }) {
  const paths = usePaths();
  const name = fullNameOf(integrante);
  return (
    <>
      <Tooltip title="Ver">
        <IconButton aria-label={`Ver a ${name}`} onClick={onShow}>
          <VisibilityIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Editar perfil">
        <IconButton
          component={RouterLink}
          to={paths.integrantes.form(integrante.id)}
          aria-label={`Editar perfil de ${name}`}
        >
          <SettingsIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}
