import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { DataTable, ListBase, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportSummary } from '../../../../contract/entities/import.ts';
import { IMPORT_DAYS } from '../../../../contract/values/imports.ts';
import { labels } from '../../../../i18n/labels.ts';
import { importPath, usePaths } from '../../../addresses/paths.ts';
import { Invitation } from '../../../components/ListEmpty.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../../components/LoadingScreen.tsx';
import { Page } from '../../../components/Page.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { useLostFocus } from '../../../components/useLostFocus.ts';
import { instantText } from '../../../display/dayAndTime.ts';
import { EndButton } from '../state/EndButton.tsx';
import { StateChip } from '../state/StateChip.tsx';
import { formatLabel, isClosed, numbersText } from '../state/texts.ts';
import { IMPORTS, pollWhileRunning } from '../state/useImport.ts';
import { NewImport } from './NewImport.tsx';
import { RememberedNames } from './RememberedNames.tsx';
import { Templates } from './Templates.tsx';

/** What can be imported, and the imports there are, newest first. */
export const ImportList = () => (
  <Page
    title="Importar"
    description="Trae proyectos, productos, integrantes, convenios, eventos y noticias desde un archivo, después de mostrar qué pasaría con cada fila."
  >
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NewImport />
      <Panel title="Importaciones" note={`Las filas se guardan ${IMPORT_DAYS} días después del último cambio.`}>
        <ListBase<ImportSummary>
          resource={IMPORTS}
          queryOptions={{
            // The failure stands in place of the table.
            onError: () => undefined,
            refetchInterval: ({ state }) => pollWhileRunning(state.data?.data),
          }}
        >
          <ImportTable />
        </ListBase>
      </Panel>
      <Templates />
      <RememberedNames />
    </Box>
  </Page>
);

const whenOf = ({ created_at }: ImportSummary): string => instantText(Date.parse(created_at));

const COLUMNS = [
  { source: 'archivo', render: (summary: ImportSummary) => <File summary={summary} /> },
  { source: 'created_by', render: ({ created_by }: ImportSummary) => created_by },
  { source: 'created_at', render: whenOf },
  { source: 'estado', render: ({ estado }: ImportSummary) => <StateChip estado={estado} /> },
  { source: 'numeros', render: numbersText },
  { source: 'acciones', render: (summary: ImportSummary) => <LineActions summary={summary} /> },
] as const;

function ImportTable() {
  const { data, error, isPending, refetch } = useListContext<ImportSummary>();
  const table = useRef<HTMLTableElement>(null);
  useLostFocus(table, data);
  if (error) return <LoadFailure text={messages.importaciones.listFailed} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingScreen />;
  return (
    <DataTable<ImportSummary>
      ref={table}
      tabIndex={-1}
      aria-label="Importaciones"
      bulkActionButtons={false}
      rowClick={false}
      empty={
        <Invitation
          text="Aún no hay importaciones."
          detail="Elija un archivo: se leen sus filas, se comparan con lo que ya existe y usted decide qué se importa. Después se puede deshacer."
        />
      }
      sx={{
        '& .column-created_by, & .column-created_at, & .column-estado, & .column-numeros': {
          display: { xs: 'none', md: 'table-cell' },
        },
        '& .column-acciones': { textAlign: 'right' },
      }}
    >
      {COLUMNS.map(({ source, render }) => (
        <DataTable.Col<ImportSummary>
          key={source}
          source={source}
          label={source === 'acciones' ? labels.lista.acciones : labels.importacion[source]}
          disableSort
          render={render}
        />
      ))}
    </DataTable>
  );
}

/** The file; on narrow screens, also the content of the other columns. */
function File({ summary }: { summary: ImportSummary }) {
  const { id, archivo, formato, estado, created_by } = summary;
  const paths = usePaths();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={importPath(paths, id)} underline="hover" sx={{ fontWeight: 600 }}>
        {archivo}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatLabel(formato)}
      </Typography>
      <Box sx={{ display: { md: 'none' } }}>
        <StateChip estado={estado} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {numbersText(summary)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {created_by} · {whenOf(summary)}
        </Typography>
      </Box>
    </Box>
  );
}

function LineActions({ summary }: { summary: ImportSummary }) {
  const { id, archivo, estado } = summary;
  const paths = usePaths();
  const seeText = isClosed(estado) ? 'Ver' : 'Continuar';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <Button size="small" component={RouterLink} to={importPath(paths, id)} aria-label={`${seeText} ${archivo}`}>
        {seeText}
      </Button>
      <EndButton importacion={summary} isInList />
    </Stack>
  );
}
