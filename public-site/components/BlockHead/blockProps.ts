import type { Bloque } from '../../../contract/identidad/bloques.ts';
import type { InicioData } from '../../data/parseInicio.ts';

/** What a block of the home shows. */
export interface BlockProps {
  bloque: Bloque;
  /** null until it is loaded */
  data: InicioData | null;
}
