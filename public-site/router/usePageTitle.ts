import { useEffect } from 'react';
import { publico } from '../../i18n/publico.ts';

/** Names the browser's tab after the page; null is the home's, or a page's that does not know its name yet. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? publico.sitio.titulo : publico.sitio.tituloDePagina(title);
  }, [title]);
}
