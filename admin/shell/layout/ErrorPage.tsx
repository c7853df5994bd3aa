import { Alert, Button } from '@mui/material';
import type { ErrorProps } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Page } from '../../components/Page.tsx';

/** Replaces a page that failed to render. */
export function ErrorPage({ error }: Pick<ErrorProps, 'error'>) {
  const paths = usePaths();
  return (
    <Page title="La página no se pudo mostrar">
      <Alert severity="error" variant="outlined" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {messages.general.contextError(error?.message ?? '')}
      </Alert>
      <Button component={Link} to={paths.dashboard} variant="contained">
        Ir al panel principal
      </Button>
    </Page>
  );
}
