import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useParams } from 'react-router-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../../contract/resources/resources.ts';
import type { TemplateColumn } from '../../../../dataProvider/resources/imports.ts';
import { usePaths } from '../../../addresses/paths.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../../components/LoadingScreen.tsx';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { Page } from '../../../components/Page.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { resourceLabelOfMany } from '../../../display/fieldLabel.ts';
import { failureText } from '../../../feedback/failureText.ts';

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
  const { data, error, isPending, refetch } = useGetList<TemplateColumn>('columnas_importacion', {
    filter: { recurso: kind },
  });
  return (
    <Page
      title="Qué lleva cada columna"
      name={resourceLabelOfMany(kind)}
      back={paths.importar}
      description={DESCRIPTION}
    >
      {error ? (
        <LoadFailure text={failureText(error, messages.importaciones.columnsFailed)} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? <LoadingScreen /> : null}
      {data ? (
        <Panel title={resourceLabelOfMany(kind)}>
          <ColumnTable kind={kind} columns={data} />
        </Panel>
      ) : null}
    </Page>
  );
}

const CELL = { px: { xs: 1, lg: 2 }, verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

function ColumnTable({ kind, columns }: { kind: ImportedResource; columns: readonly TemplateColumn[] }) {
  return (
    <Table size="small" aria-label={`Columnas de ${resourceLabelOfMany(kind)}`} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ ...CELL, width: { xs: '38%', lg: '30%' } }}>Columna</TableCell>
          <TableCell sx={CELL}>Qué recibe</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {columns.map(({ nombre, obligatoria, recibe, ejemplo }) => (
          <TableRow key={nombre}>
            <TableCell component="th" scope="row" sx={{ ...CELL, fontWeight: 600 }}>
              {nombre}
              {obligatoria ? <Note>Obligatoria</Note> : null}
            </TableCell>
            <TableCell sx={CELL}>
              {recibe}
              {ejemplo !== '' ? <Note>Ejemplo: {ejemplo}</Note> : null}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);
