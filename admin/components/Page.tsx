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
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        sx={{ mb: 2, alignItems: { xs: 'stretch', md: 'flex-end' }, justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {description === undefined ? null : (
            <Typography component="div" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {description}
            </Typography>
          )}
        </Box>
        {actions === undefined ? null : (
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            // The title keeps its part of a row with many actions.
            sx={{
              flexWrap: 'wrap',
              flexShrink: 0,
              justifyContent: { md: 'flex-end' },
              maxWidth: { md: 'max(60%, calc(100% - 20rem))' },
            }}
          >
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  );
}
