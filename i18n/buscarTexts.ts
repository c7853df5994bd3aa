/** Texts of the search page. */
export const buscarTexts = {
  lead: 'Proyectos, productos, integrantes, líneas, eventos, noticias y páginas, en un solo lugar.',
  field: '¿Qué busca?',
  hint: 'Escriba al menos dos letras. No importan las mayúsculas ni las tildes.',
  searching: 'Buscando...',
  found: (n: number) => (n === 1 ? '1 resultado' : `${n} resultados`),
  none: (q: string) => `No se encontró nada que coincida con "${q}". Revise la ortografía o use menos palabras.`,
  failed: 'No se pudo buscar.',
  first: (shown: number, total: number) =>
    `Se muestran los primeros ${shown} de ${total}. Escriba más palabras para encontrar los demás.`,
  noNombre: 'Sin nombre',
  groups: {
    proyectos: 'Proyectos',
    productos: 'Productos',
    integrantes: 'Integrantes',
    lineas: 'Líneas de investigación',
    eventos: 'Eventos',
    noticias: 'Noticias',
    paginas: 'Páginas',
  },
} as const;
