import { createContext, useContext, useEffect } from 'react';
import { siteTexts } from '../../i18n/siteTexts.ts';

/** On the server, receives the title of the rendered page. */
export const TitleContext = createContext<((title: string) => void) | null>(null);

/** Sets the document title; null means the home, or a page that is loading. */
export function usePageTitle(title: string | null): void {
  const text = title === null ? siteTexts.site.title : siteTexts.site.pageTitle(title);
  useContext(TitleContext)?.(text);
  useEffect(() => {
    document.title = text;
  }, [text]);
}
