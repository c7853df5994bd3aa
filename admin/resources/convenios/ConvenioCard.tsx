import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, CardActions, CardContent, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { storedPicture } from '../../addresses/images.ts';
import { usePaths } from '../../addresses/paths.ts';
import { ActiveSwitch } from '../../components/ActiveSwitch.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { DeleteAction } from '../../records/archive/Removal.tsx';
import { RecordMarks } from '../../records/list/RecordsPage.tsx';

const { convenios: texts } = messages;

export function ConvenioCard() {
  const convenio = useRecordContext<Convenio>();
  const paths = usePaths();
  const fail = useFailureToast();
  if (convenio === undefined) return null;
  const { id, nombre, descripcion, url_web, activo, logo } = convenio;

  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      {/* Logos need a white background, in dark mode too. */}
      <Box sx={{ height: 120, display: 'grid', placeItems: 'center', p: 2, bgcolor: '#ffffff' }}>
        {logo ? (
          <Box
            component="img"
            src={storedPicture('convenios', logo)}
            alt={`Logo de ${nombre}`}
            loading="lazy"
            sx={{ maxWidth: '100%', maxHeight: 88, objectFit: 'contain' }}
          />
        ) : null}
      </Box>
      <CardContent sx={{ flex: 1 }}>
        <Stack direction="row" spacing={1} sx={{ mb: 0.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {nombre}
          </Typography>
          <StatusBadge active={activo} />
        </Stack>
        <RecordMarks recurso="convenios" record={convenio} />
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {descripcion || 'Sin descripción'}
        </Typography>
        {url_web ? <ExternalLink url={url_web} text="Visitar sitio web" /> : null}
      </CardContent>
      <CardActions sx={{ px: 2, justifyContent: 'flex-end' }}>
        <Box sx={{ mr: 'auto' }}>
          <ActiveSwitch
            label={() => `Activo: ${nombre}`}
            success={(next) => (next ? texts.activated : texts.deactivated)}
            onFailure={(error) => fail(error, texts.estadoFailed)}
          />
        </Box>
        <Tooltip title="Editar">
          <IconButton component={Link} to={paths.convenios.form(id)} aria-label={`Editar ${nombre}`}>
            <EditIcon />
          </IconButton>
        </Tooltip>
        <DeleteAction recurso="convenios" record={convenio} texts={texts} label={`Eliminar ${nombre}`} />
      </CardActions>
    </Card>
  );
}
