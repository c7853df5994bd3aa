import { Box, Button, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import { HttpError, useDataProvider, useRefresh } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { EditedResource } from '../../../contract/resources/resources.ts';
import { conflictIn } from '../../../dataProvider/core/httpError.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Modal } from '../../components/Modal.tsx';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useVersions } from './useVersions.ts';
import { type RestoreFailure, VersionItem } from './VersionItem.tsx';

const { historia: texts } = messages;

export interface VersionsDialogProps {
  recurso: EditedResource;
  id: number;
  onClose: () => void;
}

/** The versions of a record, newest first. */
export function VersionsDialog({ recurso, id, onClose }: VersionsDialogProps) {
  const { movimientos, version, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useVersions(
    recurso,
    id,
  );
  const { restore, failure, isPending } = useRestore(recurso, version, onClose);
  return (
    <Modal title="Versiones" onClose={onClose} isWide>
      {/* Focusable so that the keyboard can scroll it. */}
      <DialogContent dividers tabIndex={0}>
        {error ? <LoadFailure text={texts.versionsFailed} onRetry={() => void refetch()} /> : null}
        {movimientos === undefined && !error ? <LoadingScreen /> : null}
        {movimientos?.length === 0 ? <Typography>{texts.noVersions}</Typography> : null}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {movimientos?.map((movimiento, index) => (
            <VersionItem
              key={movimiento.id}
              movimiento={movimiento}
              isNewest={index === 0}
              isPending={isPending}
              failure={failure?.movimiento === movimiento.id ? failure : null}
              onRestore={restore}
            />
          ))}
        </Box>
        {hasNextPage ? (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Cargar anteriores
          </Button>
        ) : null}
      </DialogContent>
    </Modal>
  );
}

function failureOf(recurso: EditedResource, movimiento: number, error: unknown): RestoreFailure {
  const { root: _root, ...errors }: Record<string, unknown> = (error instanceof HttpError && error.body?.errors) || {};
  const fields = Object.entries(errors).map(([field, message]) => `${fieldLabel(recurso, field)}: ${String(message)}`);
  const isStale = conflictIn(error) !== null;
  const text = failureText(error, texts.restoreVersionFailed);
  return { movimiento, text: isStale ? `${messages.general.staleVersion} ${texts.savedSince}` : text, fields };
}

/** @param version that the record has now */
function useRestore(recurso: EditedResource, version: number | undefined, onRestored: () => void) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const [failure, setFailure] = useState<RestoreFailure | null>(null);
  const [isPending, setPending] = useState(false);

  const restore = async (movimiento: number) => {
    setPending(true);
    setFailure(null);
    try {
      const message = await dataProvider.restoreVersion({ movimiento, version });
      toast('success', message);
      onRestored();
    } catch (error) {
      setFailure(failureOf(recurso, movimiento, error));
    }
    setPending(false);
    refresh();
  };
  return { restore: (movimiento: number) => void restore(movimiento), failure, isPending };
}
