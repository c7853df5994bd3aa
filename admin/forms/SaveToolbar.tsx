import { Button } from '@mui/material';
import { LinkBase, Toolbar } from 'react-admin';
import { SubmitButton } from './SubmitButton.tsx';

/** A save button and, with `cancelTo`, a link that cancels. */
export function SaveToolbar({ cancelTo, label = 'Guardar' }: { cancelTo?: string; label?: string }) {
  return (
    <Toolbar
      sx={{
        gap: 1,
        py: 1,
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        '&.RaToolbar-mobileToolbar': { position: 'static' },
      }}
    >
      {cancelTo === undefined ? null : (
        <Button component={LinkBase} to={cancelTo}>
          Cancelar
        </Button>
      )}
      <SubmitButton label={label} />
    </Toolbar>
  );
}
