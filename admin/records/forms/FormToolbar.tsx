import type { ReactNode } from 'react';
import { Toolbar } from 'react-admin';

/** The buttons below a form, on the right; they wrap on phones. */
export function FormToolbar({ children }: { children: ReactNode }) {
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
      {children}
    </Toolbar>
  );
}
