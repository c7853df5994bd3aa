import { afterEach, describe, expect, it, vi } from 'vitest';
import { CitationError, parseCitations } from '../../citation/parse.ts';

afterEach(() => vi.restoreAllMocks());

describe('pasted BibTeX', () => {
  it('reads accents in TeX, particles, bodies, strings, months and page dashes', async () => {
    const text = `
      Texto alrededor.
      @string{rev = "Revista de V{\\'\\i}as"}
      @Article{clave,
        author = "Garc{\\'\\i}a M{\\'a}rquez, Gabriel and von Humboldt, Alexander and Pe\\~na, Ana and {Ministerio de Transporte}",
        title = {La {V{\\'\\i}a} \\emph{r\\'apida} de ni{\\~n}os \\& m\\'as},
        journal = rev, year = 1999, month = mar, volume = 3, number = {4}, pages = {10--19},
        doi = {https://doi.org/10.5555/ABC}, keywords = {v{\\'\\i}as, tr\\'ansito}, language = {spanish}
      }`;
    expect(await parseCitations(text)).toEqual([
      {
        id: 'clave',
        type: 'article-journal',
        title: 'La Vía rápida de niños & más',
        author: [
          { family: 'García Márquez', given: 'Gabriel' },
          { family: 'von Humboldt', given: 'Alexander' },
          { family: 'Peña', given: 'Ana' },
          { literal: 'Ministerio de Transporte' },
        ],
        issued: { 'date-parts': [[1999, 3]] },
        'container-title': 'Revista de Vías',
        volume: '3',
        issue: '4',
        page: '10-19',
        DOI: '10.5555/ABC',
        keyword: 'vías, tránsito',
        language: 'es',
      },
    ]);
  });

  it('reads types that the portal does not have as the nearest', async () => {
    const text = `@phdthesis{a, title={Tesis}, school={Universidad}, year={2020}}
      @online{b, title={Sitio}, url={https://example.org}}
      @inbook{c, title={Parte}, booktitle={Libro}}
      @techreport{d, title={Informe}, institution={Alcaldía}, number={4}}`;
    const items = await parseCitations(text);
    expect(items.map(({ type, publisher }) => [type, publisher])).toEqual([
      ['report', 'Universidad'],
      ['document', undefined],
      ['chapter', undefined],
      ['report', 'Alcaldía'],
    ]);
  });

  it('takes the number of an electronic article for its pages', async () => {
    const [item] = await parseCitations('@article{a, title={Uno}, eid={e1234}}');
    expect(item).toMatchObject({ page: 'e1234' });
    expect(item).not.toHaveProperty('number');
  });
});

describe('pasted RIS', () => {
  it('reads what reference managers write', async () => {
    const text = [
      'TY  - CHAP',
      'TI  - Peatones',
      'T2  - La ciudad',
      'A1  - Paz, Luis',
      'ED  - Ruiz, Ana',
      'DA  - 2021/04/05/',
      'PY  - 2021',
      'SP  - 10',
      'EP  - 25',
      'SN  - 978-3-16-148410-0',
      'N2  - Un resumen.',
      'ER  - ',
    ];
    expect(await parseCitations(text.join('\r\n'))).toEqual([
      {
        id: '1',
        type: 'chapter',
        title: 'Peatones',
        'container-title': 'La ciudad',
        author: [{ family: 'Paz', given: 'Luis' }],
        editor: [{ family: 'Ruiz', given: 'Ana' }],
        issued: { 'date-parts': [[2021, 4, 5]] },
        page: '10-25',
        ISBN: '978-3-16-148410-0',
        abstract: 'Un resumen.',
      },
    ]);
  });

  it('reads PY of a conference paper as its year, and INPR as an article in press', async () => {
    const text = 'TY  - CONF\nTI  - Motos\nPY  - 2020\nER  - \n\nTY  - INPR\nTI  - Cascos\nER  - \n';
    expect(await parseCitations(text)).toEqual([
      { id: '1', type: 'paper-conference', title: 'Motos', issued: { 'date-parts': [[2020]] } },
      { id: '2', type: 'article-journal', title: 'Cascos', status: 'in press' },
    ]);
  });
});

describe('pasted CSL-JSON', () => {
  it('reads one item or a list, and leaves out what the portal does not hold', async () => {
    const item = {
      id: 5,
      type: 'article-magazine',
      title: 'La <i>vía</i> <span class="nocase">ANSV</span>',
      author: [{ family: 'Cruz', 'non-dropping-particle': 'de la', given: 'Ana', ORCID: 'x' }, { given: '' }, 'texto'],
      issued: { 'date-parts': [['2020', '5', '40']] },
      volume: 12,
      event: 'Congreso',
      keyword: 'a; b,c',
      custom: { a: 1 },
      note: 'no',
    };
    const expected = {
      id: '5',
      type: 'article-journal',
      title: 'La vía ANSV',
      author: [{ family: 'de la Cruz', given: 'Ana' }],
      issued: { 'date-parts': [[2020, 5]] },
      volume: '12',
      'event-title': 'Congreso',
      keyword: 'a, b, c',
    };
    expect(await parseCitations(JSON.stringify(item))).toEqual([expected]);
    expect(await parseCitations(`\uFEFF${JSON.stringify([item, { id: 'sin título' }, null, 3])}`)).toEqual([expected]);
  });

  it.each([
    [{ raw: '2019-03' }, [[2019, 3]]],
    [{ literal: '2019' }, [[2019]]],
    [{ 'date-parts': [[2019, 13]] }, [[2019]]],
    [{ 'date-parts': [[0]] }, undefined],
    [{ 'date-parts': [] }, undefined],
    ['2019', undefined],
  ])('reads the date %j as %j', async (issued, parts) => {
    const [item] = await parseCitations(JSON.stringify({ title: 'T', issued }));
    expect(item?.issued?.['date-parts']).toEqual(parts);
  });

  it('takes no name that stands for others, and says so', async () => {
    const author = [{ family: 'Paz', given: 'Ana' }, { literal: 'et al.' }, { family: 'others' }];
    const [item] = await parseCitations(JSON.stringify({ title: 'T', author, editor: [{ literal: 'y otros' }] }));
    expect(item).toMatchObject({
      author: [{ family: 'Paz', given: 'Ana' }],
      remarks: {
        autores: '«et al.»: la lista de autores está incompleta',
        editores: '«y otros»: la lista de autores está incompleta',
      },
    });
    expect(item).not.toHaveProperty('editor');
  });

  it('does not take names of the prototype for types', async () => {
    const items = await parseCitations('[{"title": "T", "type": "constructor"}, {"title": "U", "type": "__proto__"}]');
    expect(items.map((item) => item.type)).toEqual(['document', 'document']);
  });
});

describe('a text that is no citation', () => {
  it.each([
    '',
    ' \n ',
    'Paz, L. (2020). Vías.',
    '10.5555/12345678',
    'https://doi.org/10.5555/12345678',
    'Q42',
    '{"title": ',
    '[]',
    '[{"type": "book"}]',
    '@article{a, title={sin cierre',
    '@article{a}',
    'usuario@example.org {x}',
    'TY  - JOUR\nER  - \n',
    'TI  - antes\nTY  - JOUR\n',
    '@a{'.repeat(2_000),
    `@article{a, title=${'{'.repeat(100_000)}`,
    '['.repeat(100_000),
  ])('is refused in Spanish, without a request: %#', async (text) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const parsed = parseCitations(text);
    await expect(parsed).rejects.toBeInstanceOf(CitationError);
    await expect(parsed).rejects.toThrow(
      'No se reconoce la cita: pegue la de un gestor de referencias, en BibTeX, RIS o JSON',
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is refused above 200 kB', async () => {
    const text = `@book{a, title={${'ñ'.repeat(102_400)}}}`;
    await expect(parseCitations(text)).rejects.toThrow('La cita es demasiado larga: el máximo es 200 kB');
  });
});
