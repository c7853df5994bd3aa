/** The group's categories in the ministry's calls, the best one first. */
export const CATEGORIAS = ['A1', 'A', 'B', 'C', 'Reconocido'] as const;
export type Categoria = (typeof CATEGORIAS)[number];
