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
  const isOpen = isDiscardable(estado);
  if (!isOpen && estado !== 'importada') return null;
  const text = isOpen ? 'Descartar' : 'Deshacer esta importación';
  const act = () => (isOpen ? discard().then((isDone) => isDone && onDiscarded?.()) : undo());
  return (
    <Button
      {...(isInList ? { size: 'small', 'aria-label': `${text}: ${archivo}` } : { variant: 'outlined' })}
      color="error"
      loading={isPending}
      onClick={() => void act()}
    >
      {text}
    </Button>
  );
}
