import DeleteForeverIcon from '@mui/icons-material/DeleteForeverOutlined';
import { Box, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, Pagination, SelectInput } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { RECORD_KINDS } from '../../../contract/resources/resources.ts';
import type { Archivado } from '../../../dataProvider/resources/papelera.ts';
import { ListEmpty } from '../../components/ListEmpty.tsx';
import { Page } from '../../components/Page.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { instantText } from '../../display/dayAndTime.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { DeleteForeverDialog } from './DeleteForeverDialog.tsx';
import { RestoreButton } from './RestoreButton.tsx';

const KINDS = RECORD_KINDS.map((id) => ({
  id,
  name: resourceLabel(id),
}));

const filters = [
  searchFilter('Buscar por nombre'),
  <SelectInput key="recurso" source="recurso" alwaysOn choices={KINDS} emptyText="Todos" />,
];

export function PapeleraList() {
  const [deleted, setDeleted] = useState<Archivado | null>(null);
  return (
    <Page
      title="Papelera"
      description="Lo que se archivó o eliminó. No se ve en el sitio ni en las listas, y se puede restaurar con sus vínculos."
    >
      <RecordList<Archivado>
        failure={messages.historia.papeleraFailed}
        actions={false}
        filters={filters}
        sort={{ field: 'archivado_en', order: 'DESC' }}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      >
        <DataTable<Archivado>
          empty={
            <ListEmpty
              text="La Papelera está vacía."
              detail="Aquí llegan los registros que se archivan o eliminan, y de aquí se restauran."
            />
          }
          bulkActionButtons={false}
          rowClick={false}
          sx={{
            '& .column-recurso, & .column-archivado_en, & .column-archivado_por': {
              display: { xs: 'none', md: 'table-cell' },
            },
            '& .column-acciones': { width: { md: 190 }, whiteSpace: { md: 'nowrap' }, textAlign: 'right' },
          }}
        >
          <DataTable.Col<Archivado> source="nombre" render={(archived) => <Name archived={archived} />} />
          <DataTable.Col<Archivado>
            source="recurso"
            render={({ recurso }) => <Chip size="small" variant="outlined" label={resourceLabel(recurso)} />}
          />
          <DataTable.Col<Archivado> source="archivado_en" render={whenOf} />
          <DataTable.Col<Archivado> source="archivado_por" />
          <DataTable.Col<Archivado>
            source="acciones"
            label="Acciones"
            disableSort
            render={(archived) => <RowActions archived={archived} onDelete={() => setDeleted(archived)} />}
          />
        </DataTable>
      </RecordList>
      {deleted === null ? null : <DeleteForeverDialog archived={deleted} onClose={() => setDeleted(null)} />}
    </Page>
  );
}

const whenOf = ({ archivado_en }: Archivado): string => instantText(Date.parse(archivado_en));

/** The name; on narrow screens, also the content of the other columns. */
function Name({ archived }: { archived: Archivado }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {archived.nombre || 'Sin nombre'}
      <Typography variant="body2" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
        {resourceLabel(archived.recurso)} · {whenOf(archived)} · {archived.archivado_por}
      </Typography>
    </Box>
  );
}

function RowActions({ archived, onDelete }: { archived: Archivado; onDelete: () => void }) {
  return (
    <>
      <RestoreButton archived={archived} />
      <Tooltip title="Eliminar para siempre">
        <IconButton color="error" aria-label={`Eliminar para siempre ${archived.nombre}`} onClick={onDelete}>
          <DeleteForeverIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}
