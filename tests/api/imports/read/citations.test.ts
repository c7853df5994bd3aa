import { describe, expect, it } from 'vitest';
import type { ReadOptions, RecordsContent } from '../../../../api/imports/read/fileContent.ts';
import { readFile } from '../../../../api/imports/read/readFile.ts';
import { readTable } from '../../../support/readTable.ts';

const read = async (text: string, options: ReadOptions = {}): Promise<RecordsContent> => {
  const content = await readFile(Buffer.from(text), options);
  if (!('registros' in content)) throw new Error('a table');
  return content;
};

const celdasOf = async (text: string) => (await read(text)).registros.map(({ celdas }) => celdas);

const ARTICLE = {
  tipo: 'Artículo científico',
  nombre: 'La vía rápida',
  autores: 'Núñez, Ana · ORCID 0000-0002-1825-0097\nMinisterio de Transporte\nde la Cruz, Luis',
  fecha_publicacion: '2024-03',
  revista: 'Revista de Vías',
  volumen: '3',
  numero: '4',
  pagina_inicial: '10',
  pagina_final: '19',
  doi: '10.5555/abc',
  issn: '2407-9529',
  palabras_clave: 'vías\npeatones',
};

describe('a BibTeX file', () => {
  it('becomes products, with the ORCID of an author', async () => {
    const content = await read(`% Encoding: UTF-8
      @comment{jabref-meta: databaseType:bibtex;}
      @string{rev = "Revista de V{\\'\\i}as"}
      @article{a,
        author = {N{\\'u}{\\~n}ez, Ana and {Ministerio de Transporte} and de la Cruz, Luis},
        author+an:orcid = {1="0000-0002-1825-0097"},
        title = {La {V}{\\'\\i}a r{\\'a}pida}, journal = rev, year = 2024, month = mar, volume = 3, number = 4,
        pages = {10--19}, doi = {https://doi.org/10.5555/ABC}, issn = {2407-9529}, keywords = {vías, peatones},
      }`);
    expect(content).toEqual({
      formato: 'bibtex',
      codificacion: 'utf-8',
      registros: [
        {
          recurso: 'productos',
          celdas: { ...ARTICLE, nombre: 'La Vía rápida' },
          marcas: {},
          origen: '',
          aparte: false,
        },
      ],
      avisos: [],
    });
  });

  it('is read around a broken entry, which is named', async () => {
    const { registros, avisos } = await read(
      '@book{a, title={Uno}}\n@string{x = }\n@book{b, title={Dos}, year=}\n@book{c,\n title={Tres, year=2020}\n@book{d, title={Cuatro}}',
    );
    expect(registros.map(({ celdas }) => celdas.nombre)).toEqual(['Uno', 'Cuatro']);
    expect(avisos).toEqual([
      '2 registros no se pueden leer: «@book{b, title={Dos}, year=}», «@book{c, title={Tres, year=2020}». Corríjalos en el archivo y vuelva a elegirlo.',
    ]);
  });

  it('keeps a record without a title, and marks a type and a date that it cannot hold', async () => {
    const { registros } = await read('@phdthesis{a, author={Paz, Luis}, year={forthcoming}}');
    expect(registros).toEqual([
      {
        recurso: 'productos',
        celdas: { tipo: 'Informe técnico', autores: 'Paz, Luis' },
        marcas: {
          tipo: 'El archivo dice «thesis»: revise el tipo',
          fecha_publicacion: 'El archivo dice «forthcoming», que no se reconoce como fecha',
        },
        origen: '',
        aparte: false,
      },
    ]);
  });
});

describe('a RIS file', () => {
  it('becomes products, whatever its lines look like', async () => {
    const celdas = await celdasOf(
      [
        'Provider: a database',
        'TY  - JOUR',
        'AU  - Núñez, Ana; Paz, Luis',
        '',
        'AU  - Gil, J.',
        'TI  - La vía  - rápida',
        'que sigue',
        'JO  - Revista de Vías',
        'PY  - 2024',
        'SP  - 10',
        'EP  - 19',
        'DO  - 10.5555/ABC',
        'ER  - ',
        'TY  - BOOK',
        'TI  - Peatones',
      ].join('\r\n'),
    );
    expect(celdas).toEqual([
      {
        tipo: 'Artículo científico',
        nombre: 'La vía - rápida que sigue',
        autores: 'Núñez, Ana\nPaz, Luis\nGil, J.',
        fecha_publicacion: '2024',
        revista: 'Revista de Vías',
        pagina_inicial: '10',
        pagina_final: '19',
        doi: '10.5555/abc',
      },
      { tipo: 'Libro', nombre: 'Peatones' },
    ]);
  });
});

describe('a CSL-JSON file', () => {
  const item = {
    type: 'article-journal',
    title: 'La vía\u0000 rápida',
    author: [
      { family: 'Núñez', given: 'Ana', ORCID: 'https://orcid.org/0000-0002-1825-0097' },
      { literal: 'Ministerio de Transporte', ORCID: '0000-0002-1825-0090' },
      { family: 'Cruz', 'non-dropping-particle': 'de la', given: 'Luis' },
    ],
    issued: { 'date-parts': [[2024, 3]] },
    'container-title': 'Revista de Vías',
    volume: 3,
    issue: '4',
    page: '10-19',
    DOI: '10.5555/ABC',
    ISSN: ['2407-9529'],
    keyword: 'vías; peatones',
  };

  it.each([
    ['one item', item],
    ['a list', [item]],
    ['the items of an export', { items: [item] }],
  ])('becomes products: %s', async (_name, json) => {
    const { registros, avisos } = await read(JSON.stringify(json));
    expect(registros.map(({ celdas }) => celdas)).toEqual([ARTICLE]);
    expect(avisos).toEqual(['Se quitó 1 carácter de control o marcas de más sobre una letra.']);
  });

  it('names what is no item', async () => {
    const { avisos } = await read(JSON.stringify([item, 3, ['x'], null]));
    expect(avisos[0]).toBe(
      '3 registros no se pueden leer: «3», «["x"]», «null». Corríjalos en el archivo y vuelva a elegirlo.',
    );
  });
});

describe('a file of citations', () => {
  it.each([
    ['{"title": ', 'El archivo JSON no se puede leer: puede estar incompleto'],
    ['[]', 'El archivo no tiene registros que se puedan leer'],
    [`${'['.repeat(1_000_000)}`, 'El archivo JSON no se puede leer: puede estar incompleto'],
    ['@article{a, title={sin cierre', 'El archivo no tiene registros que se puedan leer'],
    [`@article{a, title=${'{'.repeat(100_000)}`, 'El archivo no tiene registros que se puedan leer'],
  ])('is refused if nothing of it can be read: %#', async (text, message) => {
    await expect(read(text)).rejects.toMatchObject({ status: 422, message });
  });

  it.each([
    [
      '@book{a, title={x}}\n'.repeat(20_001),
      'El archivo tiene más de 20.000 registros, que es el máximo. Divídalo en varios.',
    ],
    [
      `TY  - BOOK\nTI  - ${'x'.repeat(100_001)}`,
      'Una celda de la fila 1 tiene más de 100.000 caracteres, que es el máximo',
    ],
  ])('is limited: %#', async (text, message) => {
    await expect(read(text)).rejects.toMatchObject({ status: 413, message });
  });

  it('is read as a table by choice', async () => {
    const content = await readTable(Buffer.from('Nombre,Valor\n@book{a,1'), { formato: 'csv' });
    expect(content).toMatchObject({ formato: 'csv', filas: [['@book{a', '1']] });
  });
});
