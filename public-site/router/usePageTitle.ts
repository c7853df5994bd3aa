import { createContext, useContext, useLayoutEffect } from 'react';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { useIdentidad } from '../data/siteSettings.ts';

/** On the server, receives the title of the rendered page. */
export const TitleContext = createContext<((title: string) => void) | null>(null);

/** Sets the document title; null means the home, or a page that is loading. */
export function usePageTitle(title: string | null): void {
  const { nombre } = useIdentidad();
  const text = title === null ? nombre : siteTexts.site.pageTitle(title, nombre);
  useContext(TitleContext)?.(text);
  // In the commit that shows the page: a later one would leave the title of the page before for a moment.
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
}
