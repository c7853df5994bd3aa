import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toBibtex } from '../../citation/bibtex.ts';
import type { CslItem } from '../../citation/csl.ts';
import { toCslJson } from '../../citation/cslJson.ts';
import { toRis } from '../../citation/ris.ts';
import { EDGE_CASES, ITEMS } from './items.ts';

const item: CslItem = {
  id: '7',
  type: 'article-journal',
  title: 'Vías {A} & 100 %',
  author: [
    { family: 'de la Cruz', given: 'Juana Inés' },
    { family: 'Ñustes Peña', given: 'Ángel' },
    { literal: 'Grupo de Vías' },
  ],
  issued: { 'date-parts': [[2024, 3]] },
  'container-title': 'Rev. Ing.',
  page: '10-19',
  DOI: '10.5555/a_b',
  keyword: 'vías, niños',
};

describe('BibTeX', () => {
  it('escapes TeX, keeps UTF-8 and protects case, particles and corporate names', () => {
    expect(toBibtex([item])).toBe(`@article{delacruz2024-7,
  author = {{de la Cruz}, Juana Inés and Ñustes Peña, Ángel and {Grupo de Vías}},
  title = {{Vías \\textbraceleft{}A\\textbraceright{} \\& 100 \\%}},
  journal = {{Rev. Ing.}},
  date = {2024-03},
  year = {2024},
  month = mar,
  pages = {10--19},
  doi = {10.5555/a_b},
  keywords = {vías, niños}
}
`);
  });

  it('escapes each special character', () => {
    const abstract = '{ } % & # _ $ \\ ~ ^ -- \'\' "q"';
    expect(toBibtex([{ id: '1', type: 'book', title: 'T', abstract }])).toContain(
      'abstract = {\\textbraceleft{} \\textbraceright{} \\% \\& \\# \\_ \\$ \\textbackslash{} \\textasciitilde{} ' +
        '\\textasciicircum{} -{}- \'{}\' "q"}',
    );
  });

  it('has balanced braces, whatever the text', () => {
    const text = toBibtex([
      { id: '1', type: 'book', title: '}{ }{ \\', author: [{ literal: '{' }], URL: 'https://x/}' },
    ]);
    expect(text.replace(/[^{]/g, '')).toHaveLength(text.replace(/[^}]/g, '').length);
  });

  it('has unique keys that do not change with the rest of the list', () => {
    const keys = (items: CslItem[]) => [...toBibtex(items).matchAll(/^@\w+\{(.*),$/gm)].map((match) => match[1]);
    const twins = [item, { ...item, id: '8' }, { ...item, id: '9', author: [] }];
    expect(keys(twins)).toEqual(['delacruz2024-7', 'delacruz2024-8', 'anonimo2024-9']);
    expect(keys(twins.slice(1))).toEqual(['delacruz2024-8', 'anonimo2024-9']);
  });

  it('has an entry type for each type', () => {
    const types = Object.values(ITEMS).map((work) => [work.type, toBibtex([work]).slice(1).split('{')[0]]);
    expect(Object.fromEntries(types)).toEqual({
      'article-journal': 'article',
      book: 'book',
      chapter: 'incollection',
      'paper-conference': 'inproceedings',
      speech: 'unpublished',
      software: 'software',
      patent: 'patent',
      report: 'report',
      document: 'misc',
    });
  });

  it('says that a work is in press', () => {
    expect(toBibtex([{ id: '1', type: 'book', title: 'T', status: 'in press' }])).toContain('pubstate = {inpress}');
  });
});

describe('RIS', () => {
  it('has one line a field, CRLF, an AU per author, KW per keyword and ER', () => {
    const lines = [
      'TY  - JOUR',
      'ID  - 7',
      'TI  - Vías {A} & 100 %',
      'AU  - de la Cruz, Juana Inés',
      'AU  - Ñustes Peña, Ángel',
      'AU  - Grupo de Vías',
      'PY  - 2024',
      'DA  - 2024/03//',
      'T2  - Rev. Ing.',
      'DO  - 10.5555/a_b',
      'SP  - 10',
      'EP  - 19',
      'KW  - vías',
      'KW  - niños',
      'ER  - ',
      '',
    ];
    expect(toRis([item])).toBe(lines.join('\r\n'));
  });

  it('writes a text with line breaks on one line', () => {
    const abstract = `${'palabra'.repeat(500)}\r\nTY  - BOOK\n\tfin`;
    const text = toRis([{ id: '1', type: 'book', title: 'T', abstract }]);
    expect(text.match(/^TY {2}-/gm)).toHaveLength(1);
    expect(text).toContain(`AB  - ${'palabra'.repeat(500)} TY - BOOK fin\r\n`);
  });

  it('has a reference type for each type', () => {
    const types = Object.values(ITEMS).map((work) => [work.type, toRis([work]).slice(6).split('\r')[0]]);
    expect(Object.fromEntries(types)).toEqual({
      'article-journal': 'JOUR',
      book: 'BOOK',
      chapter: 'CHAP',
      'paper-conference': 'CONF',
      speech: 'CPAPER',
      software: 'COMP',
      patent: 'PAT',
      report: 'RPRT',
      document: 'GEN',
    });
  });
});

describe('CSL-JSON', () => {
  const name = z.union([
    z.strictObject({ family: z.string(), given: z.string().optional() }),
    z.strictObject({ literal: z.string() }),
  ]);
  const date = z.strictObject({ 'date-parts': z.array(z.array(z.int()).min(1).max(3)).length(1) });
  const text = z.string().optional();
  /** The part that we use of csl-data.json, version 1.0, of the CSL project. */
  const schema = z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum([
        'article-journal',
        'book',
        'chapter',
        'document',
        'paper-conference',
        'patent',
        'report',
        'software',
        'speech',
      ]),
      title: z.string(),
      author: z.array(name).optional(),
      editor: z.array(name).optional(),
      issued: date.optional(),
      'event-date': date.optional(),
      status: text,
      'container-title': text,
      ISSN: text,
      volume: text,
      issue: text,
      page: text,
      publisher: text,
      'publisher-place': text,
      edition: text,
      ISBN: text,
      'event-title': text,
      'event-place': text,
      number: text,
      version: text,
      authority: text,
      genre: text,
      DOI: text,
      URL: text,
      abstract: text,
      keyword: text,
      language: text,
    }),
  );

  it('matches the published schema in every type and edge case', () => {
    const items = Object.values(EDGE_CASES).flatMap((change) => Object.values(ITEMS).map(change));
    expect(schema.parse(JSON.parse(toCslJson(items)))).toEqual(JSON.parse(JSON.stringify(items)));
  });

  it('is an empty list without items; the other formats are empty', () => {
    expect([toCslJson([]), toBibtex([]), toRis([])]).toEqual(['[]\n', '', '']);
  });
});
