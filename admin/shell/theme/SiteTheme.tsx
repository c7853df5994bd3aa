import type { Theme } from '@mui/material';
import { esES } from '@mui/material/locale';
import { deepmerge } from '@mui/utils';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions, ThemeProvider, ThemesContext } from 'react-admin';
import type { SiteColors } from '../../../color/palette.ts';
import { useSiteIdentidad } from '../../display/siteIdentidad.ts';
import { themeColors } from './themeColors.ts';

const RADIUS = 10;

/** Milliseconds after the last keystroke in a filter. react-admin's default of 500 feels slow. */
const FILTER_MS = 150;
// FilterForm accepts `debounce`, but its type does not declare it.
const filterForm: object = { debounce: FILTER_MS };

/**
 * An item of a menu. An option is named by its text: react-admin gives the empty one the name of the button that clears a field,
 * 'Borrar el valor', also where it shows 'Todos'.
 */
const NamedItem = ({ 'aria-label': label, ...item }: ComponentProps<'li'>) => (
  <li {...item} aria-label={item.role === 'option' ? undefined : label} />
);

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
    MuiCssBaseline: {
      styleOverrides: {
        // A long word without a space breaks everywhere. `break-word` would not make grid and flex items narrower.
        body: { overflowWrap: 'anywhere' },
        // CSS animations stay: they show progress.
        '@media (prefers-reduced-motion: reduce)': {
          // `!important`, because Material UI sets the transitions of what opens inline.
          '*, *::before, *::after': { transition: 'none !important' },
          '.MuiTouchRipple-root': { display: 'none' },
        },
      },
    },
    MuiCardContent: { styleOverrides: { root: { minWidth: 0 } } },
    MuiMenuItem: {
      defaultProps: { component: NamedItem } as object,
      styleOverrides: {
        // The edge of the menu would cut an outline around the item.
        root: { borderRadius: 8, whiteSpace: 'normal', '&.Mui-focusVisible': { outlineOffset: -3 } },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiCheckbox: {
      defaultProps: {
        // react-admin gives the name of a row's checkbox to its span, which has no role and takes none.
        slotProps: {
          root: { 'aria-label': undefined },
          input: (checkbox: { 'aria-label'?: string }) => ({ 'aria-label': checkbox['aria-label'] }),
        },
      },
    },
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
    RaFilterForm: {
      defaultProps: filterForm,
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          padding: 0,
          rowGap: theme.spacing(1),
          alignItems: 'center',
          '& .RaFilterFormInput-root .MuiFormControl-root, & .MuiFormControl-root.MuiFormControl-root': { margin: 0 },
          [theme.breakpoints.up('sm')]: { minHeight: 0, flex: '0 1 auto' },
        }),
      },
    },
    RaFilterFormInput: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          // On phones, where each filter has its own line, the gap beside it would only narrow it.
          [theme.breakpoints.down('sm')]: { '& .RaFilterFormInput-spacer': { display: 'none' } },
        }),
      },
    },
    RaTopToolbar: {
      styleOverrides: { root: { backgroundColor: 'transparent !important', padding: 0, flex: '0 1 auto !important' } },
    },
    // A table that is too wide scrolls, and not the page.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaListToolbar: {
      styleOverrides: {
        // Filters and actions share a row, or have one each, with the same left edge.
        root: ({ theme }: { theme: Theme }) => ({
          backgroundColor: 'transparent !important',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: theme.spacing(1.5, 2),
          marginBottom: theme.spacing(1),
          '& > span:empty': { display: 'none' },
          [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
        }),
      },
    },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          minHeight: 40,
          margin: '0 8px',
          padding: '6px 12px',
          // All entries and the user's are in sight in a window of 800 pixels. The drawer of a phone scrolls.
          [theme.breakpoints.up('sm')]: { minHeight: 33, padding: '3px 12px' },
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
    RaBulkActionsToolbar: {
      styleOverrides: {
        // Above the table, not over the controls of the list.
        root: { '& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none' } },
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

const build = (base: RaThemeOptions, mode: RaThemeOptions): RaThemeOptions =>
  deepmerge(deepmerge(deepmerge(base, common), mode), esES as RaThemeOptions);

/** The themes of the back office in the colours of the site. */
function themesOf(colors: SiteColors) {
  const { light, dark } = themeColors(colors);
  return { lightTheme: build(defaultLightTheme, light), darkTheme: build(defaultDarkTheme, dark) };
}

/** Gives the back office the colours of the site, also after a save changed them. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { color_principal, color_acento } = useSiteIdentidad();
  const themes = useMemo(() => themesOf({ color_principal, color_acento }), [color_principal, color_acento]);
  return (
    <ThemesContext value={themes}>
      <ThemeProvider>{children}</ThemeProvider>
    </ThemesContext>
  );
}
