/** The resource of each page that shows one record. */
export const RESOURCE_OF_PAGE = {
  proyecto: 'proyectos',
  integrante: 'integrantes',
  producto: 'productos',
  evento: 'eventos',
} as const;
