/** Texts of a product's page, apart from those of the site: visitors of other pages do not load them. */
export const productoTexts = {
  autores: 'Autores',
  orcidOf: (nombre: string) => `ORCID de ${nombre}`,
  publishedOn: (day: string) => `Publicado el ${day}`,
  publishedIn: (month: string) => `Publicado en ${month}`,
  inBook: 'En ',
  version: (version: string) => `Versión ${version}`,
  patente: (numero: string) => `Patente n.º ${numero}`,
  informe: (numero: string) => `Informe n.º ${numero}`,
  pages: (first: string, last: string) => (last === '' || last === first ? `p. ${first}` : `pp. ${first}–${last}`),
  campos: { resumen: 'Resumen', palabras_clave: 'Palabras clave' },
  descripcion: 'Descripción',
  datos: 'Datos del producto',
  editores: 'Editores',
  edicion: 'Edición',
  registro: 'Registro',
  idioma: 'Idioma',
  licencia: 'Licencia',
  acceso: 'Acceso',
  embargoUntil: (day: string) => `Embargado hasta el ${day}`,
  pdf: (size: string) => `Texto completo (PDF, ${size})`,
  related: 'Otros productos del proyecto',
  productosOfLinea: 'Productos de la línea',
  productos: 'Productos',
  noFecha: 'Sin fecha',
  seeAllOf: (n: number) => `Ver los ${n} productos en una lista`,
} as const;

export const productoFilterTexts = {
  label: 'Filtros de productos',
  toggle: (active: number) => (active === 0 ? 'Filtrar' : `Filtrar (${active})`),
  anio: 'Año',
  allAnios: 'Todos',
  linea: 'Línea de investigación',
  allLineas: 'Todas',
  integrante: 'Integrante',
  allIntegrantes: 'Todos',
  orden: 'Ordenar por',
  byAdded: 'Últimos agregados',
  byFecha: 'Fecha de publicación',
  byTitulo: 'Título',
  noMatches: 'No se encontraron productos que coincidan con los filtros aplicados.',
} as const;

/** Texts of the list of products as rows, and of the links between it and the cards. */
export const productoListTexts = {
  views: 'Vista de los productos',
  cards: 'Tarjetas',
  rows: 'Lista',
  membersMarked: 'En negrita, los integrantes del grupo.',
  isMember: '(integrante)',
  pdf: 'PDF',
} as const;
