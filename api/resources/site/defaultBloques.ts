import { BLOQUES, type Bloque } from '../../../contract/identidad/bloques.ts';
import { partsOf } from '../../../contract/resources/resources.ts';

/** Titles and texts of the blocks that a new portal shows, in the order of BLOQUES. */
const SHOWN: readonly (readonly [titulo: string, texto?: string])[] = [
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

/** A later block is of a resource: it has the title of its page, and is not shown until staff show it. */
export const DEFAULT_BLOQUES: readonly Bloque[] = BLOQUES.map((id, index) => {
  const [titulo = partsOf(id).title ?? '', texto = ''] = SHOWN[index] ?? [];
  return { id, visible: index < SHOWN.length, titulo, texto };
});

/** A list with the blocks that it lacks at its end, not shown: one that was stored or sent before they existed. */
export function withNewBloques(bloques: readonly Bloque[]): readonly Bloque[] {
  const missing = DEFAULT_BLOQUES.filter(({ id }) => !bloques.some((bloque) => bloque.id === id));
  return missing.length === 0 ? bloques : [...bloques, ...missing.map((bloque) => ({ ...bloque, visible: false }))];
}
