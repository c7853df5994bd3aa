import { useEffect } from 'react';
import { siteTexts } from '../../i18n/siteTexts.ts';

/** Sets the document title; null is the home, or a page that is still loading. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? siteTexts.site.title : siteTexts.site.pageTitle(title);
  }, [title]);
}
