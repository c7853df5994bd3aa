import { Box } from '@mui/material';
import { IMPORT_DAYS } from '../../../../contract/values/imports.ts';
import { Page } from '../../../components/Page.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { ImportTable } from './ImportTable.tsx';
import { NewImport } from './NewImport.tsx';
import { RememberedNames } from './RememberedNames.tsx';
import { Templates } from './Templates.tsx';

/** What can be imported, and the imports there are. */
export const ImportList = () => (
  <Page
    title="Importar"
    description="Trae proyectos, productos, integrantes, convenios, eventos y noticias desde un archivo, después de mostrar qué pasaría con cada fila."
  >
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NewImport />
      <Panel title="Importaciones" note={`Las filas se guardan ${IMPORT_DAYS} días después del último cambio.`}>
        <ImportTable />
      </Panel>
      <Templates />
      <RememberedNames />
    </Box>
  </Page>
);
