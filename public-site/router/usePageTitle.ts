import { useEffect } from 'react';
import { siteTexts } from '../../i18n/siteTexts.ts';

/** Sets the document title; null means the home, or a page that is loading. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? siteTexts.site.title : siteTexts.site.pageTitle(title);
  }, [title]);
}
