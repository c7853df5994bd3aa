/** Messages that the public site shows, in a file of their own so that its bundle does not contain the others. */
export const generalMessages = {
  internalError: 'Error interno',
  contextError: (error: string) => `Error: ${error}`,
  sessionRequired: 'Debe iniciar sesión para continuar',
  staleVersion: 'Otra persona cambió este registro mientras usted lo editaba.',
  noConnection: 'No hay conexión con el servidor. Intente de nuevo.',
} as const;

export const publicSiteMessages = {
  noEventos: 'No hay eventos disponibles',
  eventosFailed: 'Error al cargar los eventos',
  noNoticias: 'Aún no hay noticias.',
  noticiasFailed: 'Error al cargar las noticias',
  noProyectos: 'No se encontraron proyectos que coincidan con los filtros aplicados.',
  noProductos: 'No hay productos disponibles.',
  noProductosYet: 'No hay productos disponibles en este momento.',
  productoNotFound: 'No se encontró información del producto',
  noExternalLink: 'No hay enlace externo disponible',
} as const;
