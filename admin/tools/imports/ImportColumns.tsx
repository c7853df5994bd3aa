import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportColumn } from '../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../contract/resources/resources.ts';
import { importColumnsPath, usePaths } from '../../addresses/paths.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { resourceLabelOfMany } from '../../display/fieldLabel.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useImportColumns } from './useImport.ts';

const DESCRIPTION =
  'El orden de las columnas no importa y las que no se usan pueden faltar. Una fila sin lo obligatorio se importa como borrador; sin nombre no se importa.';

/** What each column of a template takes. */
export function ImportColumns() {
  const { recurso } = useParams();
  const kind = IMPORTED_RESOURCES.find((each) => each === recurso);
  return kind === undefined ? <NotFoundPage /> : <ColumnsPage kind={kind} />;
}

function ColumnsPage({ kind }: { kind: ImportedResource }) {
  const paths = usePaths();
  const { data, error, isPending, refetch } = useImportColumns(kind);
  return (
    <Page
      title="Qué lleva cada columna"
      name={resourceLabelOfMany(kind)}
      back={paths.importar}
      description={DESCRIPTION}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Kinds shown={kind} />
        <Panel title={resourceLabelOfMany(kind)}>
          {error ? (
            <LoadFailure
              text={failureText(error, messages.importaciones.columnsFailed)}
              onRetry={() => void refetch()}
            />
          ) : null}
          {isPending ? <LoadingScreen /> : null}
          {data ? <ColumnTable kind={kind} columns={data} /> : null}
        </Panel>
      </Box>
    </Page>
  );
}

/** Leads to the columns of the other kinds. */
function Kinds({ shown }: { shown: ImportedResource }) {
  const paths = usePaths();
  return (
    <Box
      component="ul"
      aria-label="Otros tipos"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
    >
      {IMPORTED_RESOURCES.filter((kind) => kind !== shown).map((kind) => (
        <li key={kind}>
          <Link component={RouterLink} to={importColumnsPath(paths, kind)}>
            {resourceLabelOfMany(kind)}
          </Link>
        </li>
      ))}
    </Box>
  );
}

const PADDING = { px: { xs: 1, lg: 2 } };
const CELL = { ...PADDING, verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;
const NAME = { ...CELL, fontWeight: 600 } as const;

function ColumnTable({ kind, columns }: { kind: ImportedResource; columns: readonly ImportColumn[] }) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  const Row = isNarrow ? NarrowRow : WideRow;
  return (
    <Table size="small" aria-label={`Columnas de ${resourceLabelOfMany(kind)}`} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ ...PADDING, width: isNarrow ? '38%' : '24%' }}>Columna</TableCell>
          {isNarrow ? null : <TableCell sx={{ ...PADDING, width: 130 }}>Obligatoria</TableCell>}
          <TableCell sx={PADDING}>Qué recibe</TableCell>
          {isNarrow ? null : <TableCell sx={{ ...PADDING, width: '26%' }}>Ejemplo</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {columns.map((column) => (
          <Row key={column.nombre} column={column} />
        ))}
      </TableBody>
    </Table>
  );
}

const WideRow = ({ column: { nombre, recibe, ejemplo, obligatoria } }: { column: ImportColumn }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={NAME}>
      {nombre}
    </TableCell>
    <TableCell sx={CELL}>{obligatoria ? 'Sí' : 'No'}</TableCell>
    <TableCell sx={CELL}>{recibe}</TableCell>
    <TableCell sx={CELL}>{ejemplo}</TableCell>
  </TableRow>
);

/** Whether it is required stands below the name, the example below what it takes. */
const NarrowRow = ({ column: { nombre, recibe, ejemplo, obligatoria } }: { column: ImportColumn }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={NAME}>
      {nombre}
      {obligatoria ? <Note>Obligatoria</Note> : null}
    </TableCell>
    <TableCell sx={CELL}>
      {recibe}
      {ejemplo === '' ? null : <Note>Ejemplo: {ejemplo}</Note>}
    </TableCell>
  </TableRow>
);

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);
