import { isDoi, normalizeDoi } from '../bibliography/doi.ts';
import { textOf } from '../values/tolerant.ts';
import { foldName } from './foldName.ts';
import { type Fields, type Identity, keyOf, yearOf } from './identity.ts';
import { alikeBy, keysOf, type Likeness, type Matching, titlesAlike } from './matching.ts';
import { shareAuthor } from './personas.ts';

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
  fields: ['doi', 'isbn', 'nombre', 'tipo', 'fecha_publicacion'],
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

const BOOK = 'Libro';
const CHAPTER = 'Capítulo de libro';
const ARTICLE = 'Artículo científico';

const titleOf = ({ nombre }: Fields): string => foldName(textOf(nombre));
const chapterKey = (producto: Fields): string[] =>
  producto.tipo === CHAPTER ? keyOf(isbnOf(producto), titleOf(producto)) : [];
const titleKey = (producto: Fields): string[] => keyOf(titleOf(producto), textOf(producto.tipo));

/** Equal years, or for articles a year apart: they appear online before their issue. */
function sameYear(a: Fields, b: Fields): boolean {
  const [first, second] = [yearOf(a.fecha_publicacion), yearOf(b.fecha_publicacion)];
  if (first === second) return true;
  if (first === '' || second === '' || a.tipo !== ARTICLE) return false;
  return Math.abs(Number(first) - Number(second)) <= 1;
}

const sameIsbn = (a: Fields, b: Fields): boolean =>
  a.tipo === BOOK && b.tipo === BOOK && alikeBy(sameProducto, 'isbn', a, b);
const sameChapter = (a: Fields, b: Fields): boolean => chapterKey(a).some((key) => chapterKey(b).includes(key));
const sameTitle = (a: Fields, b: Fields): boolean =>
  titleKey(a).some((key) => titleKey(b).includes(key)) &&
  !sameProducto.differ?.nombre?.(a, b) &&
  sameYear(a, b) &&
  shareAuthor(a.autores, b.autores);

/** The DOI with a like title, the ISBN of a book, or the ISBN and title of a chapter tell the same product; the rest is possible. */
export const matchProducto: Matching = {
  keys: (producto) => [
    ...keysOf(sameProducto, producto),
    ...chapterKey(producto).map((key) => `capitulo ${key}`),
    ...titleKey(producto).map((key) => `titulo ${key}`),
  ],
  likeness(a, b): Likeness | null {
    const isSameDoi = alikeBy(sameProducto, 'doi', a, b);
    if (isSameDoi && titlesAlike(a.nombre, b.nombre)) return 'mismo';
    if (sameIsbn(a, b) || sameChapter(a, b)) return 'mismo';
    return isSameDoi || sameTitle(a, b) ? 'posible' : null;
  },
};
