import { describe, expect, it } from 'vitest';
import { repairTexts } from '../../citation/values/repair.ts';

type Texts = Record<string, string>;

const repaired = (texts: Texts) => {
  const { texts: read, remarks } = repairTexts(texts);
  return { ...read, remarks };
};

describe('a placeholder', () => {
  it.each([
    'None',
    'N/A',
    'n/a',
    'NA',
    'null',
    'nan',
    'sin DOI',
    'No aplica',
    'NO APLICA',
    'Sin información',
    'sin  número',
    's.f.',
    's/n',
    'n.d.',
    'Ninguno',
    'no disponible',
    '-',
    '---',
    '—',
    '?',
  ])('is empty in numbers, dates and addresses, and is quoted: %s', (text) => {
    for (const field of [
      'doi',
      'issn',
      'isbn',
      'enlace',
      'url_web',
      'fecha_publicacion',
      'evento_fecha_fin',
      'volumen',
      'numero',
    ])
      expect(repaired({ [field]: text })).toEqual({
        [field]: '',
        remarks: { [field]: `«${text.replaceAll(/\s+/g, ' ')}»: se dejó vacío` },
      });
    expect(repaired({ pagina_inicial: text, pagina_final: text })).toMatchObject({
      pagina_inicial: '',
      pagina_final: '',
    });
  });

  it.each(['nombre', 'revista', 'autores', 'editorial', 'ciudad', 'palabras_clave', 'institucion', 'cargo'])(
    'is a word in %s',
    (field) => {
      expect(repaired({ [field]: 'None' })).toEqual({ [field]: 'None', remarks: {} });
    },
  );

  it.each(['Nada', 'NA 12', '0', 'N', 'nulo', 'None of it', '12-'])('is no other text: %s', (text) => {
    expect(repaired({ volumen: text })).toEqual({ volumen: text, remarks: {} });
  });
});

describe('an ISSN', () => {
  it.each([
    ['0926-8782', '0926-8782', undefined],
    ['09268782', '09268782', undefined],
    ['0926-8782, 1573-7578', '0926-8782', '«0926-8782, 1573-7578»: se tomó 0926-8782'],
    ['09268782 15737578', '0926-8782', '«09268782 15737578»: se tomó 0926-8782'],
    ['0926-8782 (Print) 1573-7578 (Online)', '0926-8782', expect.stringContaining('1573-7578 (Online)')],
    ['ISSN: 0926–8782 (impreso); ISSN-e: 1573-7578', '0926-8782', expect.stringContaining('1573-7578')],
    ['1234-5678 / 1573-7578', '1573-7578', expect.stringContaining('1234-5678')],
    ['09268782 (ISSN)', '0926-8782', '«09268782 (ISSN)»: se tomó 0926-8782'],
    ['1234-5678', '1234-5678', undefined],
  ])('is the first valid one: %s', (text, issn, remark) => {
    const {
      texts: { issn: read },
      remarks,
    } = repairTexts({ issn: text });
    expect([read, remarks.issn]).toEqual([issn, remark]);
  });

  it('that is an ISBN goes to its place, unless that is taken', () => {
    expect(repaired({ issn: '978-84-376-0494-7' })).toEqual({
      issn: '',
      isbn: '978-84-376-0494-7',
      remarks: { issn: '«978-84-376-0494-7» es un ISBN: se tomó como ISBN' },
    });
    expect(repaired({ issn: '978-84-376-0494-7', isbn: '978-3-16-148410-0' })).toMatchObject({
      issn: '',
      isbn: '978-3-16-148410-0',
      remarks: { issn: '«978-84-376-0494-7» es un ISBN, no un ISSN' },
    });
  });
});

describe('an ISBN', () => {
  it.each([
    ['978-84-376-0494-7', '978-84-376-0494-7'],
    ['978 84 376 0494 7', '978 84 376 0494 7'],
    ['ISBN 978-84-376-0494-7', '978-84-376-0494-7'],
    ['ISBN-13: 978-84-376-0494-7', '978-84-376-0494-7'],
    ['84-376-0494-X, 978-84-376-0494-7', '978-84-376-0494-7'],
    ['978-84-376-0494-7; 978-3-16-148410-0', '978-84-376-0494-7'],
    ['84-376-0494-X 978-3-16-148410-0', '84-376-0494-X'],
    ['9788437604947 (tapa dura)', '9788437604947'],
    ['978–84–376–0494–7 (pdf)', '978-84-376-0494-7'],
    ['978-84-376-0494-1 978-3-16-148410-0', '978-3-16-148410-0'],
    ['978-84-376-0494-1', '978-84-376-0494-1'],
  ])('is the first valid one, of a book with two forms that of 13 digits: %s', (text, isbn) => {
    const {
      texts: { isbn: read },
      remarks,
    } = repairTexts({ isbn: text });
    expect(read).toBe(isbn);
    expect(remarks).toEqual(read === text ? {} : { isbn: `«${text}»: se tomó ${isbn}` });
  });

  it('that is an ISSN goes to its place, unless that is taken', () => {
    expect(repaired({ isbn: '1548-7091' })).toEqual({
      isbn: '',
      issn: '1548-7091',
      remarks: { isbn: '«1548-7091» es un ISSN: se tomó como ISSN' },
    });
    expect(repaired({ isbn: '1548-7091', issn: '15487091' })).toEqual({
      isbn: '',
      issn: '15487091',
      remarks: { isbn: '«1548-7091» es un ISSN, no un ISBN' },
    });
  });
});

describe('a DOI', () => {
  it.each([
    ['10.5555/abc', '10.5555/abc', undefined],
    ['https://doi.org/10.5555/ABC', 'https://doi.org/10.5555/ABC', undefined],
    ['doi: 10.5555/abc.', 'doi: 10.5555/abc.', undefined],
    ['10.5555/a\\_b', '10.5555/a\\_b', undefined],
    ['https://doi.org/10.5555%2Fabc', 'https://doi.org/10.5555%2Fabc', undefined],
    ['10.5555/abc; 10.5555/def', '10.5555/abc', '«10.5555/abc; 10.5555/def»: se tomó 10.5555/abc'],
    [
      'https://revista.example.org/ver/10.5555/abc?x=1#pie',
      '10.5555/abc',
      expect.stringContaining('se tomó 10.5555/abc'),
    ],
    ['Disponible en https://doi.org/10.5555/ABC.', '10.5555/abc', expect.stringContaining('se tomó 10.5555/abc')],
    ['no-es-doi', 'no-es-doi', undefined],
  ])('is found in its text: %s', (text, doi, remark) => {
    const {
      texts: { doi: read },
      remarks,
    } = repairTexts({ doi: text });
    expect([read, remarks.doi]).toEqual([doi, remark]);
  });

  it('that is another address becomes the link, unless there is one', () => {
    expect(repaired({ doi: 'https://hdl.handle.net/1/2' })).toMatchObject({
      doi: '',
      enlace: 'https://hdl.handle.net/1/2',
      remarks: { doi: '«https://hdl.handle.net/1/2» es una dirección, no un DOI: se tomó como enlace' },
    });
    expect(repaired({ doi: 'https://hdl.handle.net/1/2', enlace: 'https://example.org' })).toMatchObject({
      doi: '',
      enlace: 'https://example.org',
    });
  });
});

describe('an address', () => {
  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['www.revista.example.org', 'https://www.revista.example.org'],
    ['correo.example.org/nota', 'https://correo.example.org/nota'],
    ['http://example.org/a; http://example.org/b', 'http://example.org/a'],
    ['en la biblioteca', 'en la biblioteca'],
    ['ftp://example.org', 'ftp://example.org'],
  ])('gets its scheme, as in a form: %s', (text, address) => {
    for (const field of ['enlace', 'enlace_ext', 'url_web', 'url_fuente'])
      expect(repaired({ [field]: text })).toEqual({
        [field]: address,
        remarks: text === address ? {} : { [field]: `«${text}»: se tomó ${address}` },
      });
  });

  it('of a list gets its scheme too', () => {
    expect(repaired({ urls_adicionales: 'https://example.org/a www.example.org' })).toMatchObject({
      urls_adicionales: 'https://example.org/a https://www.example.org',
    });
  });
});

describe('pages', () => {
  it.each<[Texts, Texts, Texts]>([
    [
      { pagina_inicial: '1783-6' },
      { pagina_inicial: '1783', pagina_final: '1786' },
      { pagina_final: '«1783-6»: se completó la última página, 1786' },
    ],
    [
      { pagina_inicial: '1783', pagina_final: '86' },
      { pagina_inicial: '1783', pagina_final: '1786' },
      { pagina_final: '«1783-86»: se completó la última página, 1786' },
    ],
    [{ pagina_inicial: 'pp. 12', pagina_final: 'p. 20' }, { pagina_inicial: '12', pagina_final: '20' }, {}],
    [{ pagina_inicial: 'Págs. 12–20' }, { pagina_inicial: '12', pagina_final: '20' }, {}],
    [{ pagina_inicial: 'C3-32--C3-35' }, { pagina_inicial: 'C3-32', pagina_final: 'C3-35' }, {}],
    [
      { pagina_inicial: '1--5, 8--10' },
      { pagina_inicial: '1', pagina_final: '5' },
      { pagina_inicial: '«1--5, 8--10»: se tomó 1 a 5' },
    ],
    [{ pagina_inicial: '12-20', pagina_final: '' }, { pagina_inicial: '12-20', pagina_final: '' }, {}],
    [{ pagina_inicial: 'e1004' }, { pagina_inicial: 'e1004' }, {}],
    [{ pagina_inicial: 'xii', pagina_final: 'xx' }, { pagina_inicial: 'xii', pagina_final: 'xx' }, {}],
    [
      { pagina_inicial: '120', pagina_final: '110' },
      { pagina_inicial: '120', pagina_final: '' },
      { pagina_final: '«120-110»: la última página es anterior a la primera, y no se tomó' },
    ],
  ])('are read and completed: %j', (given, texts, remarks) => {
    expect(repaired(given)).toEqual({ ...texts, remarks });
  });
});

it('long texts are repaired in the time of their length', () => {
  const long = ['12-', '978 ', 'http://a ', '10.1/', '.', '-'].map((part) => part.repeat(20_000));
  for (const text of long)
    for (const field of ['doi', 'issn', 'isbn', 'enlace', 'pagina_inicial', 'volumen', 'urls_adicionales'])
      expect(repaired({ [field]: text })).toHaveProperty(field);
});
