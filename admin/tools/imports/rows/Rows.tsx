import { Box, Button, Chip, Stack, Tab, TablePagination, Tabs, Typography } from '@mui/material';
import { ListBase, parseQueryFromLocation, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import { ROW_STATES, type RowState } from '../../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../../contract/resources/resources.ts';
import { ROW_STATE_LABELS } from '../../../../contract/values/labels.ts';
import { type ImportRow, PAGE_ROWS } from '../../../../dataProvider/resources/imports.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../../components/LoadingScreen.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { PlainList } from '../../../components/PlainList.tsx';
import { numberText } from '../../../display/countText.ts';
import { resourceLabelOfMany } from '../../../display/fieldLabel.ts';
import { useShownImport } from '../state/importAccess.ts';
import { isClosed } from '../state/texts.ts';
import { IMPORT_ROWS } from '../state/useImport.ts';
import { RowItem } from './RowItem.tsx';

interface Filter {
  recurso?: ImportedResource;
  estado?: RowState | undefined;
}

/** The rows as they would become, one page at a time. Kind, state and page are in the address. */
export function Rows() {
  const { id, recursos } = useShownImport().importacion;
  const { filter } = parseQueryFromLocation(useLocation());
  // The file may have another kind than the address by now.
  const recurso = recursos.find((kind) => kind === filter?.recurso) ?? recursos[0];
  if (recurso === undefined) return null;
  return (
    <ListBase<ImportRow>
      resource={IMPORT_ROWS}
      filter={{ importacion: id, recurso }}
      perPage={PAGE_ROWS}
      storeKey={false}
      // The failure stands above the rows.
      queryOptions={{ onError: () => undefined }}
    >
      <Panel title="Filas">
        <RowFilters recurso={recurso} />
        <RowList />
      </Panel>
    </ListBase>
  );
}

/** A tab for each kind where the import has several, and the states with their numbers; the pressed one filters the rows. */
function RowFilters({ recurso }: { recurso: ImportedResource }) {
  const { recursos, por_recurso, numeros } = useShownImport().importacion;
  const { filterValues, setFilters } = useListContext<ImportRow>();
  const { estado }: Filter = filterValues;
  const counts = por_recurso[recurso] ?? numeros;
  return (
    <>
      {recursos.length > 1 ? (
        <Tabs
          value={recurso}
          onChange={(_, kind: ImportedResource) => setFilters({ estado, recurso: kind })}
          variant="scrollable"
          scrollButtons="auto"
          aria-label="Tipos de registro"
          sx={{ mb: 1 }}
        >
          {recursos.map((kind) => (
            <Tab
              key={kind}
              value={kind}
              label={`${resourceLabelOfMany(kind)} (${numberText(por_recurso[kind]?.total ?? 0)})`}
            />
          ))}
        </Tabs>
      ) : null}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        role="group"
        aria-label="Estado de las filas"
        sx={{ flexWrap: 'wrap' }}
      >
        {[undefined, ...ROW_STATES].map((state) => (
          <Chip
            key={state ?? 'todas'}
            label={`${state ? ROW_STATE_LABELS[state] : 'Todas'} (${numberText(counts[state ?? 'total'])})`}
            clickable
            color={state === estado ? 'primary' : 'default'}
            variant={state === estado ? 'filled' : 'outlined'}
            aria-pressed={state === estado}
            onClick={() => setFilters({ estado: state, recurso })}
          />
        ))}
      </Stack>
      {estado === 'nuevo' || estado === 'cambia' ? <WholeState recurso={recurso} estado={estado} /> : null}
    </>
  );
}

/** Includes or leaves out all rows of a state. */
function WholeState({ recurso, estado }: Required<Filter>) {
  const { isEditable, isSending, change } = useShownImport();
  const button = (incluida: boolean, text: string) => (
    <Button
      size="small"
      disabled={!isEditable || isSending}
      onClick={() => void change('changeImportRows', { recurso, estado, incluida })}
    >
      {text}
    </Button>
  );
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
      {button(true, 'Incluir todas')}
      {button(false, 'Dejar fuera todas')}
    </Stack>
  );
}

function RowList() {
  const { importacion } = useShownImport();
  const { data = [], total = 0, error, isPending, refetch, filterValues } = useListContext<ImportRow>();
  const noRows =
    isClosed(importacion.estado) && filterValues.estado === undefined
      ? `${messages.importaciones.expired}.`
      : 'No hay filas así.';
  return (
    <Box sx={{ mt: 1 }}>
      {error ? <LoadFailure text={messages.importaciones.loadFailed} onRetry={() => void refetch()} /> : null}
      {isPending ? <LoadingScreen /> : null}
      <PlainList aria-label="Filas" shown={data}>
        {total === 0 && !isPending && !error ? (
          <Typography component="li" sx={{ py: 2, color: 'text.secondary' }}>
            {noRows}
          </Typography>
        ) : null}
        {data.map((row) => (
          <RowItem key={row.numero} row={row} />
        ))}
      </PlainList>
      {data.length > 0 ? <Pager /> : null}
    </Box>
  );
}

function Pager() {
  const { total = 0, page, setPage, filterValues, setFilters } = useListContext<ImportRow>();
  const turnTo = (next: number) => {
    // react-admin sends both at once. The page alone would scroll to the beginning of the screen, far above the rows.
    setFilters(filterValues);
    setPage(next);
  };
  return (
    <TablePagination
      component="div"
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' } }}
      count={total}
      page={page - 1}
      rowsPerPage={PAGE_ROWS}
      rowsPerPageOptions={[PAGE_ROWS]}
      labelDisplayedRows={({ from, to, count }) => `${numberText(from)}-${numberText(to)} de ${numberText(count)}`}
      getItemAriaLabel={(type) => (type === 'next' ? 'Filas siguientes' : 'Filas anteriores')}
      onPageChange={(_, next) => turnTo(next + 1)}
    />
  );
}
