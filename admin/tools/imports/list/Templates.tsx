import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import { IMPORTED_RESOURCES } from '../../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import type { Template } from '../../../../dataProvider/methods/imports.ts';
import { importColumnsPath, usePaths } from '../../../addresses/paths.ts';
import { Panel } from '../../../components/Panel.tsx';
import { PlainList } from '../../../components/PlainList.tsx';
import { saveFile } from '../../../components/saveFile.ts';
import { resourceLabelOfMany } from '../../../display/fieldLabel.ts';
import { useSend } from '../../../feedback/useSend.ts';

const FORMATS = ['xlsx', 'csv'] as const;

/** An empty table of each kind, to fill in and import. */
export function Templates() {
  const paths = usePaths();
  return (
    <Panel
      title="Descargar plantilla"
      note="Una tabla vacía de cada tipo. Qué lleva cada columna se ve aquí y, en la de Excel, también en otra hoja."
    >
      <PlainList aria-label="Plantillas">
        {IMPORTED_RESOURCES.map((recurso) => (
          <Stack
            key={recurso}
            component="li"
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', alignItems: 'center', py: 0.5, borderTop: '1px solid', borderColor: 'divider' }}
          >
            <Typography sx={{ flexGrow: 1 }}>{resourceLabelOfMany(recurso)}</Typography>
            <Button
              size="small"
              component={RouterLink}
              to={importColumnsPath(paths, recurso)}
              aria-label={`Qué lleva cada columna: ${resourceLabelOfMany(recurso)}`}
            >
              Qué lleva cada columna
            </Button>
            {FORMATS.map((formato) => (
              <TemplateButton key={formato} recurso={recurso} formato={formato} />
            ))}
          </Stack>
        ))}
      </PlainList>
    </Panel>
  );
}

function TemplateButton({ recurso, formato }: Template) {
  const { downloadImportTemplate } = useDataProvider<PortalDataProvider>();
  const { isPending, send } = useSend();
  const kind = resourceLabelOfMany(recurso);
  const load = () =>
    send(async () => {
      saveFile(await downloadImportTemplate({ recurso, formato }), `plantilla-${recurso}.${formato}`);
    }, messages.importaciones.templateFailed);
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={isPending}
      aria-label={`Descargar plantilla: ${kind}, ${formato.toUpperCase()}`}
      onClick={() => void load()}
    >
      {formato.toUpperCase()}
    </Button>
  );
}
