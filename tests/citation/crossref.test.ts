import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFile } from '../../api/imports/read/readFile.ts';
import { parseCitations } from '../../citation/parse.ts';
import { readText } from '../../citation/read/text.ts';
import { toProducto } from '../../citation/toProducto.ts';

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/citations/${name}`, import.meta.url), 'utf8');

async function imported(text: string) {
  const content = await readFile(Buffer.from(text), {});
  if (!('registros' in content)) throw new Error('a table');
  return content;
}

/** Reads works as a file and as a pasted citation: the titles must be alike. */
async function read(json: unknown) {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const { registros } = await imported(text);
  const pasted = (await parseCitations(text)).map(toProducto);
  expect(pasted.map(({ nombre, tipo }) => [nombre, tipo])).toEqual(
    registros.map(({ celdas }) => [celdas.nombre, celdas.tipo]),
  );
  return registros;
}

describe('works of Crossref', () => {
  it('are read with entities, subtitle, group, the numbers of the article and of the book', async () => {
    expect(await read(fixture('crossref.json'))).toEqual([
      {
        recurso: 'productos',
        celdas: {
          nombre: 'Salud & trabajo: Una revisión',
          tipo: 'Artículo científico',
          autores: 'Paz, Ana\nColaboración Ejemplo',
          fecha_publicacion: '2019-05-03',
          revista: 'Psychology & Health',
          issn: '0926-8782',
          pagina_inicial: '104567',
          doi: '10.5555/xyz123',
          resumen: 'Más',
        },
        marcas: { issn: '«0926-8782; 1573-7578»: se tomó 0926-8782' },
        origen: '',
        aparte: false,
      },
      {
        recurso: 'productos',
        celdas: {
          nombre: 'Capítulo',
          tipo: 'Capítulo de libro',
          autores: 'Paz, Ana',
          fecha_publicacion: '2019',
          titulo_libro: 'Libro',
          isbn: '9788437604947',
        },
        marcas: {},
        origen: '',
        aparte: false,
      },
    ]);
  });

  it('are read in its answer', async () => {
    const [record] = await read(fixture('crossref-message.json'));
    expect(record?.celdas).toEqual({
      nombre: 'Un artículo',
      tipo: 'Artículo científico',
      autores: 'Paz, Ana',
      fecha_publicacion: '2019-05-03',
      revista: 'Revista',
      doi: '10.5555/xyz125',
    });
  });

  const work = (title: string) => ({ type: 'journal-article', title: [title] });

  it.each([
    ['a list in the answer', { status: 'ok', message: { 'total-results': 2, items: [work('Uno'), work('Dos')] } }],
    ['several answers', [{ message: work('Uno') }, { status: 'ok', message: { items: [work('Dos')] } }]],
    ['a list in items', { items: [work('Uno'), work('Dos')] }],
    ['a list in a list', [{ items: [work('Uno')] }, work('Dos')]],
  ])('are read in %s', async (_name, json) => {
    expect((await read(json)).map(({ celdas }) => celdas.nombre)).toEqual(['Uno', 'Dos']);
  });

  it.each([
    ['journal-article', 'Artículo científico', undefined],
    ['proceedings-article', 'Conferencia', undefined],
    ['book-chapter', 'Capítulo de libro', undefined],
    ['book-section', 'Capítulo de libro', undefined],
    ['monograph', 'Libro', undefined],
    ['edited-book', 'Libro', undefined],
    ['report', 'Informe técnico', undefined],
    ['dissertation', 'Informe técnico', 'thesis'],
    ['reference-entry', 'Capítulo de libro', 'entry'],
    ['posted-content', 'Otro', 'posted-content'],
    ['dataset', 'Otro', 'dataset'],
  ])('of the type %s become %s', async (type, tipo, marked) => {
    const [record] = await read({ ...work('Uno'), type });
    expect(record?.celdas.tipo).toBe(tipo);
    expect(record?.marcas.tipo).toBe(marked && `El archivo dice «${marked}»: revise el tipo`);
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'a subtitle that the title has',
      { title: ['Salud: una revisión'], subtitle: ['Una revisión'] },
      { nombre: 'Salud: una revisión' },
    ],
    ['no subtitle', { subtitle: [] }, { nombre: 'Uno' }],
    ['a title and its translation', { title: ['Uno', 'One'] }, { nombre: 'Uno' }],
    ['a title with entities twice', { title: ['A &amp;amp; B'] }, { nombre: 'A & B' }],
    [
      'a title with tags of JATS',
      { title: ['El <jats:italic>Aedes</jats:italic> &lt;i&gt;aegypti&lt;/i&gt;'] },
      { nombre: 'El Aedes aegypti' },
    ],
    [
      'a formula',
      { title: ['De <mml:math><mml:msub><mml:mi>CO</mml:mi><mml:mn>2</mml:mn></mml:msub></mml:math>'] },
      { nombre: 'De CO2' },
    ],
    ['the two names of a journal', { 'container-title': ['Revista', 'Rev.'] }, { revista: 'Revista' }],
    [
      'no date of the issue',
      { issued: { 'date-parts': [[null]] }, published: { 'date-parts': [[2020, 1]] } },
      { fecha_publicacion: '2020-01' },
    ],
    [
      'the date of its print',
      { 'published-online': { 'date-parts': [[2019]] }, 'published-print': { 'date-parts': [[2020]] } },
      { fecha_publicacion: '2020' },
    ],
    ['a day that no month has', { issued: { 'date-parts': [[2019, 2, 30]] } }, { fecha_publicacion: '2019-02' }],
    ['a date in words', { issued: { raw: 'Mar 2012' } }, { fecha_publicacion: '2012-03' }],
    ['a range of pages', { page: '1-10', 'article-number': '104567' }, { pagina_inicial: '1', pagina_final: '10' }],
    ['one author without a list', { author: { family: 'Paz', given: 'Ana' } }, { autores: 'Paz, Ana' }],
    ['a DOI with an entity', { DOI: '10.5555/(sici)1&lt;2::x&gt;3' }, { doi: '10.5555/(sici)1<2::x>3' }],
  ])('have %s', async (_name, fields, cells) => {
    const [record] = await read({ ...work('Uno'), ...fields });
    expect(record?.celdas).toEqual({ nombre: 'Uno', tipo: 'Artículo científico', ...cells });
  });

  it('have an event of their own, a place and an institution', async () => {
    const event = { name: 'Foro vial', location: 'Cali', start: { 'date-parts': [[2020, 3, 4]] } };
    const [paper] = await read({
      ...work('Uno'),
      type: 'proceedings-article',
      'container-title': ['LNCS', 'Actas'],
      event,
    });
    expect(paper?.celdas).toMatchObject({
      ...{ titulo_libro: 'Actas', evento_nombre: 'Foro vial', evento_lugar: 'Cali' },
      evento_fecha_inicio: '2020-03-04',
    });
    const fields = { 'publisher-location': 'Tunja', institution: [{ name: 'Alcaldía' }] };
    const [report] = await read({ ...work('Uno'), type: 'report', ...fields });
    expect(report?.celdas).toMatchObject({ institucion: 'Alcaldía', ciudad: 'Tunja' });
  });

  it('are no works of another kind of JSON', async () => {
    const { registros, avisos } = await imported(JSON.stringify([work('Uno'), 3, [work('Dos')], { message: 'no' }]));
    expect(registros.map(({ celdas }) => celdas.nombre)).toEqual(['Uno', undefined]);
    expect(avisos[0]).toMatch(/^2 registros no se pueden leer: «3», «\[/);
  });
});

describe('CSL-JSON', () => {
  it.each<[string, object, Record<string, string>]>([
    [
      'of a DOI',
      {
        ...{
          type: 'article-journal',
          title: 'Cruces &amp; vías',
          'container-title': 'Revista',
          volume: '12',
          issue: '3',
        },
        ...{ page: '1-10', DOI: '10.5555/CRUCES', URL: 'http://dx.doi.org/10.5555/cruces', ISSN: ['0926-8782'] },
        ...{ author: [{ given: 'Ana', family: 'Paz', sequence: 'first', affiliation: [] }], source: 'Crossref' },
        issued: { 'date-parts': [[2019, 5]] },
      },
      {
        ...{ nombre: 'Cruces & vías', tipo: 'Artículo científico', autores: 'Paz, Ana', revista: 'Revista' },
        ...{ volumen: '12', numero: '3', pagina_inicial: '1', pagina_final: '10', doi: '10.5555/cruces' },
        ...{ enlace: 'http://dx.doi.org/10.5555/cruces', issn: '0926-8782', fecha_publicacion: '2019-05' },
      },
    ],
    [
      'of Zotero',
      {
        ...{ id: 'http://zotero.org/users/1/items/A', type: 'chapter', title: 'Cruces', 'container-title': 'Vías' },
        ...{ ISBN: '978-84-376-0494-7', publisher: 'Nogal', 'publisher-place': 'Tunja', language: 'es-CO' },
        ...{ author: [{ literal: 'Grupo de Vías' }], editor: [{ family: 'Gil', given: 'Eva' }] },
        ...{ accessed: { 'date-parts': [['2024', 1, 2]] }, issued: { 'date-parts': [['2019']] }, page: '1–10' },
      },
      {
        ...{ nombre: 'Cruces', tipo: 'Capítulo de libro', autores: 'Grupo de Vías', editores: 'Gil, Eva' },
        ...{ titulo_libro: 'Vías', isbn: '978-84-376-0494-7', editorial: 'Nogal', ciudad: 'Tunja', idioma: 'es' },
        ...{ fecha_publicacion: '2019', pagina_inicial: '1', pagina_final: '10' },
      },
    ],
    [
      'of a book in Crossref',
      {
        ...{ type: 'monograph', title: ['Cruces'], subtitle: ['Una guía'], publisher: 'Nogal', 'edition-number': '2' },
        ...{ ISBN: ['http://id.crossref.org/isbn/9788437604947'], 'published-print': { 'date-parts': [[2019]] } },
        ...{ editor: [{ given: 'Eva', family: 'Gil' }], 'publisher-location': 'Tunja', 'reference-count': 0 },
      },
      {
        ...{ nombre: 'Cruces: Una guía', tipo: 'Libro', editores: 'Gil, Eva', editorial: 'Nogal', edicion: '2' },
        ...{ isbn: '9788437604947', ciudad: 'Tunja', fecha_publicacion: '2019' },
      },
    ],
    [
      'of a thesis in Crossref',
      {
        ...{ type: 'dissertation', title: ['Cruces'], institution: [{ name: 'Universidad de los Nogales' }] },
        ...{ author: [{ given: 'Ana', family: 'Paz', suffix: 'Jr.' }], approved: { 'date-parts': [[2019, 3]] } },
        issued: { 'date-parts': [[2019, 3, 1]] },
      },
      {
        ...{ nombre: 'Cruces', tipo: 'Informe técnico', autores: 'Paz Jr., Ana', fecha_publicacion: '2019-03-01' },
        institucion: 'Universidad de los Nogales',
      },
    ],
    [
      'of a paper in Crossref',
      {
        ...{ type: 'proceedings-article', title: ['Cruces'], 'container-title': ['Actas del foro'], page: '7' },
        ...{ event: { name: 'Foro vial', location: 'Cali' }, author: [{ name: 'Red de Vías', sequence: 'first' }] },
        issued: { 'date-parts': [[2019]] },
      },
      {
        ...{ nombre: 'Cruces', tipo: 'Conferencia', autores: 'Red de Vías', titulo_libro: 'Actas del foro' },
        ...{ pagina_inicial: '7', evento_nombre: 'Foro vial', evento_lugar: 'Cali', fecha_publicacion: '2019' },
      },
    ],
  ])('%s', async (_name, json, celdas) => {
    expect((await read(json)).map((record) => record.celdas)).toEqual([celdas]);
  });
});

it.each([
  ['&amp;amp;', '&'],
  ['a &lt; b', 'a < b'],
  ['M&aacute;s &#225; &#xE1;', 'Más á á'],
  ['ni&ntilde;o &Ntilde;', 'niño Ñ'],
  ['5&nbsp;&micro;m &plusmn; 2&deg;', '5 µm ± 2°'],
  ['&alpha; &ndash; &beta; &le; 3', 'α – β ≤ 3'],
  ['&copy; &hellip;', '© …'],
  ['&nada; &#0; &#xD800; &#1114112; AT&T; R&D', '&nada; &#0; &#xD800; &#1114112; AT&T; R&D'],
  ['?a=1&copy=2', '?a=1&copy=2'],
  ['<b>a</B> <sup>2</sup> <scp>x</scp> <em>y</em>', 'a 2 x y'],
  ['a<br/>b<mml:mspace width="1"/>c', 'a b c'],
  ['&lt;i&gt;a&lt;/i&gt;', 'a'],
  ['<p><strong>Una</strong></p><p class="x">Otra</p>', 'Una Otra'],
  ['1 < 2 <x> 3', '1 < 2 <x> 3'],
  ['A &amp; B > C', 'A &amp; B > C'],
])('reads entities and tags as text: %j', (text, plain) => {
  expect(readText(text)).toBe(plain);
});
