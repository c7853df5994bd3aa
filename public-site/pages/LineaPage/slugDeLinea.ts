import { type LineaSlug, lineas } from '../../router/routes.ts';

/** The page of a research line by its id, or null for an id that has none (section 9). */
export function slugDeLinea(id: number): LineaSlug | null {
  const slugs = Object.keys(lineas) as LineaSlug[];
  return slugs.find((slug) => lineas[slug] === id) ?? null;
}
