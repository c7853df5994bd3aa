import type { Bloque } from '../../../contract/identidad/bloques.ts';
import type { Home } from '../../../contract/wire/inicio.ts';

/** What a block of the home shows. */
export interface BlockProps {
  bloque: Bloque;
  /** null until it is loaded */
  data: Home | null;
}
