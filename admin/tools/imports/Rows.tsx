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
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { RowState } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Panel } from '../../components/Panel.tsx';
import { numberText } from '../../display/countText.ts';
import { useShownImport } from './importContext.ts';
import { KindTabs, StateFilter } from './RowFilters.tsx';
import { RowLine } from './RowLine.tsx';
import { isClosed } from './texts.ts';
import { useImportRows } from './useImport.ts';

const PAGE_ROWS = 50;

/** The rows as they would become, one page at a time. */
export function Rows() {
  const { importacion } = useShownImport();
  const { recursos, por_recurso, numeros } = importacion;
  const [kind, setKind] = useState<ImportedResource | undefined>(undefined);
  const [estado, setEstado] = useState<RowState | undefined>(undefined);
  const [page, setPage] = useState(0);
  // Another kind may have been chosen for the file since.
  const recurso = kind !== undefined && recursos.includes(kind) ? kind : recursos[0];
  if (recurso === undefined) return null;
  const counts = por_recurso[recurso] ?? numeros;
  return (
    <Panel title="Filas">
      {recursos.length > 1 ? (
        <KindTabs
          kinds={recursos}
          counts={por_recurso}
          value={recurso}
          onChange={(next) => {
            setKind(next);
            setPage(0);
          }}
        />
      ) : null}
      <StateFilter
        counts={counts}
        value={estado}
        onChange={(next) => {
          setEstado(next);
          setPage(0);
        }}
      />
      {estado === 'nuevo' || estado === 'cambia' ? <WholeState recurso={recurso} estado={estado} /> : null}
      <RowTable recurso={recurso} estado={estado} page={page} onPage={setPage} />
    </Panel>
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

interface RowTableProps {
  recurso: ImportedResource;
  estado: RowState | undefined;
  page: number;
  onPage: (page: number) => void;
}

function RowTable({ recurso, estado, page, onPage }: RowTableProps) {
  const { importacion } = useShownImport();
  const table = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const filter = { recurso, ...(estado !== undefined && { estado }), desde: page * PAGE_ROWS };
  const { data, error, isPending, refetch } = useImportRows(importacion.id, filter);
  const edge = isNarrow ? { width: 64, px: 0.5 } : { width: 80, px: 1 };
  const last = data === undefined ? page : Math.max(0, Math.ceil(data.total / PAGE_ROWS) - 1);

  // The last row of the last page has another state now.
  useEffect(() => {
    if (page > last) onPage(last);
  }, [page, last, onPage]);
  useLostFocus(table, data?.rows);

  return (
    <Box ref={table} tabIndex={-1} role="region" aria-label="Tabla de filas" sx={{ mt: 1 }}>
      {error ? <LoadFailure text={messages.importaciones.loadFailed} onRetry={() => void refetch()} /> : null}
      {isPending ? <LoadingScreen /> : null}
      {data?.total === 0 ? (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>
          {isClosed(importacion.estado) && estado === undefined
            ? `${messages.importaciones.expired}.`
            : 'No hay filas así.'}
        </Typography>
      ) : null}
      {data?.rows.length ? (
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
                {data.rows.map((row) => (
                  <RowLine key={row.numero} row={row} isNarrow={isNarrow} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          <TablePagination
            component="div"
            sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' } }}
            count={data.total}
            page={Math.min(page, last)}
            rowsPerPage={PAGE_ROWS}
            rowsPerPageOptions={[PAGE_ROWS]}
            labelDisplayedRows={({ from, to, count }) =>
              `${numberText(from)}-${numberText(to)} de ${numberText(count)}`
            }
            getItemAriaLabel={(type) => (type === 'next' ? 'Filas siguientes' : 'Filas anteriores')}
            onPageChange={(_, next) => onPage(next)}
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
