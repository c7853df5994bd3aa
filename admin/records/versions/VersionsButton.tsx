import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { VersionsDialogProps } from './VersionsDialog.tsx';

const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog.tsx')).VersionsDialog }));

type VersionsButtonProps = Pick<VersionsDialogProps, 'recurso' | 'id'> &
  Partial<Pick<VersionsDialogProps, 'onRestored'>>;

/** 'Versiones': shows and restores the earlier versions of a record. */
export function VersionsButton({ recurso, id, onRestored }: VersionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        Versiones
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <VersionsDialog
            recurso={recurso}
            id={id}
            onClose={close}
            onRestored={() => {
              close();
              onRestored?.();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
