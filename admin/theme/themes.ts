import type { Theme } from '@mui/material';
import { esES } from '@mui/material/locale';
import { deepmerge } from '@mui/utils';
import type { RaThemeOptions } from 'react-admin';
import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import { DEFAULT_COLORS, derivedColor, type SiteColors } from '../../contract/color/palette.ts';

type ColorField = keyof SiteColors;

const RADIUS = 10;

/** Milliseconds after the last keystroke in a filter. react-admin's default of 500 feels slow. */
const FILTER_MS = 150;
// FilterForm accepts `debounce`, but its type does not declare it.
const filterForm: object = { debounce: FILTER_MS };

/** Settings that both themes share. */
const common: RaThemeOptions = {
  shape: { borderRadius: RADIUS },
  sidebar: { width: 264, closedWidth: 56 },
  typography: {
    fontFamily: '"Inter", "Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif',
    h1: { fontSize: '1.75rem', lineHeight: 1.25, fontWeight: 700, letterSpacing: '-0.01em', textWrap: 'balance' },
    h2: { fontSize: '1.15rem', lineHeight: 1.35, fontWeight: 650 },
    h3: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 650 },
    h6: { fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    // A long word without a space breaks everywhere. `break-word` would not make grid and flex items narrower.
    MuiCssBaseline: { styleOverrides: { body: { overflowWrap: 'anywhere' } } },
    MuiCardContent: { styleOverrides: { root: { minWidth: 0 } } },
    MuiMenuItem: { styleOverrides: { root: { borderRadius: 8, whiteSpace: 'normal' } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiButtonBase: {
      styleOverrides: {
        root: {
          // Labels of buttons keep their words.
          overflowWrap: 'break-word',
          // Forced colours remove the backgrounds that mark the current section and the pressed button.
          '@media (forced-colors: active)': {
            '&.RaMenuItemLink-active, &[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -3 },
          },
          '&.Mui-focusVisible': { outline: '3px solid currentColor', outlineOffset: 2 },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        head: { fontWeight: 650, overflowWrap: 'normal' },
        root: { '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } },
      },
    },
    MuiInputBase: { styleOverrides: { input: { '&::placeholder': { opacity: 0.8 } } } },
    RaFilterForm: { defaultProps: filterForm },
    RaFilterFormInput: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          // On phones, where each filter has its own line, the gap beside it would only narrow it.
          [theme.breakpoints.down('sm')]: { '& .RaFilterFormInput-spacer': { display: 'none' } },
        }),
      },
    },
    RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
    RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          minHeight: 40,
          margin: '0 8px',
          padding: '6px 12px',
          '&.RaMenuItemLink-active': {
            color: theme.palette.primary.main,
            backgroundColor: theme.palette.action.selected,
            boxShadow: `inset 3px 0 0 ${theme.palette.secondary.light}`,
            '& .RaMenuItemLink-icon': { color: theme.palette.primary.main },
          },
          '& .RaMenuItemLink-icon': { minWidth: 36 },
        }),
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          '& .RaDataTable-rowCell, & .RaDataTable-headerCell': {
            padding: '10px 14px',
            borderBottom: `1px solid ${theme.palette.divider}`,
            [theme.breakpoints.down('sm')]: { padding: '8px' },
          },
          // A column that is squeezed by a long word in another one keeps its own short words.
          '& .RaDataTable-rowCell': { minWidth: 72 },
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        }),
      },
    },
  },
};

/** The colours have a contrast of at least 4.5:1 on white and on the page background. */
const light: RaThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: '#0f5263', light: '#2f7485', dark: '#072f3a', contrastText: '#ffffff' },
    secondary: { main: '#7a4f00', light: '#f2a900', dark: '#5c3b00', contrastText: '#ffffff' },
    success: { main: '#1b6b3a', contrastText: '#ffffff' },
    warning: { main: '#8a5300', contrastText: '#ffffff' },
    error: { main: '#b3261e', contrastText: '#ffffff' },
    info: { main: '#0f5263', contrastText: '#ffffff' },
    background: { default: '#f4f7f6', paper: '#ffffff' },
    text: { primary: '#12262c', secondary: '#47595f' },
    divider: '#d6e0df',
  },
  components: {
    RaToolbar: { styleOverrides: { root: { backgroundColor: '#eef3f2' } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#7b8f94' } } },
  },
};

const dark: RaThemeOptions = {
  palette: {
    mode: 'dark',
    primary: { main: '#8fd0dc', light: '#b6e3eb', dark: '#5fb0bf', contrastText: '#04222a' },
    secondary: { main: '#f5bd45', light: '#ffd888', dark: '#d79a17', contrastText: '#2b1d00' },
    success: { main: '#7fd6a1', contrastText: '#03240f' },
    warning: { main: '#f5bd45', contrastText: '#2b1d00' },
    error: { main: '#ffb4ab', contrastText: '#410e0b' },
    info: { main: '#8fd0dc', contrastText: '#04222a' },
    background: { default: '#0c181c', paper: '#132429' },
    text: { primary: '#e6f0f0', secondary: '#b0c3c6' },
    divider: '#2b4047',
  },
  components: {
    RaToolbar: { styleOverrides: { root: { backgroundColor: '#182c32' } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#6f878d' } } },
  },
};

/** The colours that are those of the site; status colours mean the same in every portal. */
const OF_SITE = ['primary', 'secondary', 'info', 'background', 'text'];

/** Colours of the default palette with the hue of the site's own. */
function recolor(value: unknown, base: ColorField, colors: SiteColors): unknown {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)) {
    return derivedColor(value, DEFAULT_COLORS[base], colors[base]);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, recolor(inner, base, colors)]));
}

function withColors(theme: RaThemeOptions, colors: SiteColors): RaThemeOptions {
  const palette = Object.entries(theme.palette ?? {}).map(([name, value]) => {
    const base = name === 'secondary' ? 'color_acento' : 'color_principal';
    return [name, OF_SITE.includes(name) || name === 'divider' ? recolor(value, base, colors) : value];
  });
  const components = recolor(theme.components, 'color_principal', colors) as RaThemeOptions['components'];
  return { ...theme, palette: Object.fromEntries(palette), ...(components && { components }) };
}

const build = (base: RaThemeOptions, mode: RaThemeOptions): RaThemeOptions =>
  deepmerge(deepmerge(deepmerge(base, common), mode), esES as RaThemeOptions);

/** The themes of the back office in the colours of the site. */
export const themesOf = (colors: SiteColors) => ({
  lightTheme: build(defaultLightTheme, withColors(light, colors)),
  darkTheme: build(defaultDarkTheme, withColors(dark, colors)),
});
