import fc from 'fast-check';
import { CSL_TYPES, type CslItem, type CslName, type CslType } from '../../citation/csl.ts';
import { fieldsOf } from './fields.ts';

/** Texts on which writers and readers of BibTeX and RIS stumble. */
const PIECES = [
  'Vías',
  'rurales:',
  'é',
  'ñandú',
  '—',
  '–',
  '--',
  '---',
  '{',
  '}',
  '{A}',
  '\\',
  '\\textit',
  "\\'",
  '%',
  '100%',
  '#',
  '$',
  '$x$',
  '_',
  '^',
  '~',
  '&',
  '"',
  "''",
  '``',
  '<b',
  '>',
  '@article{x,',
  '=',
  'and',
  'TY  - JOUR',
  'ER',
  '«»',
  '¿?',
  'ı',
  '2.ª',
  'https://x.y/?a=1',
  'x'.repeat(90),
  '漢字',
  '😀',
];
const words = (...pieces: string[]) => fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 });
const text = words(...PIECES).map((parts) => parts.join(' ').replace(/\s+/g, ' '));
const joined = words(...PIECES).map((parts) => parts.join('').replace(/\s+/g, ' '));
const nasty = fc.oneof(text, joined);
/** No commas or semicolons, which separate keywords. */
const word = fc.oneof(text, joined).map((value) => value.replace(/[,;]/g, '.'));

const surname = fc.oneof(
  fc.constantFrom('de la Cruz', 'von Humboldt', 'Gómez Nuñez', 'Álvarez-Peña', 'y', 'O’Neil', 'ñ', 'McDonald', 'and'),
  word,
);
const given = fc.constantFrom(
  'Ana',
  'María de los Ángeles',
  'J. P.',
  'Jean-Paul',
  'luis',
  'Luis and Eva',
  'A=B',
  '{X}',
);
const person: fc.Arbitrary<CslName> = fc.record({ family: surname, given });
const body: fc.Arbitrary<CslName> = fc
  .oneof(fc.constantFrom('Grupo de Seguridad Vial', 'Ministerio and Co', 'Invías {x}'), word)
  .map((value) => ({ literal: `Grupo ${value}` }));
const names = fc.array(fc.oneof({ arbitrary: person, weight: 3 }, { arbitrary: body, weight: 1 }), {
  minLength: 1,
  maxLength: 25,
});

const year = fc.integer({ min: 1900, max: 2100 });
const month = fc.integer({ min: 1, max: 12 });
const day = fc.integer({ min: 1, max: 28 });
const date = fc
  .oneof(fc.tuple(year), fc.tuple(year, month), fc.tuple(year, month, day))
  .map((parts) => ({ 'date-parts': [parts] }) as CslItem['issued']);
const number = fc.integer({ min: 1, max: 2000 }).map(String);

const values: Record<string, fc.Arbitrary<unknown>> = {
  author: names,
  editor: names,
  issued: date,
  'event-date': date,
  page: fc.oneof(number, fc.constantFrom('10-25', 'e123', 'S1-S9', '1-5, 9-12', 'xi-xx')),
  issue: fc.oneof(number, fc.constantFrom('Especial', '3-4')),
  DOI: fc.constantFrom(
    '10.5555/vias.2024',
    '10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2',
    '10.5555/a_b%c',
  ),
  URL: fc.constantFrom('https://example.org/a_b?c=1&d=%20#e', 'https://example.org/~x/100%25'),
  ISSN: fc.constant('1234-5679'),
  ISBN: fc.constant('978-3-16-148410-0'),
  language: fc.constantFrom('es', 'en', 'pt'),
  keyword: fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(', ')),
  genre: fc.constantFrom('Póster', 'informe técnico', 'Patente & más'),
};

function itemOf(type: CslType): fc.Arbitrary<CslItem> {
  const status = type === 'patent' ? fc.constantFrom('in press', 'En examen & más') : fc.constant('in press');
  const optional = fieldsOf(type).filter((field) => field !== 'type' && field !== 'title');
  const model = Object.fromEntries(
    optional.map((field) => [field, field === 'status' ? status : (values[field] ?? nasty)]),
  );
  // A poster without its kind and event is not told from other texts.
  const required = type === 'speech' ? ['genre', 'event-title'] : [];
  const fields = fc.record(model, { requiredKeys: required });
  return fc
    .tuple(fc.integer({ min: 1, max: 99_999 }), nasty, fields)
    .map(([id, title, rest]) => ({ id: String(id), type, title, ...rest }) as CslItem);
}

export const nastyItem = fc.oneof(...CSL_TYPES.map(itemOf));
