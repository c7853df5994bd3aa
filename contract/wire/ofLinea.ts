import { fieldsOf, trimmedText } from '../values/tolerant.ts';
import { readEventos } from './evento.ts';
import { readIntegrantes } from './integrante.ts';
import { readProductos } from './producto.ts';

/** What a line's page shows beside its projects. `texto` is HTML; servers of before answer no `integrantes` or no `eventos`. */
export const readOfLinea = (answer: unknown) => ({
  productos: readProductos(answer),
  texto: trimmedText(fieldsOf(answer).texto),
  integrantes: readIntegrantes(answer),
  eventos: readEventos(answer),
});
export type OfLinea = ReturnType<typeof readOfLinea>;
