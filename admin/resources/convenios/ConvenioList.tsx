import { Box } from '@mui/material';
import { RecordContextProvider, useListContext } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { WHOLE_PAGE } from '../../../dataProvider/core/wholePage.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Invitation } from '../../components/ListEmpty.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { useAddForm } from '../../records/drafts/useAddForm.ts';
import { exporterOf } from '../../records/export/exporter.ts';
import { OrderButton } from '../../records/forms/order/OrderButton.tsx';
import { type Add, AddButton } from '../../records/list/ListPage.tsx';
import { RecordsPage } from '../../records/list/RecordsPage.tsx';
import { ConvenioCard } from './ConvenioCard.tsx';
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
  const { data = [], isPending, filterValues } = useListContext<Convenio>();
  if (isPending) return <LoadingScreen />;
  if (data.length === 0) {
    return Object.keys(filterValues).length > 0 ? (
      <Invitation text="No se encontraron convenios con los filtros aplicados." />
    ) : (
      <Invitation
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
