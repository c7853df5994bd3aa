import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { VersionsDialogProps } from './VersionsDialog.tsx';

const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog.tsx')).VersionsDialog }));

/** 'Versiones': shows and restores the earlier versions of a record. */
export function VersionsButton(record: Omit<VersionsDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        Versiones
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <VersionsDialog {...record} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
