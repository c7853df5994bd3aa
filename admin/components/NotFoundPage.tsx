import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from '../addresses/paths.ts';
import { Page } from './Page.tsx';

/** A page in place of one that cannot be shown. */
export function DeadEnd({ title, children }: { title: string; children: ReactNode }) {
  const paths = usePaths();
  return (
    <Page title={title}>
      {children}
      <Button component={Link} to={paths.dashboard} variant="contained">
        Ir al panel principal
      </Button>
    </Page>
  );
}

export const NotFoundPage = () => (
  <DeadEnd title="Página no encontrada">
    <Typography sx={{ mb: 2 }}>La dirección no existe o el enlace que siguió está roto.</Typography>
  </DeadEnd>
);
