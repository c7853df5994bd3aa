import { isDoi, normalizeDoi } from '../bibliography/doi.ts';
import { textOf } from '../values/tolerant.ts';
import { foldName } from './foldName.ts';
import { type Fields, type Identity, keyOf } from './identity.ts';
import { yearOf } from './named.ts';

function doiOf({ doi }: Fields): string {
  const normalized = normalizeDoi(textOf(doi));
  return isDoi(normalized) ? normalized : '';
}

/** Digits, and an X as the check digit. */
const isbnOf = ({ isbn }: Fields): string =>
  textOf(isbn)
    .toUpperCase()
    .replaceAll(/[^\dX]/g, '');

/** The same DOI; the same ISBN of two books; the same title, type and year without two different DOIs. */
export const sameProducto: Identity = {
  keys: {
    doi: (producto) => keyOf(doiOf(producto)),
    isbn: (producto) => (producto.tipo === 'Libro' ? keyOf(isbnOf(producto)) : []),
    nombre: ({ nombre, tipo, fecha_publicacion }) =>
      textOf(tipo) === '' ? [] : keyOf(foldName(textOf(nombre)), textOf(tipo), yearOf(fecha_publicacion)),
  },
  differ: {
    nombre: (a, b) => {
      const [first, second] = [doiOf(a), doiOf(b)];
      return first !== '' && second !== '' && first !== second;
    },
  },
};
