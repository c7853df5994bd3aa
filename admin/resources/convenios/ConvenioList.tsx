import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { WHOLE_PAGE } from '../../../dataProvider/core/wholePage.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Invitation } from '../../components/ListEmpty.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { DraftList } from '../../records/drafts/DraftList.tsx';
import { useAddForm } from '../../records/drafts/useAddForm.ts';
import { ExportActions } from '../../records/export/ExportActions.tsx';
import { exporterOf } from '../../records/export/exporter.ts';
import { OrderButton } from '../../records/forms/OrderButton.tsx';
import { ConvenioCard } from './ConvenioCard.tsx';
import { ConvenioCreate } from './ConvenioCreate.tsx';
import { CONVENIO_COLUMNS } from './columns.ts';

const exporter = exporterOf('convenios', CONVENIO_COLUMNS);
const ORDER = { field: 'nombre', order: 'ASC' } as const;

const actionsOfList = <ExportActions first={ORDER} />;

const filters = [searchFilter('convenios')];

export function ConvenioList() {
  const paths = usePaths();
  const adding = useAddForm(paths.convenios.form);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={adding.open}>
      Agregar convenio
    </Button>
  );
  const actions = (
    <>
      <OrderButton<Convenio>
        recurso="convenios"
        title="Ordenar convenios"
        help="El orden de los logos en el inicio."
        failure={messages.convenios.loadFailed}
        nameOf={({ nombre }) => nombre}
      />
      {add}
    </>
  );
  return (
    <Page title="Convenios" description="Los convenios activos aparecen con su logo en el inicio." actions={actions}>
      <DraftList resource="convenios" onOpen={adding.openDraft} />
      <RecordList<Convenio>
        failure={messages.convenios.loadFailed}
        actions={actionsOfList}
        exporter={exporter}
        filters={filters}
        perPage={WHOLE_PAGE.perPage}
        pagination={false}
        sort={ORDER}
        sx={{ '& .RaList-content': { bgcolor: 'transparent', border: 0, boxShadow: 'none' } }}
      >
        <Grid add={add} />
      </RecordList>
      {adding.opened === null ? null : <ConvenioCreate {...adding.opened} onClose={adding.close} />}
    </Page>
  );
}

function Grid({ add }: { add: ReactNode }) {
  const { data = [], isPending, filterValues } = useListContext<Convenio>();
  if (isPending) return <LoadingScreen />;
  if (data.length === 0) {
    return Object.keys(filterValues).length > 0 ? (
      <Invitation text="No se encontraron convenios con los filtros aplicados." />
    ) : (
      <Invitation
        text={messages.convenios.none}
        detail="Agregue el primero: su logo aparece en el inicio."
        action={add}
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
