import DeleteForeverIcon from '@mui/icons-material/DeleteForeverOutlined';
import RestoreIcon from '@mui/icons-material/Restore';
import { Box, Button, Chip, IconButton, Link, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, Pagination, SelectInput, useDataProvider, useListContext, useRefresh } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { RECORD_KINDS } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Archivado } from '../../../dataProvider/resources/trash.ts';
import { labels } from '../../../i18n/labels.ts';
import { ListEmpty } from '../../components/ListEmpty.tsx';
import { Page } from '../../components/Page.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { useWholeList } from '../../components/useWholeList.ts';
import { instantText } from '../../display/dayAndTime.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ArchivedShow } from './ArchivedShow.tsx';
import { DeleteForeverDialog, DeleteSeveralDialog } from './DeleteDialogs.tsx';
import { RestoreButton } from './RestoreButton.tsx';

const KINDS = RECORD_KINDS.map((id) => ({ id, name: resourceLabel(id) }));

const filters = [
  searchFilter('papelera'),
  <SelectInput key="recurso" source="recurso" alwaysOn choices={KINDS} emptyText="Todos" />,
];

interface Several {
  title: string;
  records: readonly Archivado[];
}

export function TrashList() {
  const [shown, setShown] = useState<Archivado | null>(null);
  const [deleted, setDeleted] = useState<Archivado | null>(null);
  const [several, setSeveral] = useState<Several | null>(null);
  const { data: all = [] } = useWholeList<Archivado>('papelera');
  return (
    <Page
      title="Papelera"
      description="Lo que se archivó o eliminó. No se ve en el sitio ni en las listas, y se puede restaurar con sus vínculos."
      actions={
        all.length === 0 ? null : (
          <Button
            variant="outlined"
            color="error"
            startIcon={<DeleteForeverIcon />}
            onClick={() => setSeveral({ title: 'Vaciar la papelera', records: all })}
          >
            Vaciar la papelera
          </Button>
        )
      }
    >
      <RecordList<Archivado>
        failure={messages.historia.trashFailed}
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
          bulkActionButtons={
            <SelectedActions onDelete={(records) => setSeveral({ title: 'Eliminar para siempre', records })} />
          }
          rowClick={(_id, _resource, archived) => {
            setShown(archived);
            return false;
          }}
          sx={{
            '& .column-recurso, & .column-archivado_en, & .column-archivado_por': {
              display: { xs: 'none', md: 'table-cell' },
            },
            '& .column-acciones': { width: { md: 190 }, whiteSpace: { md: 'nowrap' }, textAlign: 'right' },
          }}
        >
          <DataTable.Col<Archivado>
            source="nombre"
            render={(archived) => <Name archived={archived} onShow={() => setShown(archived)} />}
          />
          <DataTable.Col<Archivado>
            source="recurso"
            render={({ recurso }) => <Chip size="small" variant="outlined" label={resourceLabel(recurso)} />}
          />
          <DataTable.Col<Archivado> source="archivado_en" render={whenOf} />
          <DataTable.Col<Archivado> source="archivado_por" />
          <DataTable.Col<Archivado>
            source="acciones"
            label={labels.lista.acciones}
            disableSort
            render={(archived) => <RowActions archived={archived} onDelete={() => setDeleted(archived)} />}
          />
        </DataTable>
      </RecordList>
      {shown === null ? null : <ArchivedShow archived={shown} onClose={() => setShown(null)} />}
      {several === null ? null : <DeleteSeveralDialog {...several} onClose={() => setSeveral(null)} />}
      {deleted === null ? null : <DeleteForeverDialog archived={deleted} onClose={() => setDeleted(null)} />}
    </Page>
  );
}

const whenOf = ({ archivado_en }: Archivado): string => instantText(Date.parse(archivado_en));

/** The name; on narrow screens, also the content of the other columns. */
function Name({ archived, onShow }: { archived: Archivado; onShow: () => void }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Link
        component="button"
        type="button"
        underline="hover"
        onClick={(event) => {
          event.stopPropagation();
          onShow();
        }}
        sx={{ textAlign: 'start', font: 'inherit', fontWeight: 600 }}
      >
        {archived.nombre || 'Sin nombre'}
      </Link>
      <Typography variant="body2" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
        {resourceLabel(archived.recurso)} · {whenOf(archived)} · {archived.archivado_por}
      </Typography>
    </Box>
  );
}

function RowActions({ archived, onDelete }: { archived: Archivado; onDelete: () => void }) {
  return (
    // A click on a button does not open the record, as one on its row does.
    <Box component="span" role="presentation" onClick={(event) => event.stopPropagation()}>
      <RestoreButton archived={archived} />
      <Tooltip title="Eliminar para siempre">
        <IconButton color="error" aria-label={`Eliminar para siempre ${archived.nombre}`} onClick={onDelete}>
          <DeleteForeverIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

interface SelectedActionsProps {
  onDelete: (records: readonly Archivado[]) => void;
}

/** What can be done with the selected records, of all pages. One that has left the trash since is no longer among them. */
function SelectedActions({ onDelete }: SelectedActionsProps) {
  const { selectedIds, onUnselectItems } = useListContext<Archivado>();
  const { data: all = [] } = useWholeList<Archivado>('papelera');
  const { restoreSeveral } = useDataProvider<PortalDataProvider>();
  const { isPending, send } = useSend();
  const refresh = useRefresh();
  const toast = useToast();
  const selected = all.filter(({ id }) => selectedIds.includes(id));

  const restore = async () => {
    await send(async () => {
      toast('success', await restoreSeveral(selected));
      onUnselectItems();
    }, messages.historia.restoreFailed);
    refresh();
  };
  // The toolbar of an empty selection is invisible, not absent.
  if (selectedIds.length === 0) return null;
  return (
    <>
      <Button size="small" startIcon={<RestoreIcon />} loading={isPending} onClick={() => void restore()}>
        Restaurar
      </Button>
      <Button size="small" color="error" startIcon={<DeleteForeverIcon />} onClick={() => onDelete(selected)}>
        Eliminar para siempre
      </Button>
    </>
  );
}
