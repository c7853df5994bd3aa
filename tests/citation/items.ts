import { type CslItem, type CslName, IN_PRESS } from '../../citation/csl.ts';

const gomez: CslName = { family: 'Gómez Nuñez', given: 'María José' };
const issued: CslItem['issued'] = { 'date-parts': [[2024, 3, 12]] };
const common = { author: [gomez], issued, DOI: '10.5555/vias.2024' };
const event = { 'event-title': 'congreso de vías', 'event-place': 'Lima' };

export const editors: CslName[] = [
  { family: 'Ruiz', given: 'Ana' },
  { family: 'de la Paz', given: 'Luis A.' },
];

/** One item of each type with all that the form asks for, and its usual variants. */
export const ITEMS: Record<string, CslItem> = {
  article: {
    ...common,
    id: 'article',
    type: 'article-journal',
    title: 'Siniestros en vías rurales',
    'container-title': 'Rev. Ing. Vial',
    ISSN: '1234-5679',
    volume: '12',
    issue: '3',
    page: '100-109',
  },
  articleNumber: {
    ...common,
    id: 'articleNumber',
    type: 'article-journal',
    title: 'Velocidad',
    'container-title': 'Accidentes',
    page: 'e12',
  },
  articleOnline: {
    author: [gomez],
    issued: { 'date-parts': [[2024, 3]] },
    id: 'articleOnline',
    type: 'article-journal',
    title: 'Cascos',
    'container-title': 'Vías',
    volume: 'XII',
    URL: 'https://example.org/a?b=1&c=2',
  },
  book: {
    ...common,
    id: 'book',
    type: 'book',
    title: 'Manual de auditoría',
    publisher: 'Editorial Vial S.A.',
    'publisher-place': 'Bogotá',
    edition: '2',
    ISBN: '9783161484100',
  },
  bookVolume: { ...common, id: 'bookVolume', type: 'book', title: 'Tratado', volume: '3', edition: 'Edición revisada' },
  bookTome: { ...common, id: 'bookTome', type: 'book', title: 'Tratado', volume: 'tomo II', publisher: 'Uno' },
  bookEdited: { ...common, id: 'bookEdited', type: 'book', title: 'Ensayos', editor: editors, publisher: 'Uno' },
  chapter: {
    ...common,
    id: 'chapter',
    type: 'chapter',
    title: 'Peatones',
    'container-title': 'La ciudad y sus vías',
    editor: editors,
    page: '10-25',
    edition: '3',
    volume: '2',
    publisher: 'Uno',
    'publisher-place': 'Cali',
  },
  chapterPlain: { ...common, id: 'chapterPlain', type: 'chapter', title: 'Peatones', 'container-title': 'La ciudad' },
  conference: {
    ...common,
    ...event,
    id: 'conference',
    type: 'paper-conference',
    title: 'Motos',
    'container-title': 'Actas del congreso',
    'event-date': { 'date-parts': [[2024, 5, 1]] },
    page: '3-9',
    publisher: 'Uno',
  },
  conferenceEdited: {
    ...common,
    ...event,
    id: 'conferenceEdited',
    type: 'paper-conference',
    title: 'Motos',
    'container-title': 'Actas',
    editor: editors.slice(0, 1),
  },
  conferenceActs: {
    ...common,
    ...event,
    id: 'conferenceActs',
    type: 'paper-conference',
    title: 'Motos',
    'container-title': 'Actas',
    genre: 'Ponencia',
  },
  poster: {
    ...common,
    ...event,
    id: 'poster',
    type: 'speech',
    genre: 'Póster',
    title: 'Ciclistas',
    'event-date': { 'date-parts': [[2024, 5]] },
  },
  software: {
    ...common,
    id: 'software',
    type: 'software',
    title: 'Vías libres',
    version: '1.2.0',
    publisher: 'Grupo de vías',
    URL: 'https://example.org/v',
  },
  softwareRegistered: {
    ...common,
    id: 'softwareRegistered',
    type: 'software',
    title: 'Vías',
    genre: 'Aplicación móvil',
    number: '13-45-678',
  },
  patent: {
    ...common,
    id: 'patent',
    type: 'patent',
    title: 'Casco plegable',
    number: 'NC2020/0001234',
    authority: 'Superintendencia de Industria y Comercio',
    genre: 'Patente de invención',
  },
  patentPlain: { ...common, id: 'patentPlain', type: 'patent', title: 'Casco', number: '1234' },
  report: {
    ...common,
    id: 'report',
    type: 'report',
    title: 'Puntos críticos',
    genre: 'informe técnico',
    number: '4',
    publisher: 'Alcaldía',
    'publisher-place': 'Tunja',
  },
  reportPlain: { ...common, id: 'reportPlain', type: 'report', title: 'Puntos', number: 'A-4', publisher: 'Alcaldía' },
  document: { ...common, id: 'document', type: 'document', title: 'Cartilla', genre: 'cartilla', publisher: 'Grupo' },
  documentOnline: {
    author: [gomez],
    id: 'documentOnline',
    type: 'document',
    title: 'Web',
    URL: 'https://example.org/',
  },
};

const people = (count: number): CslName[] =>
  Array.from({ length: count }, (_, index) => ({ family: `Autor${index + 1}`, given: 'José M.' }));

const corporate: CslName = { literal: 'Grupo de Seguridad Vial' };
const titled = (title: string) => (item: CslItem) => ({ ...item, title });
const by = (author: CslName[]) => (item: CslItem) => ({ ...item, author });
const without =
  (...names: (keyof CslItem)[]) =>
  (item: CslItem): CslItem => {
    const copy = { ...item };
    for (const name of names) delete copy[name];
    return copy;
  };

/** What is changed in each of the items. */
export const EDGE_CASES: Record<string, (item: CslItem) => CslItem> = {
  'one author': (item) => item,
  'two authors': by(people(2)),
  'three authors': by(people(3)),
  'six authors': by(people(6)),
  'seven authors': by(people(7)),
  '20 authors': by(people(20)),
  '21 authors': by(people(21)),
  '25 authors': by(people(25)),
  'no author': without('author'),
  'a corporate author': by([corporate]),
  'a person and a corporate author': by([...people(1), corporate]),
  'a corporate author and a person': by([corporate, ...people(1)]),
  'two corporate authors': by([corporate, { literal: 'Alcaldía' }]),
  'no date': without('issued'),
  'a year only': (item) => ({ ...item, issued: { 'date-parts': [[2023]] } }),
  'year and month': (item) => ({ ...item, issued: { 'date-parts': [[2023, 11]] } }),
  'in press': (item) => ({ ...without('issued')(item), status: IN_PRESS }),
  'no DOI': without('DOI'),
  'an address instead of a DOI': (item) => ({ ...without('DOI')(item), URL: 'https://example.org/é' }),
  'é, ñ and —': titled('Ñandú — el éxito del niño'),
  'a colon': titled('Vías: un estudio'),
  braces: titled('El conjunto {A, B} y {\\x} & más'),
  'a question': titled('¿Qué vías?'),
  'a full stop': titled('Vías de EE. UU.'),
  'von and de la': by([
    { family: 'von Humboldt', given: 'Alexander' },
    { family: 'de la Cruz', given: 'Juana Inés' },
    { family: 'De Soto', given: 'Luis' },
  ]),
  'given names with particles, hyphens and points': by([
    { family: 'Díaz', given: 'María de los Ángeles' },
    { family: 'Sartre', given: 'Jean-Paul' },
    { family: 'Ñustes', given: 'Ángel Ñ.' },
    { family: 'Pérez', given: 'J.A.' },
    { family: 'Roa', given: 'Ma. Elena' },
    { family: 'Platón' },
  ]),
};
