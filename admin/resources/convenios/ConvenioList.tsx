import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, CardActions, CardContent, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { WHOLE_PAGE } from '../../../dataProvider/core/wholePage.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { storedPicture } from '../../addresses/images.ts';
import { usePaths } from '../../addresses/paths.ts';
import { ActiveSwitch } from '../../components/ActiveSwitch.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { ListEmpty } from '../../components/ListEmpty.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { DeleteAction } from '../../records/archive/Removal.tsx';
import { useAddForm } from '../../records/drafts/useAddForm.ts';
import { exporterOf } from '../../records/export/exporter.ts';
import { OrderButton } from '../../records/forms/order/OrderButton.tsx';
import { type Add, AddButton } from '../../records/list/ListPage.tsx';
import { RecordMarks, RecordsPage } from '../../records/list/RecordsPage.tsx';
import { ConvenioCreate } from './ConvenioCreate.tsx';
import { CONVENIO_COLUMNS } from './columns.ts';

const exporter = exporterOf('convenios', CONVENIO_COLUMNS);
const filters = [searchFilter('convenios')];

const order = (
  <OrderButton<Convenio>
    recurso="convenios"
    title="Ordenar convenios"
    help="El orden de los logos en el inicio."
    failure={messages.convenios.loadFailed}
    nameOf={({ nombre }) => nombre}
  />
);

const sx = { '& .RaList-content': { bgcolor: 'transparent', border: 0, boxShadow: 'none' } };

export function ConvenioList() {
  const adding = useAddForm(usePaths().convenios.form);
  const add = { label: 'Agregar convenio', onClick: adding.open };
  return (
    <RecordsPage<Convenio>
      title="Convenios"
      description="Los convenios activos aparecen con su logo en el inicio."
      add={add}
      actions={order}
      drafts={{ resource: 'convenios', onOpen: adding.openDraft }}
      list={{
        failure: messages.convenios.loadFailed,
        exporter,
        filters,
        perPage: WHOLE_PAGE.perPage,
        pagination: false,
        sx,
      }}
      sort={{ field: 'nombre', order: 'ASC' }}
      dialogs={adding.opened === null ? null : <ConvenioCreate {...adding.opened} onClose={adding.close} />}
    >
      <Grid add={add} />
    </RecordsPage>
  );
}

function Grid({ add }: { add: Add }) {
  const { data = [], isPending } = useListContext<Convenio>();
  if (isPending) return <LoadingScreen />;
  if (data.length === 0) {
    return (
      <ListEmpty
        text={messages.convenios.none}
        detail="Agregue el primero: su logo aparece en el inicio."
        action={<AddButton {...add} />}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}>
      {data.map((convenio) => (
        <RecordContextProvider key={convenio.id} value={convenio}>
          <ConvenioCard />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const { convenios: texts } = messages;

function ConvenioCard() {
  const convenio = useRecordContext<Convenio>();
  const paths = usePaths();
  const fail = useFailureToast();
  if (convenio === undefined) return null;
  const { id, nombre, descripcion, url_web, activo, logo } = convenio;

  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      {/* Logos need a white background, in dark mode too. */}
      <Box sx={{ height: 120, display: 'grid', placeItems: 'center', p: 2, bgcolor: '#ffffff' }}>
        {logo ? (
          <Box
            component="img"
            src={storedPicture('convenios', logo)}
            alt={`Logo de ${nombre}`}
            loading="lazy"
            sx={{ maxWidth: '100%', maxHeight: 88, objectFit: 'contain' }}
          />
        ) : null}
      </Box>
      <CardContent sx={{ flex: 1 }}>
        <Stack direction="row" spacing={1} sx={{ mb: 0.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {nombre}
          </Typography>
          <StatusBadge active={activo} />
        </Stack>
        <RecordMarks recurso="convenios" record={convenio} />
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {descripcion || 'Sin descripción'}
        </Typography>
        {url_web ? <ExternalLink url={url_web} text="Visitar sitio web" /> : null}
      </CardContent>
      <CardActions sx={{ px: 2, justifyContent: 'flex-end' }}>
        <Box sx={{ mr: 'auto' }}>
          <ActiveSwitch
            label={() => `Activo: ${nombre}`}
            success={(next) => (next ? texts.activated : texts.deactivated)}
            onFailure={(error) => fail(error, texts.estadoFailed)}
          />
        </Box>
        <Tooltip title="Editar">
          <IconButton component={Link} to={paths.convenios.form(id)} aria-label={`Editar ${nombre}`}>
            <EditIcon />
          </IconButton>
        </Tooltip>
        <DeleteAction recurso="convenios" record={convenio} texts={texts} label={`Eliminar ${nombre}`} />
      </CardActions>
    </Card>
  );
}
