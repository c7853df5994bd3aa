/** The colours of the back office: derived from those of the site, but status colours mean the same in every portal. */
import type { RaThemeOptions } from 'react-admin';
import type { Derivation } from '../../../color/derivations.ts';
import { ofAcento, ofPrincipal, type SiteColors } from '../../../color/palette.ts';

interface Derive {
  principal: (...derivation: Derivation) => string;
  acento: (...derivation: Derivation) => string;
}

/** The colours have a contrast of at least 4.5:1 on white and on the page background. */
const light = ({ principal, acento }: Derive): RaThemeOptions => ({
  palette: {
    mode: 'light',
    primary: {
      main: principal(0.0704, 1.24, 0),
      light: principal(0.1479, 1.33, -0.05),
      dark: principal(0.0239, 0.85, 0.02),
      contrastText: '#ffffff',
    },
    secondary: {
      main: acento(0.0973, 0.603, -0.076),
      light: acento(0.47254, 1, 0),
      dark: acento(0.05404, 0.494, -0.064),
      contrastText: '#ffffff',
    },
    success: { main: '#1b6b3a', contrastText: '#ffffff' },
    warning: { main: '#8a5300', contrastText: '#ffffff' },
    error: { main: '#b3261e', contrastText: '#ffffff' },
    info: { main: principal(0.0704, 1.24, 0), contrastText: '#ffffff' },
    background: { default: principal(0.9241, 0.06, -0.79), paper: '#ffffff' },
    text: { primary: principal(0.017, 0.51, -0.01), secondary: principal(0.0932, 0.44, 0.01) },
    divider: principal(0.7294, 0.2, -0.52),
  },
  components: {
    RaToolbar: { styleOverrides: { root: { backgroundColor: principal(0.8869, 0.1, -0.64) } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: principal(0.26, 0.44, -0.09) } } },
  },
});

const dark = ({ principal, acento }: Derive): RaThemeOptions => ({
  palette: {
    mode: 'dark',
    primary: {
      main: principal(0.5612, 1.23, -0.16),
      light: principal(0.7089, 0.87, -0.18),
      dark: principal(0.3725, 1.49, -0.15),
      contrastText: principal(0.0134, 0.69, -0.01),
    },
    secondary: {
      main: acento(0.5624, 0.89, 0.09),
      light: acento(0.7215, 0.66, 0.12),
      dark: acento(0.37621, 0.89, 0.03),
      contrastText: acento(0.01393, 0.3, 0.1),
    },
    success: { main: '#7fd6a1', contrastText: '#03240f' },
    warning: { main: '#f5bd45', contrastText: '#2b1d00' },
    error: { main: '#ffb4ab', contrastText: '#410e0b' },
    info: { main: principal(0.5612, 1.23, -0.16), contrastText: principal(0.0134, 0.69, -0.01) },
    background: { default: principal(0.0082, 0.34, 0.02), paper: principal(0.01561, 0.45, -0.02) },
    text: { primary: principal(0.8544, 0.19, -0.4), secondary: principal(0.5234, 0.39, -0.2) },
    divider: principal(0.0464, 0.53, 0.02),
  },
  components: {
    RaToolbar: { styleOverrides: { root: { backgroundColor: principal(0.0223, 0.51, -0.01) } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: principal(0.2264, 0.53, -0.09) } } },
  },
});

export function themeColors(colors: SiteColors): { light: RaThemeOptions; dark: RaThemeOptions } {
  const derive: Derive = {
    principal: (...derivation) => ofPrincipal(derivation, colors),
    acento: (...derivation) => ofAcento(derivation, colors),
  };
  return { light: light(derive), dark: dark(derive) };
}
