import { describe, expect, it } from 'vitest';
import type { CslItem, CslName } from '../../citation/csl.ts';
import { type Runs, textOf } from '../../citation/runs.ts';
import { citeListText, citeOne } from '../../citation/styles.ts';

const person = (given: string, family: string): CslName => ({ family, given });
const young = [person('Ana María', 'Young')];
const issued: CslItem['issued'] = { 'date-parts': [[2024, 11, 4]] };

const article: CslItem = {
  id: '1',
  type: 'article-journal',
  title: 'Siniestros en vías rurales',
  author: young,
  issued,
  'container-title': 'Rev. Ing. Vial',
  volume: '12',
  issue: '3',
  page: '34-39',
  DOI: '10.5555/vias.1',
};
const book: CslItem = {
  id: '2',
  type: 'book',
  title: 'Manual de auditoría',
  author: young,
  issued,
  publisher: 'Editorial Vial',
  'publisher-place': 'Bogotá',
};

/** With asterisks around what is in italics. */
const marked = (runs: Runs): string => runs.map((run) => (run.italic ? `*${run.text}*` : run.text)).join('');
const ieee = (item: CslItem): string => marked(citeOne(item, 'ieee'));
const withAuthors = (...author: CslName[]): string => ieee({ ...book, author });
const FIRST = '*Manual de auditoría*. Bogotá: Editorial Vial, 2024.';

describe('the IEEE reference guide: names', () => {
  it('puts the initials first', () => {
    expect(withAuthors(person('Ana María', 'Young'))).toBe(`A. M. Young, ${FIRST}`);
  });

  it('joins two names with "y" and three with a comma and "y"', () => {
    expect(withAuthors(person('A', 'Uno'), person('B', 'Dos'))).toBe(`A. Uno y B. Dos, ${FIRST}`);
    expect(withAuthors(person('A', 'Uno'), person('B', 'Dos'), person('C', 'Tres'))).toBe(
      `A. Uno, B. Dos y C. Tres, ${FIRST}`,
    );
  });

  it('writes "e" before the sound of i', () => {
    expect(withAuthors(person('A', 'Uno'), person('Inés', 'Dos'))).toBe(`A. Uno e I. Dos, ${FIRST}`);
    expect(withAuthors(person('A', 'Uno'), { literal: 'Hierros S.A.' })).toBe(`A. Uno y Hierros S.A., ${FIRST}`);
  });

  it('lists up to six names', () => {
    const six = Array.from('ABCDEF', (initial) => person(initial, 'Uno'));
    expect(withAuthors(...six)).toBe(`A. Uno, B. Uno, C. Uno, D. Uno, E. Uno y F. Uno, ${FIRST}`);
  });

  it.each([7, 25])('gives the first name and "et al." in italics of %i names', (count) => {
    const names = Array.from({ length: count }, () => person('A', 'Uno'));
    expect(withAuthors(...names)).toBe(`A. Uno *et al.*, ${FIRST}`);
  });

  it('keeps hyphens between initials, particles of surnames and corporate names', () => {
    expect(withAuthors(person('Jean-Paul', 'von Humboldt'), person('Juana', 'de la Cruz'))).toBe(
      `J.-P. von Humboldt y J. de la Cruz, ${FIRST}`,
    );
    expect(withAuthors({ literal: 'Grupo Ñandú' })).toBe(`Grupo Ñandú, ${FIRST}`);
  });

  it('begins with the editors, or with the title, if there is no author', () => {
    const editor = [person('Luis', 'Paz'), person('Eva', 'Ruiz')];
    expect(ieee({ ...book, author: undefined, editor })).toBe(`L. Paz y E. Ruiz, Eds., ${FIRST}`);
    expect(ieee({ ...book, author: [] })).toBe(FIRST);
  });
});

describe('the IEEE reference guide: formats', () => {
  it('periodical: quoted title, name in italics, vol., n.º, pp. with a dash, month and year, doi', () => {
    expect(ieee(article)).toBe(
      'A. M. Young, «Siniestros en vías rurales», *Rev. Ing. Vial*, vol. 12, n.º 3, pp. 34–39, nov. 2024, ' +
        'doi: 10.5555/vias.1.',
    );
  });

  it('periodical to be published', () => {
    const { issued: _, volume, issue, page, ...rest } = article;
    expect(ieee({ ...rest, status: 'in press' })).toBe(
      'A. M. Young, «Siniestros en vías rurales», *Rev. Ing. Vial*, en prensa, doi: 10.5555/vias.1.',
    );
  });

  it('book: title in italics, volume, edition; place: publisher, year', () => {
    expect(ieee({ ...book, edition: '2', volume: '3' })).toBe(
      'A. M. Young, *Manual de auditoría*, vol. 3, 2.ª ed. Bogotá: Editorial Vial, 2024.',
    );
  });

  it('chapter: quoted title, en book in italics, editors, edition, place, year and pages', () => {
    const chapter: CslItem = {
      ...book,
      type: 'chapter',
      title: 'Peatones',
      'container-title': 'La ciudad',
      editor: [person('Luis', 'Paz')],
      edition: '3',
      page: '15-64',
    };
    expect(ieee(chapter)).toBe(
      'A. M. Young, «Peatones», en *La ciudad*, L. Paz, Ed., 3.ª ed. Bogotá: Editorial Vial, 2024, pp. 15–64.',
    );
  });

  const paper: CslItem = {
    ...book,
    type: 'paper-conference',
    title: 'Motos',
    'event-title': 'IV Congreso Vial',
    'event-place': 'Lima, Perú',
    'event-date': { 'date-parts': [[2024, 5, 2]] },
  };

  it('paper in proceedings: en their name in italics, place, year and pages', () => {
    expect(ieee({ ...paper, 'container-title': 'Actas del IV Congreso Vial', page: '585-590' })).toBe(
      'A. M. Young, «Motos», en *Actas del IV Congreso Vial*, Lima, Perú, 2024, pp. 585–590.',
    );
  });

  it('paper presented at a conference: no italics, place and date', () => {
    expect(ieee(paper)).toBe('A. M. Young, «Motos», presentado en IV Congreso Vial, Lima, Perú, 2 may. 2024.');
  });

  it('poster: says so', () => {
    expect(ieee({ ...paper, type: 'speech', genre: 'Póster' })).toBe(
      'A. M. Young, «Motos», póster presentado en IV Congreso Vial, Lima, Perú, 2 may. 2024.',
    );
  });

  it('software: title in italics, version and year in parentheses, publisher', () => {
    expect(ieee({ ...book, type: 'software', title: 'Vías libres', version: '1.2', publisher: 'Grupo' })).toBe(
      'A. M. Young. *Vías libres*. (versión 1.2, 2024). Grupo.',
    );
  });

  it('patent: quoted title, kind and number, office, full date', () => {
    const patent: CslItem = { id: '3', type: 'patent', title: 'Casco', author: young, issued, number: '4 084 217' };
    expect(ieee({ ...patent, authority: 'SIC' })).toBe('A. M. Young, «Casco», Patente 4 084 217, SIC, 4 nov. 2024.');
  });

  it('report: quoted title, institution, city, report number, month and year', () => {
    const report: CslItem = {
      ...book,
      type: 'report',
      publisher: 'Alcaldía',
      'publisher-place': 'Tunja',
      number: 'A-4',
    };
    expect(ieee(report)).toBe('A. M. Young, «Manual de auditoría», Alcaldía, Tunja, Informe A-4, nov. 2024.');
    expect(ieee({ ...report, genre: 'informe técnico' })).toContain(', Informe técnico A-4, ');
  });

  it('manual and other documents: title in italics, institution, city and date', () => {
    expect(ieee({ ...book, type: 'document', genre: 'Cartilla' })).toBe(
      'A. M. Young, *Manual de auditoría*, cartilla, Editorial Vial, Bogotá, nov. 2024.',
    );
  });

  it('online: the DOI, or else "Disponible" and the address without a full stop', () => {
    const URL = 'https://example.org/a';
    expect(ieee({ ...book, URL })).toBe(`A. M. Young, ${FIRST} [En línea]. Disponible: ${URL}`);
    expect(ieee({ ...book, URL, DOI: '10.5555/x' })).toBe(
      'A. M. Young, *Manual de auditoría*. Bogotá: Editorial Vial, 2024, doi: 10.5555/x.',
    );
  });

  it('leaves out what is not known', () => {
    expect(ieee({ id: '4', type: 'book', title: 'Vías' })).toBe('*Vías*.');
    expect(ieee({ id: '4', type: 'article-journal', title: 'Vías', page: 'e7' })).toBe('«Vías», p. e7.');
    expect(ieee({ id: '4', type: 'software', title: 'Vías' })).toBe('*Vías*.');
    expect(ieee({ id: '4', type: 'paper-conference', title: 'Vías' })).toBe('«Vías».');
    expect(ieee({ id: '4', type: 'chapter', title: 'Vías' })).toBe('«Vías».');
  });

  it('keeps the punctuation of a title and changes the quotes inside it', () => {
    expect(ieee({ id: '5', type: 'report', title: '¿Qué es «vía»: {A} — B?' })).toBe('«¿Qué es “vía”: {A} — B?».');
    expect(ieee({ id: '5', type: 'book', title: '¿Qué?', publisher: 'Uno' })).toBe('*¿Qué?* Uno.');
  });
});

describe('the IEEE reference guide: lists', () => {
  it('numbers the references in brackets in the order given', () => {
    const text = citeListText([article, book], 'ieee');
    expect(text).toMatch(/^\[1\] A\. M\. Young, «Sin[^\n]*\n\[2\] A\. M\. Young, Manual/);
  });

  it('has no number on one reference', () => {
    expect(textOf(citeOne(book, 'ieee'))).toMatch(/^A\. M\. Young/);
  });
});
