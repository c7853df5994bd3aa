import { BLOQUES, type Bloque } from '../../../contract/identidad/bloques.ts';
import { partsOf } from '../../../contract/resources/resources.ts';

/** Titles and texts of the blocks that a new portal shows, in the order of BLOQUES. */
const OF_NEW_PORTAL: readonly (readonly [titulo: string, texto?: string])[] = [
  ['Objetivo'],
  ['El grupo en cifras'],
  ['Temas de investigación'],
  ['Pilares del grupo', 'Lo que sostiene cada investigación, de la pregunta al resultado.'],
  ['Líneas de investigación'],
  ['Últimos proyectos'],
  ['Productos de investigación'],
  ['Eventos académicos', 'Dónde hemos presentado, aprendido y convocado.'],
  ['Otros productos de divulgación'],
  ['Convenios', 'Las organizaciones con las que investigamos.'],
  ['Su opinión también es investigación'],
];

/** The blocks of a new portal. A later block is of a resource: it has the title of its page, and is not shown until staff show it. */
export const FIRST_BLOQUES: readonly Bloque[] = BLOQUES.map((id, index) => {
  const [titulo = partsOf(id).title ?? '', texto = ''] = OF_NEW_PORTAL[index] ?? [];
  return { id, visible: index < OF_NEW_PORTAL.length, titulo, texto };
});

/** The blocks of a portal that never stored any: it is older than the figures, and keeps the home that it shows. */
export const DEFAULT_BLOQUES: readonly Bloque[] = FIRST_BLOQUES.map((bloque) =>
  bloque.id === 'cifras' ? { ...bloque, visible: false } : bloque,
);

/** A list with the blocks that it lacks at its end, not shown: one that was stored or sent before they existed. */
export function withNewBloques(bloques: readonly Bloque[]): readonly Bloque[] {
  const missing = DEFAULT_BLOQUES.filter(({ id }) => !bloques.some((bloque) => bloque.id === id));
  return missing.length === 0 ? bloques : [...bloques, ...missing.map((bloque) => ({ ...bloque, visible: false }))];
}
