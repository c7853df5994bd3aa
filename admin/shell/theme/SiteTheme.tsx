import { type ReactNode, useMemo } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { useSiteIdentidad } from '../../display/siteIdentidad.ts';
import { themesOf } from './themes.ts';

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
