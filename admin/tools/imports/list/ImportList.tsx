import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportSummary } from '../../../../contract/entities/import.ts';
import { IMPORT_DAYS } from '../../../../contract/values/imports.ts';
import { importPath, usePaths } from '../../../addresses/paths.ts';
import { Invitation } from '../../../components/ListEmpty.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../../components/LoadingScreen.tsx';
import { Page } from '../../../components/Page.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { PlainList } from '../../../components/PlainList.tsx';
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
            // The failure stands in place of the list.
            onError: () => undefined,
            refetchInterval: ({ state }) => pollWhileRunning(state.data?.data),
          }}
        >
          <ImportItems />
        </ListBase>
      </Panel>
      <Templates />
      <RememberedNames />
    </Box>
  </Page>
);

function ImportItems() {
  const { data, error, isPending, refetch } = useListContext<ImportSummary>();
  if (error) return <LoadFailure text={messages.importaciones.listFailed} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingScreen />;
  return (
    <>
      <PlainList aria-label="Importaciones" shown={data}>
        {data.map((summary) => (
          <ImportItem key={summary.id} summary={summary} />
        ))}
      </PlainList>
      {data.length === 0 ? (
        <Invitation
          text="Aún no hay importaciones."
          detail="Elija un archivo: se leen sus filas, se comparan con lo que ya existe y usted decide qué se importa. Después se puede deshacer."
        />
      ) : null}
    </>
  );
}

function ImportItem({ summary }: { summary: ImportSummary }) {
  const { id, archivo, formato, estado, created_at, created_by } = summary;
  const to = importPath(usePaths(), id);
  const seeText = isClosed(estado) ? 'Ver' : 'Continuar';
  const texts = [formatLabel(formato), numbersText(summary), created_by, instantText(Date.parse(created_at))];
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ py: 1, flexWrap: 'wrap', alignItems: 'center', borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={to} underline="hover" sx={{ fontWeight: 600 }}>
          {archivo}
        </Link>{' '}
        <StateChip estado={estado} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button size="small" component={RouterLink} to={to} aria-label={`${seeText} ${archivo}`}>
        {seeText}
      </Button>
      <EndButton importacion={summary} isInList />
    </Stack>
  );
}
