import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { type RaRecord, useEditContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePaths } from '../../addresses/paths.ts';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { RuleForm } from '../forms/frame/RuleForm.tsx';
import { SubmitButton } from '../forms/frame/SubmitButton.tsx';
import { useFirstFieldFocus } from '../forms/frame/useFirstFieldFocus.ts';
import { useRecordForm } from './recordFormContext.ts';
import { StoredRecord } from './StoredRecord.tsx';

interface RecordPanelProps<R> {
  title: string;
  actions: (record: R) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The RecordForm of a stored record in a side panel beside its list. */
export function RecordPanel<R extends RaRecord<number>>({ title, actions, onClose, children }: RecordPanelProps<R>) {
  const { resource, form } = useRecordForm();
  const paths = usePaths();
  const { record } = useEditContext<R>();
  const titleId = useId();
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
      slotProps={{ paper: { 'aria-labelledby': titleId, role: 'dialog', sx: { width: { xs: '100%', sm: 520 } } } }}
    >
      <Stack direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <IconButton aria-label="Cerrar" onClick={leave}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <StoredRecord<R> padding={2} actions={actions}>
        <RuleForm {...form}>
          <Fields>{children}</Fields>
          <Stack direction="row" useFlexGap spacing={1} sx={{ p: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            <Button component={Link} to={paths[resource].form(record?.id ?? 0)} sx={{ mr: 'auto' }}>
              Abrir en una página
            </Button>
            <Button onClick={leave}>Cancelar</Button>
            <SubmitButton label="Guardar cambios" />
          </Stack>
        </RuleForm>
      </StoredRecord>
    </Drawer>
  );
}

function Fields({ children }: { children: ReactNode }) {
  const container = useFirstFieldFocus<HTMLDivElement>();
  return (
    <Box ref={container} sx={{ px: 2 }}>
      {children}
    </Box>
  );
}
