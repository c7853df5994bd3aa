import { useLayoutEffect } from 'react';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { useRendering } from '../settings/rendering.ts';
import { useIdentidad } from '../settings/siteSettings.ts';

/** Sets the document title; null means the home of a group without a motto. */
export function usePageTitle(title: string | null): void {
  const { nombre } = useIdentidad();
  const text = title === null ? nombre : siteTexts.site.pageTitle(title, nombre);
  useRendering().onTitle?.(text);
  // A passive effect would run after the page is painted, which would show the previous page's title for a moment.
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
}
