import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import { AppBar, type AppBarProps, LoadingIndicator, ToggleThemeButton } from 'react-admin';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { useSiteIdentidad } from '../../display/siteIdentidad.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';

/** @param props of the layout, which keeps the bar on while the page scrolls */
export function TopBar({ alwaysOn }: Pick<AppBarProps, 'alwaysOn'>) {
  const { nombre } = useSiteIdentidad();
  return (
    <AppBar
      color="primary"
      {...(alwaysOn !== undefined && { alwaysOn })}
      userMenu={false}
      elevation={0}
      sx={{
        bgcolor: 'var(--azul-900)',
        color: '#ffffff',
        backgroundImage: 'none',
        borderBottom: '3px solid var(--ambar-500)',
      }}
      toolbar={
        <>
          <Button
            color="inherit"
            href={sitePaths.inicio}
            target="_blank"
            rel="noopener"
            startIcon={<OpenInNewIcon />}
            aria-label="Ver el sitio público"
            sx={{ flexShrink: 0 }}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              Ver el sitio
            </Box>
          </Button>
          <PaletteButton />
          <ToggleThemeButton />
          {/* Passed to MUI's progress bar, which has no name of its own. */}
          <LoadingIndicator aria-label="Cargando" />
        </>
      }
    >
      <Typography component="div" variant="h6" noWrap sx={{ flex: 1, minWidth: 0, fontSize: '1.05rem' }}>
        Administración
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, fontWeight: 400 }}>
          {` · ${nombre}`}
        </Box>
      </Typography>
    </AppBar>
  );
}
