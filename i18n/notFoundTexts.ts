/** Texts of the pages without content, which only their own code has. */
export const notFoundTexts = {
  gone: 'Este contenido fue retirado',
  goneText: 'Estuvo publicado en este portal, pero el grupo lo retiró y ya no está disponible.',
  findInstead: 'Encuentre lo que busca',
  search: 'Palabras, personas o temas',
};
