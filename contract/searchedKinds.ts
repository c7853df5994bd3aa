/** The kinds of records that are searched, in the order of the answer. No imports: the public bundle carries this file. */
export const SEARCHED_KINDS = ['proyectos', 'productos', 'integrantes', 'lineas', 'eventos'] as const;
export type SearchedKind = (typeof SEARCHED_KINDS)[number];
