/** The names of stored numbers. An export writes them and an import reads them. No imports: the public bundle carries this folder. */

/** The labels of a project's estado. */
export const ESTADO_LABELS = { 1: 'En ejecución', 2: 'Finalizado' } as const;
/** The labels of what becomes of a row of an import. */
export const ROW_STATE_LABELS = {
  nuevo: 'Nuevo',
  cambia: 'Cambia',
  posible_duplicado: 'Posible duplicado',
  igual: 'Igual',
  no_se_puede: 'No se puede',
} as const;
/** The labels of a member's grupo. */
export const GRUPO_LABELS = { 1: 'Interno', 2: 'Externo' } as const;
/** The labels of an event's tipo. */
export const EVENTO_TIPO_LABELS = { 1: 'Organizador', 2: 'Asistente', 3: 'Ponente', 4: 'Participante' } as const;
/** The labels of the language and of the place of a page. */
export const IDIOMA_LABELS = { es: 'Español', en: 'Inglés', pt: 'Portugués', fr: 'Francés' } as const;
export const LUGAR_LABELS = { menu: 'En el menú El grupo', pie: 'En el pie', ninguno: 'Sin enlace' } as const;
