import { useEffect } from 'react';
import { publico } from '../../i18n/publico.ts';

/** Sets the document title; null is the home, or a page that is still loading. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? publico.sitio.titulo : publico.sitio.tituloDePagina(title);
  }, [title]);
}
