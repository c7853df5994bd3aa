import { Button } from '@mui/material';
import { LinkBase, Toolbar } from 'react-admin';
import { SubmitButton } from './SubmitButton.tsx';

/** Saves, with a spinner and disabled while it does (section 4); cancels by leaving. */
export function SaveToolbar({ cancelTo, label = 'Guardar' }: { cancelTo?: string; label?: string }) {
  return (
    <Toolbar sx={{ gap: 1, justifyContent: 'flex-end', '&.RaToolbar-mobileToolbar': { position: 'static' } }}>
      {cancelTo === undefined ? null : (
        <Button component={LinkBase} to={cancelTo}>
          Cancelar
        </Button>
      )}
      <SubmitButton label={label} />
    </Toolbar>
  );
}
