/** The kinds of records with a page for visitors; of inicio, the home. */
export const VISITADOS = ['proyectos', 'integrantes', 'productos', 'eventos', 'lineas', 'inicio'] as const;
export type Visitado = (typeof VISITADOS)[number];

/**
 * Header of a call that a visitor's navigation to a record's page makes. The site navigates without loading documents, and its
 * prefetches make the same calls.
 */
export const VISIT_HEADER = 'visita';
