/** Descriptions of pages for search engines and shared links. Only the server renders them, so the browser's code has none. */
export const descriptionTexts = {
  siteMap:
    'Mapa del sitio: todas las líneas, proyectos, integrantes, productos y eventos del portal en una sola lista.',
  accesibilidad: 'Declaración de accesibilidad: la norma que sigue el portal, lo que se prueba y a quién escribir.',
  linea: (nombre: string, proyectos: readonly string[]) =>
    [`Línea de investigación: ${nombre}`, ...(proyectos.length > 0 ? [`Proyectos: ${proyectos.join(', ')}`] : [])].join(
      '. ',
    ),
};
