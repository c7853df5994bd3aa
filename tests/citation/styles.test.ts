import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CslItem, CslName } from '../../citation/csl.ts';
import { textOf } from '../../citation/runs.ts';
import { citeList, citeListText, citeOne } from '../../citation/styles.ts';
import { EDGE_CASES, editors, ITEMS } from './items.ts';
import { anyItem } from './randomItems.ts';
import { referenceList } from './reference.ts';

describe.each(['apa', 'vancouver'] as const)('%s is what citeproc-js writes', (style) => {
  it.each(Object.entries(EDGE_CASES))('for every type with %s', (_, change) => {
    for (const item of Object.values(ITEMS).map(change)) {
      expect(citeList([item], style), item.id).toEqual(referenceList([item], style));
    }
  });

  it('for any selection of fields', () => {
    const property = fc.property(anyItem, (item) => {
      expect(citeList([item], style)).toEqual(referenceList([item], style));
    });
    fc.assert(property, { seed: 14, numRuns: 150 });
  });

  it('for a list, in the same order', () => {
    // citeproc-js treats lists of 21 and 25 authors as equal if the first 20 are.
    const changes = Object.entries(EDGE_CASES).filter(([name]) => name !== '21 authors');
    const items = changes.flatMap(([name, change]) =>
      Object.values(ITEMS).map((item) => ({ ...change(item), id: `${name}-${item.id}` })),
    );
    const list = items.filter((_, index) => index % 7 === 0);
    expect(citeList(list, style).map(textOf)).toEqual(referenceList(list, style).map(textOf));
  });
});

const by = (family: string, rest: Partial<CslItem> = {}): CslItem => ({
  id: `${family} ${JSON.stringify(rest)}`,
  type: 'book',
  title: 'Vías',
  author: [{ family, given: 'Ana' }],
  issued: { 'date-parts': [[2024]] },
  ...rest,
});

describe('an APA list', () => {
  const list = [
    by('Zapata'),
    by('Ñustes'),
    by('Nuñez'),
    by('von Humboldt'),
    by('de la Cruz'),
    by('Cruz'),
    by('Alvarez', { title: 'Zonas' }),
    by('Álvarez', { issued: { 'date-parts': [[2020]] } }),
    by('Alvarez', { title: 'Añil' }),
    by('Alvarez', { title: 'Ana' }),
    by('Alvarez', { issued: undefined, status: 'in press' }),
    by('Alvarez', { issued: undefined, title: 'Uno' }),
    by('Alvarez', { issued: undefined, title: 'Dos' }),
    by('Alvarez Bea'),
    by('O’Neil'),
    by('', { author: [], title: '¿Y ahora?' }),
    by('', { author: [], title: 'La vía 10' }),
    by('', { author: [], title: 'La vía 9' }),
    by('', { author: [{ literal: 'Corporación Vial' }] }),
  ];

  it('has the order and the letters of citeproc-js', () => {
    expect(citeList(list, 'apa')).toEqual(referenceList(list, 'apa'));
  });

  it('disambiguates works of the same author and year with letters', () => {
    const works = [by('Roa', { title: 'Dos' }), by('Roa', { title: 'Cien' })];
    expect(citeListText(works, 'apa')).toBe('Roa, A. (2024a). Cien.\nRoa, A. (2024b). Dos.');
  });
});

describe('a range of pages', () => {
  const pages = { type: 'article-journal', 'container-title': 'Rev', volume: '2-3', issue: '5-6' } as const;
  const cited = (page: string, style: 'apa' | 'ieee' | 'vancouver') =>
    textOf(citeOne({ ...by('Roa', pages), page }, style));

  it.each(['100-109', '100–109', '100 — 9'])('has the dash of its style when %s was typed', (page) => {
    expect(cited(page, 'apa')).toBe('Roa, A. (2024). Vías. Rev, 2-3(5-6), 100–109.');
    expect(cited(page, 'vancouver')).toBe('Roa A. Vías. Rev. 2024;2-3(5-6):100-9.');
  });

  it('has an en dash in IEEE', () => {
    expect(cited('100-109', 'ieee')).toBe('A. Roa, «Vías», Rev, vol. 2-3, n.º 5-6, pp. 100–109, 2024.');
  });
});

/** What citeproc-js or its Spanish locale gets wrong; elsewhere the reference counts. */
describe('ours differs from citeproc-js', () => {
  const item = (rest: Partial<CslItem>): CslItem => ({ id: '1', type: 'book', title: 'Vías', ...rest });
  const named = (given: string): CslName[] => [{ family: 'Paz', given }];

  it.each<[reason: string, style: 'apa' | 'vancouver', item: CslItem, ours: string, reference: string]>([
    [
      'it writes "En" although the book or the proceedings have no name',
      'vancouver',
      item({ type: 'paper-conference', issued: { 'date-parts': [[2024]] } }),
      '1. Vías. 2024.',
      '1. Vías. En. 2024.',
    ],
    [
      'it writes "presentado en" although the event has no name',
      'vancouver',
      item({ type: 'speech', genre: 'Póster' }),
      '1. Vías [Póster].',
      '1. Vías [Póster]. Póster presentado en.',
    ],
    [
      'it writes two spaces before a given name in lower case',
      'apa',
      item({ author: named('luis') }),
      'Paz, L. (s. f.). Vías.',
      'Paz,  luis. (s. f.). Vías.',
    ],
    [
      'it reads "art." as the name of a type and translates it',
      'vancouver',
      item({ type: 'article-journal', 'container-title': 'Rev', page: 'art. 5' }),
      '1. Vías. Rev. art. 5.',
      '1. Vías. Rev. preprint 5.',
    ],
    [
      'it turns straight quotes into angled ones; a title is not ours to change',
      'apa',
      item({ title: 'La "vía"' }),
      'La "vía". (s. f.).',
      'La «vía». (s. f.).',
    ],
    [
      'it writes the names of English journals in title case; a name is not ours to change',
      'apa',
      item({ type: 'article-journal', language: 'en', 'container-title': 'Journal of road safety' }),
      'Vías. (s. f.). Journal of road safety.',
      'Vías. (s. f.). Journal of Road Safety.',
    ],
    [
      'it reads HTML in a title as formatting',
      'apa',
      item({ title: 'La <b>vía</b>' }),
      'La <b>vía</b>. (s. f.).',
      'La vía. (s. f.).',
    ],
  ])('%s', (_, style, work, ours, reference) => {
    expect(citeListText([work], style).replaceAll('\u00a0', ' ')).toBe(ours);
    const theirs = textOf(referenceList([work], style)[0] ?? []).replace(/<\/?b>/g, '');
    expect(theirs.replaceAll('\u00a0', ' ')).toBe(reference);
  });
});

describe('one reference', () => {
  it('has no number', () => {
    const text = textOf(citeOne(ITEMS.report as CslItem, 'vancouver'));
    expect(text).toMatch(/^Gómez Nuñez MJ\. Puntos críticos/);
  });

  it('has runs that a page shows without reading HTML', () => {
    expect(citeOne({ id: '1', type: 'book', title: 'Vías & <i>', editor: editors.slice(0, 1) }, 'apa')).toEqual([
      { text: 'Ruiz, A. (Ed.). (s.\u00a0f.). ', italic: false },
      { text: 'Vías & <i>', italic: true },
      { text: '.', italic: false },
    ]);
  });
});
