import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

/**
 * The buttons of a page's form, on the right; they wrap on phones. They stay at the lower edge of the window, or above the keyboard of
 * a phone, while the form is in sight.
 */
export function FormToolbar({ children }: { children: ReactNode }) {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const bottom = useKeyboardHeight();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const place = { position: 'sticky', bottom } as const;
  return (
    <Toolbar
      sx={{
        gap: 1,
        py: 1,
        px: { xs: 1, sm: 2 },
        mt: 0,
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        ...place,
        zIndex: 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '&.RaToolbar-mobileToolbar': place,
      }}
    >
      {isUnsaved ? (
        <Typography variant="body2" sx={{ mr: 'auto', color: 'text.secondary' }}>
          Hay cambios sin guardar
        </Typography>
      ) : null}
      {children}
    </Toolbar>
  );
}
