import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useId, useRef } from 'react';
import { useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { messages } from '../../contract/messages.ts';
import { type Conflict, differencesOf } from './conflict.ts';
import { ConflictContext, type Conflicts } from './context.ts';
import { DifferenceView } from './DifferenceView.tsx';

/** Within a form: what to do about a save that somebody else's has overtaken. */
export function ConflictDialog() {
  const conflicts = useContext(ConflictContext);
  if (conflicts === null || conflicts.conflict === null) return null;
  return <OpenConflict {...conflicts} conflict={conflicts.conflict} />;
}

function OpenConflict({ resource, conflict, options, close }: Conflicts & { conflict: Conflict }) {
  const { actual, written } = conflict;
  const { reset } = useFormContext();
  const queryClient = useQueryClient();
  const [update, { isPending }] = useUpdate();
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);

  // The button that saved was disabled meanwhile, and has lost the focus that it should have again.
  useEffect(() => {
    const save = anchor.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    return () => save?.focus();
  }, []);

  const differences = differencesOf(resource, conflict);

  const keepMine = () =>
    update(
      resource,
      { id: actual.id, data: { ...written, version: actual.version }, previousData: actual },
      {
        mutationMode: 'pessimistic',
        onSuccess: (...args) => {
          close();
          return options.onSuccess?.(...args);
        },
        onError: (...args) => options.onError?.(...args),
      },
    );

  const takeStored = () => {
    reset();
    queryClient.setQueryData([resource, 'getOne', { id: String(actual.id), meta: undefined }], actual);
    close();
  };

  return (
    <>
      <span ref={anchor} hidden />
      <Dialog
        open
        disableRestoreFocus
        fullWidth
        maxWidth="md"
        fullScreen={fullScreen}
        // A click beside it decides nothing.
        onClose={(_, reason) => (reason === 'backdropClick' ? undefined : close())}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`} component="h2">
          Cambios de otra persona
        </DialogTitle>
        <DialogContent dividers tabIndex={0}>
          <DialogContentText id={`${id}-text`}>
            {messages.general.staleVersion}{' '}
            {differences.length === 0
              ? 'Los campos de este formulario coinciden con lo que está guardado.'
              : 'Nada de lo que escribió se ha perdido: elija qué se conserva.'}
          </DialogContentText>
          <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
            {differences.map((difference) => (
              <DifferenceView key={difference.campo} resource={resource} {...difference} />
            ))}
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2, gap: 1, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { ml: 0 } }}>
          <Button onClick={close} autoFocus>
            Seguir editando
          </Button>
          <Button onClick={takeStored} disabled={isPending} variant="outlined">
            Usar lo guardado
          </Button>
          <Button onClick={() => void keepMine()} loading={isPending} variant="contained">
            Guardar lo mío
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
