import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSiteIdentidad } from '../display/siteIdentidad.ts';

interface PageProps {
  title: string;
  /** the name of the record, shown beside the title */
  name?: string | undefined;
  description?: ReactNode;
  /** target of the 'Volver' link; none if absent */
  back?: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title: screen, name = '', description, back, actions, children }: PageProps) {
  const { nombre } = useSiteIdentidad();
  const title = name === '' ? screen : `${screen}: ${name}`;
  return (
    <Box sx={{ maxWidth: 1280, width: '100%', mx: 'auto', py: { xs: 2, md: 3 }, px: { xs: 0.5, sm: 1 } }}>
      <title>{`${title} · Administración · ${nombre}`}</title>
      {back === undefined ? null : (
        <Button component={Link} to={back} startIcon={<ArrowBackIcon />} size="small" sx={{ mb: 1, ml: -0.5 }}>
          Volver
        </Button>
      )}
      {/* A title that does not fit beside the actions gets the whole width above them. */}
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1.5, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 'min(100%, 20rem)', maxWidth: '100%' }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {description === undefined ? null : (
            // Only the title decides on the width.
            <Typography
              component="div"
              sx={{ mt: 0.5, width: 0, minWidth: '100%', color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {description}
            </Typography>
          )}
        </Box>
        {actions === undefined ? null : (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', maxWidth: '100%' }}>
            {actions}
          </Stack>
        )}
      </Box>
      {children}
    </Box>
  );
}
