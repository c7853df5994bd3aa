import { Box, Button, DialogContent, Typography } from '@mui/material';
import { messages } from '../../../contract/calls/messages.ts';
import type { EditedResource } from '../../../contract/resources/resources.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Modal } from '../../components/Modal.tsx';
import { useRestore } from './useRestore.ts';
import { useVersions } from './useVersions.ts';
import { VersionItem } from './VersionItem.tsx';

const { historia: texts } = messages;

export interface VersionsDialogProps {
  recurso: EditedResource;
  id: number;
  onClose: () => void;
  onRestored: () => void;
}

/** The versions of a record, newest first. */
export function VersionsDialog({ recurso, id, onClose, onRestored }: VersionsDialogProps) {
  const { movimientos, version, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useVersions(
    recurso,
    id,
  );
  const { restore, failure, isPending } = useRestore({ recurso, version, onRestored });
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
