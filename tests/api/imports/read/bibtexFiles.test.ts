import { readFile as readFromDisk } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readFile } from '../../../../api/imports/read/readFile.ts';
import { parseCitations } from '../../../../citation/parse.ts';
import { leastCpuTime } from '../../../support/cpuTime.ts';

type Read = readonly [celdas: Record<string, string>, marcas: Record<string, string>];

async function read(bytes: Buffer): Promise<Read[]> {
  const content = await readFile(bytes, {});
  if (!('registros' in content)) throw new Error('a table');
  return content.registros.map(({ celdas, marcas }) => [celdas, marcas]);
}

const fixture = (name: string) => readFromDisk(new URL(`../../../fixtures/citations/${name}`, import.meta.url));

const QUOTED = (text: string) => expect.stringContaining(`«${text}»`);

/** What each file has, with the remarks of each record. */
const FILES: Readonly<Record<string, readonly (readonly [object, object])[]>> = {
  'ojs-key-with-spaces.bib': [
    [
      {
        tipo: 'Artículo científico',
        nombre: 'Cuando el suelo tiembla',
        autores: 'Villa Vega, Ana\nHurtado Abril, Luz',
        fecha_publicacion: '2026-01',
        revista: 'Revista Ejemplo',
        volumen: '4',
        numero: '1',
        pagina_inicial: 'e1004',
        doi: '10.5555/abc2026e1004',
        enlace: 'https://revistas.example.org/index.php/r/article/view/75',
      },
      {},
    ],
  ],
  'and-others.bib': [
    [{ autores: 'Pérez, Juan' }, { autores: expect.stringContaining('la lista de autores está incompleta') }],
  ],
  'url-percent.bib': [
    [{ enlace: 'https://doi.org/10.5555%2Fj.jm.2022.12.050', doi: '10.5555/j.jm.2022.12.050' }, {}],
    [
      {
        enlace: 'https://www.scopus.com/inward/record.uri?eid=2-s2.0-2&doi=10.5555%2fscopus2&partnerID=40',
        doi: '10.5555/scopus2',
      },
      {},
    ],
  ],
  'doi-escaped-underscore.bib': [
    [{ doi: '10.5555/978-3-030-12345-6_7', enlace: 'https://e.example.org/a_b%20c', titulo_libro: 'Memorias' }, {}],
  ],
  'crossref-less-greater.bib': [
    [{ nombre: 'Una especie de Tachy', revista: 'Journal of Science & Technology', fecha_publicacion: '2019-09' }, {}],
  ],
  'latex-commands.bib': [
    [
      {
        nombre: 'Estable a 37 °C y ≤ 5—con ± 2',
        autores: 'Vallgårda, Ana\nÅberg, Luz\ndu Puy, Philipe',
      },
      {},
    ],
    [{ nombre: 'Decaimiento Bₛ⁰ → ϕ en Blue® y O(n²)' }, {}],
  ],
  'two-issn.bib': [
    [{ issn: '0926-8782' }, { issn: QUOTED('0926-8782, 1573-7578') }],
    [{ issn: '0926-8782' }, { issn: QUOTED('0926-8782 (Print) 1573-7578 (Online)') }],
    [{ issn: '15487091' }, { isbn: QUOTED('1548-7091') }],
    [{ isbn: '978-84-376-0494-7' }, { isbn: QUOTED('84-376-0494-X, 978-84-376-0494-7') }],
    [{ isbn: '978-84-376-0494-7' }, { isbn: QUOTED('ISBN 978-84-376-0494-7') }],
  ],
  'pages.bib': [
    [{ pagina_inicial: 'C3-32', pagina_final: 'C3-35' }, {}],
    [{ pagina_inicial: '1', pagina_final: '5' }, { pagina_inicial: QUOTED('1-5, 8-10') }],
    [{ pagina_inicial: '1783', pagina_final: '1786' }, { pagina_final: QUOTED('1783-6') }],
    [{ pagina_inicial: '12', pagina_final: '20' }, {}],
    [{ pagina_inicial: '104567' }, {}],
  ],
  'entries-on-one-line.bib': [
    [{ nombre: 'Uno', fecha_publicacion: '2020' }, {}],
    [{ nombre: 'Dos', fecha_publicacion: '2021' }, {}],
    [{ nombre: 'Tres', fecha_publicacion: '2022' }, {}],
  ],
  'scopus-issn.ris': [[{ issn: '0926-8782' }, { issn: QUOTED('09268782 (ISSN)') }]],
  'url-without-scheme.ris': [
    [
      { enlace: 'https://correo.example.org/nota' },
      expect.objectContaining({ enlace: QUOTED('correo.example.org/nota') }),
    ],
  ],
};

it.each(Object.keys(FILES))('%s is read right, from a file and pasted', async (name) => {
  const bytes = await fixture(name);
  const records = await read(bytes);
  expect(records).toEqual((FILES[name] ?? []).map(([celdas, marcas]) => [expect.objectContaining(celdas), marcas]));
  const items = await parseCitations(bytes.toString());
  expect(items.map(({ title }) => title)).toEqual(records.map(([celdas]) => celdas.nombre));
});

/** The habits of programs, with invented contents: the text, what is read, and what is remarked. */
const HABITS: readonly (readonly [program: string, entry: string, celdas: object, marcas?: object])[] = [
  [
    'Google Scholar',
    "@article{perez2020titulo,\n  title={Un t{\\'\\i}tulo},\n  author={P{\\'e}rez, Ana and G{\\'o}mez, Luz and others},\n  journal={Revista},\n  pages={1--12},\n  year={2020},\n  publisher={Editorial}\n}",
    { nombre: 'Un título', autores: 'Pérez, Ana\nGómez, Luz', pagina_inicial: '1', pagina_final: '12' },
    { autores: QUOTED('others') },
  ],
  [
    'Mendeley, with verbatim fields escaped',
    "@article{Paz2020, title = {{Un t{\\'{i}}tulo}}, author = {Paz, Ana}, doi = {10.5555/a{\\_}b{\\_}c}, url = {http://example.org/a{\\_}b{\\&}c{\\~{}}d{\\%}20e}, issn = {0926-8782}, year = {2020}}",
    { nombre: 'Un título', doi: '10.5555/a_b_c', enlace: 'http://example.org/a_b&c~d%20e' },
  ],
  [
    'Zotero, with a month as a word and abstract',
    '@article{paz_titulo_2020,\n\ttitle = {Un título},\n\tvolume = {12},\n\tissn = {0926-8782, 1573-7578},\n\turl = {https://example.org/a},\n\tdoi = {10.5555/A},\n\tlanguage = {es},\n\tnumber = {3},\n\turldate = {2021-01-01},\n\tjournal = {Revista},\n\tauthor = {Paz, Ana},\n\tmonth = sep,\n\tyear = {2020},\n\tkeywords = {uno, dos},\n}',
    { fecha_publicacion: '2020-09', doi: '10.5555/a', palabras_clave: 'uno\ndos', idioma: 'es' },
    { issn: QUOTED('0926-8782, 1573-7578') },
  ],
  [
    'Better BibTeX, with BibLaTeX names and dates',
    '@article{pazTitulo2020, title = {Un título}, author = {family=Paz, given=Ana and family=Mar, given=Luz}, date = {2020-05-07}, journaltitle = {Revista}, number = {3}, pages = {12--20}}',
    { autores: 'Paz, Ana\nMar, Luz', fecha_publicacion: '2020-05-07', numero: '3' },
  ],
  [
    'JabRef, with groups and comments',
    '% Encoding: UTF-8\n\n@Article{Paz2020,\n  author    = {Paz, Ana},\n  title     = {Un título},\n  year      = {2020},\n  groups    = {Uno},\n  timestamp = {2020-01-01},\n}\n\n@Comment{jabref-meta: databaseType:bibtex;}\n',
    { nombre: 'Un título', autores: 'Paz, Ana' },
  ],
  [
    'Scopus',
    '@ARTICLE{Paz202012,\nauthor={Paz, A. and Mar, L.},\ntitle={Un título},\njournal={Revista},\nyear={2020},\nvolume={12},\nnumber={3},\npage_count={9},\nart_number={104567},\ndoi={10.5555/s},\nnote={cited By 3},\nissn={09268782},\nlanguage={Spanish},\n}',
    { pagina_inicial: '104567', autores: 'Paz, A.\nMar, L.', idioma: 'es' },
  ],
  [
    'Web of Science, with its fields in braces on several lines',
    "@article{ WOS:000123456700001,\nAuthor = {Paz, Ana and\n   Mar, Luz},\nTitle = {{Un t\\'{\\i}tulo\n   largo}},\nJournal = {{REVISTA}},\nYear = {{2020}},\nVolume = {{12}},\nNumber = {{3}},\nMonth = {{MAY 15}},\nArticle-Number = {{104567}},\nDOI = {{10.5555/w}},\nISSN = {{0926-8782}},\nEISSN = {{1573-7578}},\nUnique-ID = {{WOS:000123456700001}},\n}",
    {
      nombre: 'Un título largo',
      autores: 'Paz, Ana\nMar, Luz',
      fecha_publicacion: '2020-05-15',
      pagina_inicial: '104567',
    },
  ],
  [
    'OJS with a Spanish month and a key with accents',
    '@article{Muñoz Díaz_Peña_2024, place={Bogotá, Colombia}, title={Señales}, volume={2}, url={https://revistas.example.org/a}, DOI={10.5555/ojs.2}, abstractNote={&lt;p&gt;Texto&lt;/p&gt;}, number={1}, journal={Revista}, author={Muñoz Díaz, Ana and Peña, Luz}, year={2024}, month={dic.}, pages={33–50} }',
    { autores: 'Muñoz Díaz, Ana\nPeña, Luz', fecha_publicacion: '2024-12', pagina_inicial: '33', pagina_final: '50' },
  ],
  [
    'SciELO, without a key',
    '@article{\n  title={Un título},\n  author={Paz, Ana and Mar, Luz},\n  journal={Revista},\n  volume={12},\n  pages={12-20},\n  year={2020},\n  month={06},\n  issn={0926-8782}\n}',
    { nombre: 'Un título', fecha_publicacion: '2020-06', pagina_inicial: '12' },
  ],
  [
    'Redalyc, with an empty key and semicolons between names',
    '@article{,\n author = {Paz, Ana; Mar, Luz},\n title = {Un título},\n year = {2020},\n journal = {Revista}\n}',
    { autores: 'Paz, Ana\nMar, Luz' },
  ],
  [
    'Dialnet, with the month in Spanish',
    '@article{articulo:123, author = {Paz, Ana}, title = {Un título}, journal = {Revista}, year = {2020}, month = {septiembre}, pages = {págs. 12-20}}',
    { fecha_publicacion: '2020-09', pagina_inicial: '12', pagina_final: '20' },
  ],
  [
    'ACM',
    '@inproceedings{10.1145/1234567.1234568,\nauthor = {Paz, Ana},\ntitle = {Un título},\nyear = {2020},\nisbn = {9788437604947},\npublisher = {Association},\naddress = {New York, NY, USA},\nurl = {https://doi.org/10.5555/1234567.1234568},\narticleno = {12},\nnumpages = {9},\nbooktitle = {Memorias del congreso},\nseries = {C ’20}\n}',
    { tipo: 'Conferencia', pagina_inicial: '12', isbn: '9788437604947', titulo_libro: 'Memorias del congreso' },
  ],
  [
    'IEEE Xplore',
    '@ARTICLE{9123456,\n  author={Paz, Ana and Mar, Luz},\n  journal={IEEE Revista}, \n  title={Un título}, \n  year={2020},\n  volume={12},\n  number={3},\n  pages={12-20},\n  keywords={Uno;Dos;Tres},\n  doi={10.5555/ieee.1}}',
    { palabras_clave: 'Uno\nDos\nTres', pagina_final: '20' },
  ],
  [
    'ADS, with a tilde and a range of months',
    '@ARTICLE{2020A&A...123..456P,\n       author = {{Paz}, Ana~M. and {Mar}, Luz},\n        title = "{Un t{\\\'\\i}tulo}",\n      journal = {\\aap},\n         year = 2020,\n        month = jan,\n       volume = {123},\n          eid = {A45},\n        pages = {A45},\n          doi = {10.5555/ads.1}\n}',
    { nombre: 'Un título', autores: 'Paz, Ana M.\nMar, Luz', pagina_inicial: 'A45', fecha_publicacion: '2020-01' },
    { revista: QUOTED('\\aap') },
  ],
  [
    'arXiv',
    '@misc{paz2020titulo,\n      title={Un título}, \n      author={Ana Paz and Luz Mar},\n      year={2020},\n      eprint={2001.00001},\n      archivePrefix={arXiv},\n      primaryClass={cs.DL},\n      url={https://arxiv.org/abs/2001.00001}, \n}',
    { tipo: 'Otro', autores: 'Paz, Ana\nMar, Luz', enlace: 'https://arxiv.org/abs/2001.00001' },
  ],
  [
    'MathSciNet, with formulas and letters of LaTeX',
    '@article {MR1234567,\n    AUTHOR = {Paz, Ana and \\L ukasz, \\v{S}imon},\n     TITLE = {On {$L^2$} bounds and {$\\alpha$}-sums for {$n\\geq 3$}},\n   JOURNAL = {Rev. Mat.},\n    VOLUME = {12},\n      YEAR = {2020},\n    NUMBER = {3},\n     PAGES = {12--20},\n      ISSN = {0926-8782},\n}',
    { nombre: 'On L² bounds and α-sums for n≥ 3', autores: 'Paz, Ana\nŁukasz, Šimon' },
  ],
  [
    'Springer, with the month as a number and a day',
    '@Article{Paz2020,\nauthor="Paz, Ana\nand Mar, Luz",\ntitle="Un t{\\\'i}tulo",\njournal="Revista",\nyear="2020",\nmonth="May",\nday="07",\nvolume="12",\nnumber="3",\npages="12--20",\nissn="1573-7578",\ndoi="10.5555/s10.1",\nurl="https://doi.org/10.5555/s10.1"\n}',
    { nombre: 'Un título', fecha_publicacion: '2020-05-07', autores: 'Paz, Ana\nMar, Luz' },
  ],
  [
    'ScienceDirect, with the pages of an article number and a DOI as an address',
    '@article{PAZ2020104567,\ntitle = {Un título},\njournal = {Revista},\nvolume = {12},\npages = {104567},\nyear = {2020},\nissn = {0926-8782},\ndoi = {https://doi.org/10.5555/j.r.2020.104567},\nauthor = {Ana Paz and Luz {de la Mar}},\nkeywords = {Uno, Dos},\nabstract = {Texto con 5% y $10.}\n}',
    { doi: '10.5555/j.r.2020.104567', autores: 'Paz, Ana\nde la Mar, Luz', resumen: 'Texto con 5% y $10.' },
  ],
  [
    'Crossref, with entities and a price',
    '@article{Paz_2020, title={Costos de {US}$ 5 a {US}$ 6 en R{\\&}amp;D}, DOI={10.5555/c.1}, journal={Revista}, author={Paz, Ana}, year={2020}, month=Jan }',
    { nombre: 'Costos de US$ 5 a US$ 6 en R&D', fecha_publicacion: '2020-01' },
  ],
  [
    'DataCite, with a publisher that has an "and" and a version',
    '@misc{https://doi.org/10.5555/dc.1, doi = {10.5555/DC.1}, url = {https://data.example.org/1}, author = {{Instituto de Vías}}, title = {Datos}, publisher = {Datos and Hijos}, year = {2020}, copyright = {CC BY 4.0}}',
    { autores: 'Instituto de Vías', editorial: 'Datos and Hijos', doi: '10.5555/dc.1' },
  ],
  [
    'EndNote, with a date in words and a DOI with a full stop',
    '@article{RN1,\n   author = {Paz, Ana and Mar, Luz},\n   title = {Un título},\n   journal = {Revista},\n   volume = {12},\n   number = {3},\n   pages = {1783-6},\n   DOI = {10.5555/en.1.},\n   year = {2020},\n   type = {Journal Article}\n}',
    { doi: '10.5555/en.1', pagina_inicial: '1783', pagina_final: '1786' },
    { pagina_final: QUOTED('1783-6') },
  ],
  [
    'RefWorks, in parentheses and quotes, with a year in brackets',
    '@book(RefWorks:1,\n  author="Paz, Ana et al.",\n  year="[2020]",\n  title="Un libro",\n  publisher="Editorial",\n  isbn="8437604945; 9788437604947"\n)',
    { tipo: 'Libro', autores: 'Paz, Ana', fecha_publicacion: '2020', isbn: '9788437604947' },
    {
      autores: expect.stringContaining('incompleta'),
      fecha_publicacion: QUOTED('[2020]'),
      isbn: QUOTED('8437604945; 9788437604947'),
    },
  ],
  [
    'a date that is none, beside a year',
    '@article{a, title={Uno}, author={Paz, Ana}, date={sin fecha}, year={2020}, month={primavera}}',
    { fecha_publicacion: '2020' },
    { fecha_publicacion: expect.stringMatching(/«sin fecha».*«primavera»/) },
  ],
  [
    'a brace too many, and no comma between two fields',
    '@article{a, title = {Un título}}, author = {Paz, Ana} year = 2020, journal = {Revista}}',
    { nombre: 'Un título', autores: 'Paz, Ana', fecha_publicacion: '2020', revista: 'Revista' },
  ],
  [
    'names joined by commas, each of them whole',
    '@article{a, title={Uno}, author={Ana Paz Gil, Luz Mar Ruiz, Eva Sol Cruz}, year=2020}',
    { autores: 'Gil, Ana Paz\nRuiz, Luz Mar\nCruz, Eva Sol' },
  ],
  [
    'commands that are not known',
    '@article{a, title={Uno \\misterio{dos} y \\emph{tres}}, author={Paz, Ana}, year=2020}',
    { nombre: 'Uno \\misteriodos y tres' },
    { nombre: QUOTED('Uno \\misteriodos y tres') },
  ],
  [
    'Spanish signs, dashes and quotes of LaTeX',
    "@article{a, title={?`Qu{\\'e} es? ---dijo--- ``uno'' y !`dos!, \\enquote{tres}}, author={{\\'A}lvarez, \\'{I}{\\~n}igo}, year=2020}",
    { nombre: '¿Qué es? —dijo— “uno” y ¡dos!, “tres”', autores: 'Álvarez, Íñigo' },
  ],
  [
    'Mendeley: several addresses, and one with a broken line',
    '@article{a, title={Uno}, year=2020, url={http://example.org/a http://example.org/lar\n  go}}',
    { enlace: 'http://example.org/a' },
    { enlace: '«http://example.org/a http://example.org/largo»: se tomó http://example.org/a' },
  ],
  [
    'a chapter that inherits from its book',
    '@incollection{a, title={Capítulo}, author={Paz, Ana}, pages={12--20}, crossref={libro}}\n@book{libro, title={Libro}, editor={Mar, Luz}, publisher={Editorial}, year={2019}, isbn={9788437604947}}',
    { tipo: 'Capítulo de libro', titulo_libro: 'Libro', fecha_publicacion: '2019', editorial: 'Editorial' },
  ],
];

it.each(HABITS.map(([program, entry, celdas, marcas = {}]) => ({ program, entry, celdas, marcas })))(
  '$program: read right',
  async ({ entry, celdas, marcas }) => {
    const [record] = await read(Buffer.from(entry));
    expect(record).toEqual([expect.objectContaining(celdas), marcas]);
  },
);

it('a broken entry costs no other one, wherever it stands', async () => {
  const good = (n: number) => `@article{k ${n}, title={Bueno ${n}}, year=2020}`;
  const broken = [
    '@article{x, title={Sin fin, year=2020}',
    '@article{x, title=}',
    '@article{x title={a}',
    '@book{,,,=}',
  ];
  for (const bad of broken)
    for (const join of ['', ' ', '\n']) {
      const text = [good(1), bad, good(2), bad, good(3)].join(join);
      expect((await read(Buffer.from(text))).map(([celdas]) => celdas.nombre)).toEqual([
        'Bueno 1',
        'Bueno 2',
        'Bueno 3',
      ]);
      expect((await parseCitations(text)).map(({ title }) => title)).toEqual(['Bueno 1', 'Bueno 2', 'Bueno 3']);
    }
});

/** CPU time for the longest text that is pasted. */
const LONGEST_MS = 5_000;

it.each([
  ['@', 100_000],
  ['@a{', 50_000],
  ['@article{a,b={', 10_000],
  ['@article{a, title={$\\(\\frac', 5_000],
  ["@article{a, title={\\'{", 5_000],
  ['{', 100_000],
  ['@article{a, author={a and ', 5_000],
  ['\\ifmmode ', 10_000],
])('many of %j are read in the time of their length', async (text, count) => {
  const many = `@article{x, title={Uno}, year=2020}\n${text.repeat(count)}`;
  const work = () => parseCitations(many.slice(0, 200_000)).catch(() => undefined);
  // Quadratic reading takes minutes.
  expect(await leastCpuTime(work, LONGEST_MS)).toBeLessThan(LONGEST_MS);
});
