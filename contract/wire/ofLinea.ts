import { fieldsOf, trimmedText } from '../values/tolerant.ts';
import { readIntegrantes } from './integrante.ts';
import { readProductos } from './producto.ts';

/** What a line's page shows beside its projects. `texto` is HTML; a server of before answers no `integrantes`. */
export const readOfLinea = (answer: unknown) => ({
  productos: readProductos(answer),
  texto: trimmedText(fieldsOf(answer).texto),
  integrantes: readIntegrantes(answer),
});
export type OfLinea = ReturnType<typeof readOfLinea>;
