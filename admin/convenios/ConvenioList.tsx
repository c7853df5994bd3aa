import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { List, RecordContextProvider, useListContext } from 'react-admin';
import { messages } from '../../contract/messages.ts';
import type { Convenio } from '../../dataProvider/resources/convenios.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { LoadingScreen } from '../components/LoadingScreen.tsx';
import { Page } from '../components/Page.tsx';
import { searchFilter } from '../components/searchFilter.tsx';
import { exportActions } from '../export/ExportActions.tsx';
import { exporterOf } from '../export/exporter.ts';
import { useToast } from '../feedback/useToast.tsx';
import { ConvenioCard } from './ConvenioCard.tsx';
import { ConvenioCreate } from './ConvenioCreate.tsx';
import { CONVENIO_COLUMNS } from './columns.ts';

const exporter = exporterOf('convenios', CONVENIO_COLUMNS);

const filters = [searchFilter('Buscar por nombre o descripción')];

/** admin/convenios */
export function ConvenioList() {
  const [adding, setAdding] = useState(false);
  const toast = useToast();
  return (
    <Page
      title="Convenios"
      description="Los convenios activos aparecen con su logo en el inicio."
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          Agregar convenio
        </Button>
      }
    >
      <List<Convenio>
        title={false}
        actions={exportActions}
        exporter={exporter}
        filters={filters}
        empty={false}
        error={false}
        perPage={1_000}
        pagination={false}
        sort={{ field: 'nombre', order: 'ASC' }}
        queryOptions={{ onError: () => toast('error', messages.convenios.loadFailed) }}
        sx={{ '& .RaList-content': { bgcolor: 'transparent', border: 0, boxShadow: 'none' } }}
      >
        <Grid />
      </List>
      {adding ? <ConvenioCreate onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

function Grid() {
  const { data, error, isPending, filterValues, refetch } = useListContext<Convenio>();
  if (error) return <LoadFailure text={messages.convenios.loadFailed} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingScreen />;
  if (data.length === 0) {
    const searching = Object.keys(filterValues).length > 0;
    return (
      <Typography sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
        {searching ? 'No se encontraron convenios con los filtros aplicados.' : messages.convenios.none}
      </Typography>
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
