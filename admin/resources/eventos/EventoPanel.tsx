import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { BESIDE_LIST, type Evento } from '../../../dataProvider/resources/eventos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../../records/actions/RecordActions.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordDraft } from '../../records/drafts/RecordDraft.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { SubmitButton } from '../../records/forms/SubmitButton.tsx';
import { useFirstFieldFocus } from '../../records/forms/useFirstFieldFocus.ts';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { EventoInputs } from './EventoInputs.tsx';
import { describeInvalid, validateChanges, withoutHidden } from './eventoRules.ts';
import { useSaveEvento } from './useSaveEvento.ts';

/** A side panel that edits an event next to the list. */
export function EventoPanel({ evento, onClose }: { evento: Evento; onClose: () => void }) {
  const paths = usePaths();
  const mutationOptions = useSaveEvento(onClose);
  const toast = useToast();
  const onLoadError = () => toast('error', messages.eventos.loadOneFailed);
  const mayLeave = useMayLeave();
  const leave = () => {
    if (mayLeave()) onClose();
  };
  return (
    <Drawer
      open
      anchor="right"
      // Clicks on the backdrop are ignored, so that input is not lost.
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : leave())}
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { 'aria-labelledby': 'evento-panel', role: 'dialog', sx: { width: { xs: '100%', sm: 520 } } },
      }}
    >
      <Stack direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="evento-panel" variant="h2">
          Editar evento
        </Typography>
        <IconButton aria-label="Cerrar" onClick={leave}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <ConflictEdit
        resource="eventos"
        id={evento.id}
        queryOptions={{ onError: onLoadError }}
        transform={withoutHidden}
        mutationOptions={mutationOptions}
        saveMeta={BESIDE_LIST}
      >
        <LoadedRecord failure={messages.eventos.loadOneFailed}>
          <Box sx={{ px: 2, pb: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <RecordActions
              recurso="eventos"
              id={evento.id}
              archived={{ record: evento, nombre: evento.nombre, onArchived: onClose }}
            />
          </Box>
          <RecordDraft resource="eventos" id={evento.id} opensDraft={false} inDialog>
            <RuleForm validate={validateChanges} describe={describeInvalid}>
              <Fields tipo={evento.tipo} />
              <Stack direction="row" useFlexGap spacing={1} sx={{ p: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
                <Button component={Link} to={paths.eventos.form(evento.id)} sx={{ mr: 'auto' }}>
                  Abrir en una página
                </Button>
                <Button onClick={leave}>Cancelar</Button>
                <SubmitButton label="Guardar cambios" />
              </Stack>
            </RuleForm>
          </RecordDraft>
        </LoadedRecord>
      </ConflictEdit>
    </Drawer>
  );
}

function Fields({ tipo }: { tipo: number }) {
  const container = useFirstFieldFocus<HTMLDivElement>();
  return (
    <Box ref={container} sx={{ px: 2 }}>
      <EventoInputs tipo={tipo} />
    </Box>
  );
}
