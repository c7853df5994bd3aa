import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { ListBase, useDataProvider, useListContext } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { RowState } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { ImportRow } from '../../../dataProvider/resources/imports.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Panel } from '../../components/Panel.tsx';
import { numberText } from '../../display/countText.ts';
import { useShownImport } from './importContext.ts';
import { KindTabs, StateFilter } from './RowFilters.tsx';
import { RowLine } from './RowLine.tsx';
import { isClosed } from './texts.ts';
import { IMPORT_ROWS, PAGE_ROWS } from './useImport.ts';

/** The rows as they would become, one page at a time. */
export function Rows() {
  const { importacion } = useShownImport();
  const { id, recursos } = importacion;
  const [kind, setKind] = useState<ImportedResource | undefined>(undefined);
  // Another kind may have been chosen for the file since.
  const recurso = kind !== undefined && recursos.includes(kind) ? kind : recursos[0];
  if (recurso === undefined) return null;
  return (
    <ListBase<ImportRow>
      resource={IMPORT_ROWS}
      filter={{ importacion: id, recurso }}
      perPage={PAGE_ROWS}
      disableSyncWithLocation
      storeKey={false}
      // The failure stands above the table.
      queryOptions={{ onError: () => undefined }}
    >
      <Panel title="Filas">
        <RowFilters recurso={recurso} onKind={setKind} />
        <RowTable />
      </Panel>
    </ListBase>
  );
}

interface RowFiltersProps {
  recurso: ImportedResource;
  onKind: (kind: ImportedResource) => void;
}

function RowFilters({ recurso, onKind }: RowFiltersProps) {
  const { recursos, por_recurso, numeros } = useShownImport().importacion;
  const { filterValues, setFilters, setPage } = useListContext<ImportRow>();
  const { estado } = filterValues as { estado?: RowState };
  return (
    <>
      {recursos.length > 1 ? (
        <KindTabs
          kinds={recursos}
          counts={por_recurso}
          value={recurso}
          onChange={(next) => {
            onKind(next);
            setPage(1);
          }}
        />
      ) : null}
      <StateFilter
        counts={por_recurso[recurso] ?? numeros}
        value={estado}
        onChange={(next) => setFilters(next === undefined ? {} : { estado: next })}
      />
      {estado === 'nuevo' || estado === 'cambia' ? <WholeState recurso={recurso} estado={estado} /> : null}
    </>
  );
}

/** Includes or leaves out all rows of a state. */
function WholeState({ recurso, estado }: { recurso: ImportedResource; estado: RowState }) {
  const { isEditable, change } = useShownImport();
  const { changeImportRows } = useDataProvider<PortalDataProvider>();
  const [isPending, setPending] = useState(false);
  const set = async (incluida: boolean) => {
    setPending(true);
    await change((seen) => changeImportRows(seen, { recurso, estado, incluida }));
    setPending(false);
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
      <Button size="small" disabled={!isEditable || isPending} onClick={() => void set(true)}>
        Incluir todas
      </Button>
      <Button size="small" disabled={!isEditable || isPending} onClick={() => void set(false)}>
        Dejar fuera todas
      </Button>
    </Stack>
  );
}

function RowTable() {
  const { importacion } = useShownImport();
  const { data = [], total = 0, error, isPending, refetch, filterValues, page, setPage } = useListContext<ImportRow>();
  const table = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const edge = isNarrow ? { width: 64, px: 0.5 } : { width: 80, px: 1 };
  useLostFocus(table, data);

  return (
    <Box ref={table} tabIndex={-1} role="region" aria-label="Tabla de filas" sx={{ mt: 1 }}>
      {error ? <LoadFailure text={messages.importaciones.loadFailed} onRetry={() => void refetch()} /> : null}
      {isPending ? <LoadingScreen /> : null}
      {!isPending && !error && total === 0 ? (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>
          {isClosed(importacion.estado) && filterValues.estado === undefined
            ? `${messages.importaciones.expired}.`
            : 'No hay filas así.'}
        </Typography>
      ) : null}
      {data.length > 0 ? (
        <>
          <TableContainer>
            <Table size="small" aria-label="Filas" sx={{ tableLayout: 'fixed' }}>
              <TableHead>
                <TableRow>
                  <TableCell sx={edge}>Incluir</TableCell>
                  {isNarrow ? null : <TableCell sx={{ width: 72 }}>Fila</TableCell>}
                  <TableCell sx={{ px: { xs: 1, md: 2 } }}>Registro</TableCell>
                  {isNarrow ? null : <TableCell sx={{ width: 170 }}>Estado</TableCell>}
                  <TableCell sx={edge}>Campos</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.map((row) => (
                  <RowLine key={row.numero} row={row} isNarrow={isNarrow} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          <TablePagination
            component="div"
            sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' } }}
            count={total}
            page={page - 1}
            rowsPerPage={PAGE_ROWS}
            rowsPerPageOptions={[PAGE_ROWS]}
            labelDisplayedRows={({ from, to, count }) =>
              `${numberText(from)}-${numberText(to)} de ${numberText(count)}`
            }
            getItemAriaLabel={(type) => (type === 'next' ? 'Filas siguientes' : 'Filas anteriores')}
            onPageChange={(_, next) => setPage(next + 1)}
          />
        </>
      ) : null}
    </Box>
  );
}

/** Focuses the table when the row that had the focus is gone: a corrected row leaves the rows of its state. */
function useLostFocus(table: React.RefObject<HTMLElement | null>, rows: readonly unknown[] | undefined): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = table.current;
    const see = ({ target }: FocusEvent) => {
      hadFocus.current = element?.contains(target as Node) === true;
    };
    document.addEventListener('focusin', see);
    return () => document.removeEventListener('focusin', see);
  }, [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are shown
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) table.current?.focus();
  }, [rows, table]);
}
