/** Texts for visitors that only the server writes: the browser's code has none of them. */
export const serverTexts = {
  // A page whose data could not be read. Visitors without JavaScript see it; with it, the site itself tells what failed.
  unavailable: {
    title: 'El sitio no está disponible en este momento',
    text: 'No se pudieron cargar los datos. Intente de nuevo en unos minutos.',
  },
  preview: {
    label: 'Vista previa',
    banner: 'Vista previa: este contenido no está publicado',
  },
  // A start that failed, as the operator reads it.
  siteOfAnotherServer:
    'El portal no puede iniciar:\n  VITE_API_HOST: el sitio se construyó para otro servidor. Constrúyalo sin esa variable con npm run build.',
  feedOfLinea: (nombre: string) => `Proyectos de la línea ${nombre}`,
  // What chats and networks show of a link to a site with the default description.
  defaultDescription:
    'Proyectos, productos, integrantes, convenios y eventos académicos en seguridad vial y salud en el trabajo.',
  // The line above the title of a share image.
  shareImage: {
    sitio: 'Proyectos, productos, integrantes y eventos',
    proyecto: 'Proyecto de investigación',
    integrante: 'Integrante',
    linea: 'Línea de investigación',
    evento: 'Evento',
    noticia: 'Noticia',
  },
  // Names in the schema.org graph of a page.
  jsonLd: {
    lider: 'Líder',
    patente: 'Patente',
    software: 'Registro de software',
  },
} as const;
