/** Descriptions of pages for search engines and shared links. Only the server renders them, so the browser's code has none. */
import type { IndexedPage } from '../contract/addresses/sitePages.ts';

export const descriptionTexts = {
  pages: {
    // The description of the site, which staff write.
    inicio: '',
    mapaDelSitio:
      'Mapa del sitio: todas las líneas, proyectos, integrantes, productos y eventos del portal en una sola lista.',
    accesibilidad: 'Declaración de accesibilidad: la norma que sigue el portal, lo que se prueba y a quién escribir.',
  } satisfies Record<IndexedPage, string>,
  linea: (nombre: string, proyectos: readonly string[]) =>
    [`Línea de investigación: ${nombre}`, ...(proyectos.length > 0 ? [`Proyectos: ${proyectos.join(', ')}`] : [])].join(
      '. ',
    ),
};
