import { Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { ImportDetail } from '../../../contract/entities/import.ts';
import { usePaths } from '../../addresses/paths.ts';
import { useImportActions } from './useImportActions.ts';

/** Deletes the import of the page and leads to the list. */
export function DiscardButton({ importacion }: { importacion: ImportDetail }) {
  const { isPending, discard } = useImportActions(importacion);
  const navigate = useNavigate();
  const paths = usePaths();
  return (
    <Button
      variant="outlined"
      color="error"
      loading={isPending}
      onClick={() => void discard().then((isDone) => isDone && navigate(paths.importar))}
    >
      Descartar
    </Button>
  );
}
