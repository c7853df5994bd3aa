import { Box } from '@mui/material';
import { messages } from '../../../contract/calls/messages.ts';
import { IMPORT_DAYS } from '../../../contract/values/imports.ts';
import { Invitation } from '../../components/ListEmpty.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ImportTable } from './ImportTable.tsx';
import { NewImport } from './NewImport.tsx';
import { RememberedNames } from './RememberedNames.tsx';
import { Templates } from './Templates.tsx';
import { useImports } from './useImport.ts';

/** What can be imported, and the imports there are. */
export function ImportList() {
  const { data, error, isPending, refetch } = useImports();
  return (
    <Page
      title="Importar"
      description="Trae proyectos, productos, integrantes, convenios, eventos y noticias desde un archivo, después de mostrar qué pasaría con cada fila."
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <NewImport />
        <Panel title="Importaciones" note={`Las filas se guardan ${IMPORT_DAYS} días después del último cambio.`}>
          {error ? <LoadFailure text={messages.importaciones.listFailed} onRetry={() => void refetch()} /> : null}
          {isPending ? <LoadingScreen /> : null}
          {data?.length === 0 ? (
            <Invitation
              text="Aún no hay importaciones."
              detail="Elija un archivo: se leen sus filas, se comparan con lo que ya existe y usted decide qué se importa. Después se puede deshacer."
            />
          ) : null}
          {data?.length ? <ImportTable imports={data} /> : null}
        </Panel>
        <Templates />
        <RememberedNames />
      </Box>
    </Page>
  );
}
