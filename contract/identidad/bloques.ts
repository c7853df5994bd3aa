/** The blocks of the home in their first order, as a new portal has them. */
import { fieldsOf } from '../values/tolerant.ts';

interface NewBlock {
  readonly titulo: string;
  /** below the title */
  readonly texto?: string;
  readonly visible?: boolean;
}

export const BLOQUES = {
  objetivo: { titulo: 'Objetivo' },
  temas: { titulo: 'Temas de investigación' },
  pilares: {
    titulo: 'Pilares del grupo',
    texto: 'Lo que sostiene cada investigación, de la pregunta al resultado.',
  },
  lineas: { titulo: 'Líneas de investigación' },
  proyectos: { titulo: 'Últimos proyectos' },
  productos: { titulo: 'Productos de investigación' },
  eventos: { titulo: 'Eventos académicos', texto: 'Dónde hemos presentado, aprendido y convocado.' },
  divulgacion: { titulo: 'Otros productos de divulgación' },
  convenios: { titulo: 'Convenios', texto: 'Las organizaciones con las que investigamos.' },
  contacto: { titulo: 'Su opinión también es investigación' },
  noticias: { titulo: 'Noticias', visible: false },
} as const satisfies Record<string, NewBlock>;

export type BloqueId = keyof typeof BLOQUES;

export const BLOQUE_IDS = Object.keys(BLOQUES) as [BloqueId, ...BloqueId[]];

export interface Bloque {
  id: BloqueId;
  visible: boolean;
  titulo: string;
  /** below the title; '' for none */
  texto: string;
}

export const DEFAULT_BLOQUES: readonly Bloque[] = BLOQUE_IDS.map((id) => {
  const { titulo, texto = '', visible = true }: NewBlock = BLOQUES[id];
  return { id, visible, titulo, texto };
});

/** A list with the blocks that it lacks at its end, not shown: one that was stored or sent before they existed. */
export function withNewBloques<B>(bloques: readonly B[]): readonly (B | Bloque)[] {
  const ids = new Set(bloques.map((bloque) => fieldsOf(bloque).id));
  const missing = DEFAULT_BLOQUES.filter(({ id }) => !ids.has(id));
  return missing.length === 0 ? bloques : [...bloques, ...missing.map((bloque) => ({ ...bloque, visible: false }))];
}
