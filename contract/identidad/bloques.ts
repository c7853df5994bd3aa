/** The blocks of the home, in the order of a new portal. Their first titles and texts are the server's. */
export const BLOQUES = [
  'objetivo',
  'cifras',
  'temas',
  'pilares',
  'lineas',
  'proyectos',
  'productos',
  'eventos',
  'divulgacion',
  'convenios',
  'contacto',
  'noticias',
] as const;

export type BloqueId = (typeof BLOQUES)[number];

export interface Bloque {
  id: BloqueId;
  visible: boolean;
  titulo: string;
  /** below the title; '' for none */
  texto: string;
}
