import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { FormToolbar } from './FormToolbar.tsx';
import { SubmitButton } from './SubmitButton.tsx';

export function SaveToolbar({ cancelTo, label = 'Guardar' }: { cancelTo?: string; label?: string }) {
  return (
    <FormToolbar>
      {cancelTo === undefined ? null : (
        <Button component={Link} to={cancelTo}>
          Cancelar
        </Button>
      )}
      <SubmitButton label={label} />
    </FormToolbar>
  );
}
