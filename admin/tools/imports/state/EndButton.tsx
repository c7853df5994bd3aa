import { Button } from '@mui/material';
import type { ImportSummary } from '../../../../contract/entities/import.ts';
import { isDiscardable } from './texts.ts';
import { useImportActions } from './useImportActions.ts';

interface EndButtonProps {
  importacion: ImportSummary;
  /** one of several on the screen: small, and named with its file */
  isInList?: boolean;
  onDiscarded?: () => void;
}

/** 'Descartar' before an import is applied, 'Deshacer esta importación' after it; nothing otherwise. */
export function EndButton({ importacion, isInList = false, onDiscarded }: EndButtonProps) {
  const { estado, archivo } = importacion;
  const { isPending, discard, undo } = useImportActions(importacion);
  const look = isInList ? ({ size: 'small' } as const) : ({ variant: 'outlined' } as const);
  if (isDiscardable(estado)) {
    return (
      <Button
        {...look}
        color="error"
        loading={isPending}
        aria-label={isInList ? `Descartar ${archivo}` : undefined}
        onClick={() => void discard().then((isDone) => isDone && onDiscarded?.())}
      >
        Descartar
      </Button>
    );
  }
  if (estado !== 'importada') return null;
  return (
    <Button
      {...look}
      color={isInList ? 'inherit' : 'error'}
      loading={isPending}
      aria-label={isInList ? `Deshacer esta importación: ${archivo}` : undefined}
      onClick={() => void undo()}
    >
      Deshacer esta importación
    </Button>
  );
}
