import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, CardActions, CardContent, Chip, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { longDate } from '../../../i18n/dates.ts';
import { ActiveSwitch } from '../../components/ActiveSwitch.tsx';
import { SampleChip } from '../../components/SampleChip.tsx';
import { ScheduleChip } from '../../components/ScheduleChip.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { tipoLabel } from '../../display/choices.ts';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { DeleteAction } from '../../records/archive/Removal.tsx';

const { eventos: texts } = messages;
const clamp = { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

interface EventoCardProps {
  onEdit: (evento: Evento) => void;
  /** below the date and the place */
  children?: ReactNode;
}

export function EventoCard({ onEdit, children }: EventoCardProps) {
  const evento = useRecordContext<Evento>();
  const fail = useFailureToast();
  if (evento === undefined) return null;
  const { descripcion, fecha, tipo, activo, lugar, pais } = evento;
  const nombre = evento.nombre || 'Evento sin nombre';
  const place = [lugar, pais].filter((text) => text !== '').join(', ');

  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <CardContent sx={{ flex: 1, pb: 0 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
          <StatusBadge active={activo} />
          <ScheduleChip record={evento} />
          <SampleChip recurso="eventos" id={evento.id} />
          <Chip size="small" variant="outlined" color="primary" label={tipoLabel(tipo)} />
        </Stack>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {nombre}
        </Typography>
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          <time dateTime={fecha}>{longDate(fecha)}</time>
          {place === '' ? null : ` · ${place}`}
        </Typography>
        {children}
        <Typography variant="body2" sx={clamp}>
          {descripcion}
        </Typography>
      </CardContent>
      <CardActions sx={{ px: 2, justifyContent: 'flex-end' }}>
        <Box sx={{ mr: 'auto' }}>
          <ActiveSwitch
            label={() => `Activo: ${nombre}`}
            success={() => texts.estadoUpdated}
            onFailure={(error) => fail(error, texts.toggleEstadoFailed, texts.estadoFailed)}
          />
        </Box>
        <Tooltip title="Editar">
          <IconButton aria-label={`Editar ${nombre}`} onClick={() => onEdit(evento)}>
            <EditIcon />
          </IconButton>
        </Tooltip>
        <DeleteAction recurso="eventos" record={evento} texts={texts} label={`Eliminar ${nombre}`} />
      </CardActions>
    </Card>
  );
}
