import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { usePaths } from '../addresses/paths.ts';
import { Page } from './Page.tsx';

export function NotFoundPage() {
  const paths = usePaths();
  return (
    <Page title="Página no encontrada">
      <Typography sx={{ mb: 2 }}>La dirección no existe o el enlace que siguió está roto.</Typography>
      <Button component={Link} to={paths.dashboard} variant="contained">
        Ir al panel principal
      </Button>
    </Page>
  );
}
