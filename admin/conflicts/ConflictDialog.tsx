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
import { useEffect, useId, useRef } from 'react';
import { type RaRecord, type UseUpdateOptions, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { messages } from '../../contract/messages.ts';
import type { adapters } from '../../dataProvider/index.ts';
import { type Conflict, differencesOf } from './conflict.ts';
import { DifferenceView } from './DifferenceView.tsx';

export type SaveOptions = Pick<UseUpdateOptions<RaRecord, Error>, 'onSuccess' | 'onError'>;

export interface ConflictDialogProps {
  resource: keyof typeof adapters;
  conflict: Conflict;
  options: SaveOptions;
  onClose: () => void;
}

/** Rendered inside a form: shows both versions of a stale save, and lets the user choose one or go on editing. */
export function ConflictDialog({ resource, conflict, options, onClose }: ConflictDialogProps) {
  const { stored, written } = conflict;
  const { reset } = useFormContext();
  const queryClient = useQueryClient();
  const [update, { isPending }] = useUpdate();
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);

  // The submit button lost the focus when it was disabled. Restore it on close.
  useEffect(() => {
    const save = anchor.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    return () => save?.focus();
  }, []);

  const differences = differencesOf(resource, conflict);

  const keepMine = () =>
    update(
      resource,
      { id: stored.id, data: { ...written, version: stored.version }, previousData: stored },
      {
        mutationMode: 'pessimistic',
        onSuccess: (...args) => {
          onClose();
          return options.onSuccess?.(...args);
        },
        onError: (...args) => options.onError?.(...args),
      },
    );

  const takeStored = () => {
    reset();
    queryClient.setQueryData([resource, 'getOne', { id: String(stored.id), meta: undefined }], stored);
    onClose();
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
        onClose={(_, reason) => (reason === 'backdropClick' ? undefined : onClose())}
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
              <DifferenceView key={difference.field} resource={resource} {...difference} />
            ))}
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2, gap: 1, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { ml: 0 } }}>
          <Button onClick={onClose} autoFocus>
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
