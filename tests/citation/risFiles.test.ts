import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFile } from '../../api/imports/read/readFile.ts';
import { citedFields } from '../../citation/citedFields.ts';
import { parseCitations } from '../../citation/parse.ts';
import { leastCpuTime } from '../support/cpuTime.ts';

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/citations/${name}`, import.meta.url), 'utf8');
const lines = (...texts: string[]): string => `${texts.join('\n')}\n`;

/** The records of an import. */
async function imported(text: string) {
  const content = await readFile(Buffer.from(text), {});
  if (!('registros' in content)) throw new Error('a table');
  return content;
}
const cellsOf = async (text: string) => (await imported(text)).registros.map(({ celdas }) => celdas);
const pasted = async (text: string) => (await parseCitations(text)).map((item) => citedFields(item).fields);

/** Reads a text as a file and as a pasted citation, which must be alike in the fields of a product. */
async function read(text: string) {
  const [cells, fields] = [await cellsOf(text), await pasted(text)];
  const nameOf = ({ apellidos, nombres, nombre_corporativo }: Record<string, unknown>) =>
    nombre_corporativo || [apellidos, nombres].filter(Boolean).join(', ');
  const asCells = fields.map((work) =>
    Object.fromEntries(
      Object.entries(work).map(([field, value]) => [
        field,
        Array.isArray(value)
          ? value.map((each) => (typeof each === 'string' ? each : nameOf(each as never))).join('\n')
          : String(value),
      ]),
    ),
  );
  expect(asCells).toEqual(cells);
  return cells;
}

const PAZ = { tipo: 'Artículo científico', autores: 'Paz, Ana' };

describe('a RIS file', () => {
  it('of Web of Science has the day of PY in DA, and two ISSN', async () => {
    expect(await read(fixture('wos.ris'))).toEqual([
      {
        ...PAZ,
        nombre: 'Exportado por WoS',
        fecha_publicacion: '2019-05-15',
        revista: 'REVISTA DE EJEMPLO',
        issn: '0926-8782',
        volumen: '21',
        pagina_inicial: '123',
        pagina_final: '130',
      },
    ]);
  });

  it('has its most exact date in Y1 or DA', async () => {
    expect(await read(fixture('dates.ris'))).toEqual([
      { ...PAZ, nombre: 'Y1 con dia, PY con anio', fecha_publicacion: '2016-10-19' },
      { ...PAZ, nombre: 'ProQuest', fecha_publicacion: '2012-03' },
    ]);
  });

  it('has tags before TY, which are those of the record that follows, and says so', async () => {
    const text = fixture('tags-before-ty.ris');
    expect(await read(text)).toEqual([
      { tipo: PAZ.tipo, autores: 'Marais, A. J.', nombre: 'Primer titulo', fecha_publicacion: '2007' },
      {
        ...{ tipo: PAZ.tipo, autores: 'Barret, L.', nombre: 'Segundo titulo', fecha_publicacion: '2008' },
        ...{ pagina_inicial: '1', pagina_final: '5' },
      },
    ]);
    const remark = (tags: string) => `En el archivo están antes de «TY»: ${tags}. Se tomaron para este registro`;
    expect((await imported(text)).registros.map(({ marcas }) => marcas)).toEqual([
      { nombre: remark('DB, TI') },
      { nombre: remark('DB, TI, SP') },
    ]);
    expect((await parseCitations(text)).map(({ remarks }) => remarks)).toEqual([
      { nombre: remark('DB, TI') },
      { nombre: remark('DB, TI, SP') },
    ]);
  });

  it('of OJS has one blank before the dash', async () => {
    expect(await read(fixture('ojs-single-space.ris'))).toEqual([
      { ...PAZ, nombre: 'Un solo espacio', fecha_publicacion: '2015-05-12', revista: 'Revista Ejemplo' },
    ]);
  });

  it('has blank lines in its records', async () => {
    expect(await read(fixture('blank-lines.ris'))).toEqual([
      { ...PAZ, nombre: 'Con lineas en blanco', fecha_publicacion: '2015' },
      { tipo: PAZ.tipo, autores: 'Gil, Luz', nombre: 'El segundo', fecha_publicacion: '2012' },
    ]);
  });

  it('has all names in one line', async () => {
    expect(await read(fixture('names-in-one-line.ris'))).toEqual([
      {
        ...{ tipo: PAZ.tipo, autores: 'Paz, Ana\nMar, Luz', nombre: 'Dos autores en una linea' },
        ...{ fecha_publicacion: '2020', revista: 'R' },
      },
    ]);
  });
});

describe('the lines of a RIS text', () => {
  const RECORD = [
    ['TY', 'JOUR'],
    ['AU', 'Paz, Ana'],
    ['TI', 'Cruces - seguros'],
    ['AB', 'Uno'],
    ['PY', '2015'],
    ['ER', ''],
  ] as const;
  const EXPECTED = [{ ...PAZ, nombre: 'Cruces - seguros', resumen: 'Uno', fecha_publicacion: '2015' }];

  it.each([
    ['two blanks', (tag: string, value: string) => `${tag}  - ${value}`],
    ['one blank', (tag: string, value: string) => `${tag} - ${value}`],
    ['three blanks', (tag: string, value: string) => `${tag}   - ${value}`],
    ['none before the dash', (tag: string, value: string) => `${tag}- ${value}`],
    ['none behind it', (tag: string, value: string) => `${tag}  -${value}`],
    ['several behind it', (tag: string, value: string) => `${tag}  -    ${value}   `],
    ['tabs', (tag: string, value: string) => `${tag}\t-\t${value}`],
    ['no-break spaces', (tag: string, value: string) => `${tag}\u00a0\u00a0-\u00a0${value}`],
    ['an indentation', (tag: string, value: string) => `      ${tag}  - ${value}`],
    ['an indentation by tabs', (tag: string, value: string) => `\t${tag}  - ${value}`],
    ['a dash of a text processor', (tag: string, value: string) => `${tag} – ${value}`],
    ['blank lines between them', (tag: string, value: string) => `${tag}  - ${value}\n\n   `],
  ])('may have %s', async (_name, line) => {
    const text = RECORD.map(([tag, value]) => line(tag, value)).join('\n');
    expect(await read(text)).toEqual(EXPECTED);
    expect(await read(text.replaceAll('\n', '\r\n'))).toEqual(EXPECTED);
    expect(await read(text.replaceAll('\n', '\r'))).toEqual(EXPECTED);
  });

  it('continue the value before them if they have no tag', async () => {
    const text = lines(
      'TY  - JOUR',
      'AU  - Paz, Ana',
      'TI  - Cruces',
      '      seguros',
      'AB  - ',
      'Uno',
      'AI - el método',
      'TI-RADS es otro',
      'PY  - 2015',
      'ER  - ',
    );
    expect(await read(text)).toEqual([
      {
        ...{ ...PAZ, nombre: 'Cruces seguros', resumen: 'Uno AI - el método TI-RADS es otro' },
        fecha_publicacion: '2015',
      },
    ]);
  });

  it('behind the last record are named', async () => {
    const text = lines('TY  - JOUR', 'TI  - Uno', 'ER  - ', 'TI  - Sin tipo', 'AU  - Gil, Luz');
    const { registros, avisos } = await imported(text);
    expect(registros.map(({ celdas }) => celdas.nombre)).toEqual(['Uno']);
    expect(avisos).toEqual([
      'Un registro no se puede leer: «TI - Sin tipo AU - Gil, Luz». Corríjalos en el archivo y vuelva a elegirlo.',
    ]);
  });

  it('before the first record are no part of it if they have no tag', async () => {
    const text = lines('Provider: una base', 'Content: text/plain; charset="utf-8"', '', 'TY  - JOUR', 'TI  - Uno');
    expect((await imported(text)).registros).toMatchObject([{ celdas: { nombre: 'Uno' }, marcas: {} }]);
  });
});

describe('the names of a RIS text', () => {
  it.each([
    ['Paz, Ana; Mar, Luz;', 'Paz, Ana\nMar, Luz'],
    ['Paz, Ana and Mar, Luz', 'Paz, Ana\nMar, Luz'],
    ['Paz, Ana y Mar, Luz', 'Paz, Ana\nMar, Luz'],
    ['Ortega y Gasset, José', 'Ortega y Gasset, José'],
    ['Paz Gil, Ana María', 'Paz Gil, Ana María'],
    ['Instituto de Vías y Puertos', 'Instituto de Vías y Puertos'],
    ['Vías & Co; {sic} S. A.', 'Vías & Co; {sic} S. A.'],
  ])('%j', async (value, autores) => {
    const [work] = await read(lines('TY  - JOUR', `AU  - ${value}`, 'TI  - Uno', 'ER  - '));
    expect(work?.autores).toBe(autores);
  });

  it.each(['Paz, Ana; et al.', 'Paz, Ana, et al', 'Paz, Ana; others', 'Paz, Ana y otros'])(
    'are incomplete, which is no author: %j',
    async (value) => {
      const text = lines('TY  - JOUR', `AU  - ${value}`, 'TI  - Uno', 'ER  - ');
      expect((await read(text)).map(({ autores }) => autores)).toEqual(['Paz, Ana']);
      const { registros } = await imported(text);
      expect(registros[0]?.marcas).toEqual({ autores: 'La lista de autores está incompleta' });
    },
  );
});

describe('the tags of a RIS record', () => {
  const record = (type: string, ...more: string[]) => lines(`TY  - ${type}`, 'TI  - Uno', ...more, 'ER  - ');

  it.each<[string, string, string[], Record<string, string>]>([
    ['the number of an electronic article', 'JOUR', ['C7  - 104567'], { pagina_inicial: '104567' }],
    ['its number by another tag', 'JOUR', ['AR  - 104567'], { pagina_inicial: '104567' }],
    ['pages in one tag', 'JOUR', ['SP  - 123-130', 'EP  - 130'], { pagina_inicial: '123', pagina_final: '130' }],
    [
      'the full name of a journal before a short one',
      'JOUR',
      ['JO  - R Vías', 'JF  - Revista Vías'],
      { revista: 'Revista Vías' },
    ],
    ['only the short name of a journal', 'JOUR', ['JA  - R Vías'], { revista: 'R Vías' }],
    ['the book of an older format', 'CHAP', ['BT  - El libro'], { titulo_libro: 'El libro' }],
    ['the DOI as an address', 'JOUR', ['DO  - https://doi.org/10.5555/AB'], { doi: '10.5555/ab' }],
    ['the DOI in a tag for anything', 'JOUR', ['M3  - doi: 10.5555/ab'], { doi: '10.5555/ab' }],
    ['the DOI among links', 'JOUR', ['L3  - http://dx.doi.org/10.5555/ab'], { doi: '10.5555/ab' }],
    [
      'several addresses',
      'JOUR',
      ['UR  - https://a.example.org', 'UR  - https://b.example.org'],
      { enlace: 'https://a.example.org' },
    ],
    [
      'an address without scheme',
      'JOUR',
      ['UR  - correo.example.org/nota'],
      { enlace: 'https://correo.example.org/nota' },
    ],
    ['a number with its name', 'JOUR', ['SN  - 09268782 (ISSN)'], { issn: '0926-8782' }],
    ['the ISBN of a book', 'BOOK', ['SN  - 9788437604947'], { isbn: '9788437604947' }],
    ['the number of a report', 'RPRT', ['SN  - 12'], { numero_informe: '12' }],
    ['keywords in one line', 'JOUR', ['KW  - vías; cruces', 'KW  - buses'], { palabras_clave: 'vías\ncruces\nbuses' }],
    ['a language by three letters', 'JOUR', ['LA  - spa'], { idioma: 'es' }],
    ['an abstract in two tags', 'JOUR', ['AB  - Uno.', 'AB  - Dos.'], { resumen: 'Uno. Dos.' }],
    ['a reviewer', 'BOOK', ['AU  - Paz, Ana', 'C4  - Gil, Luz'], { autores: 'Paz, Ana' }],
    ['entities and tags', 'JOUR', ['T2  - Salud &amp; <i>v&iacute;as</i>'], { revista: 'Salud & vías' }],
    ['repeated tags of one value', 'JOUR', ['VL  - 3', 'VL  - 4'], { volumen: '3' }],
    ['a type in small letters', 'jour', ['VL  - 3'], { volumen: '3' }],
  ])('hold %s', async (_name, type, more, cells) => {
    const [work] = await read(record(type, ...more));
    const { nombre, tipo, ...others } = work ?? {};
    expect(nombre).toBe('Uno');
    expect(tipo).not.toBe('Otro');
    expect(others).toEqual(cells);
  });

  it('of an unknown type are read', async () => {
    expect(await read(record('XXXX', 'PY  - 2015'))).toEqual([
      { nombre: 'Uno', tipo: 'Otro', fecha_publicacion: '2015' },
    ]);
  });

  it.each([
    [['PY  - 2019///'], '2019'],
    [['PY  - 2019/05/03/Spring'], '2019-05-03'],
    [['PY  - 2019', 'DA  - 2019/05'], '2019-05'],
    [['PY  - 2019', 'DA  - 15 de mayo de 2019'], '2019-05-15'],
    [['PY  - 2019', 'DA  - FEB'], '2019-02'],
    [['PY  - 2019', 'DA  - 29 FEB'], '2019-02'],
    [['PY  - 2019', 'DA  - MAY-JUN'], '2019'],
    [['PY  - 2019', 'DA  - sin fecha'], '2019'],
    [['Y1  - 2019/05/03'], '2019-05-03'],
    [['DA  - 20190503'], '2019-05-03'],
  ])('have the date of %j', async (dates, fecha_publicacion) => {
    expect(await read(record('JOUR', ...dates))).toEqual([{ nombre: 'Uno', tipo: PAZ.tipo, fecha_publicacion }]);
  });

  it('say what their dates have otherwise, and what is no date', async () => {
    const marks = async (...dates: string[]) => (await imported(record('JOUR', ...dates))).registros[0]?.marcas;
    expect(await marks('PY  - 2020', 'DA  - 2019/12/15')).toEqual({
      fecha_publicacion: 'El archivo dice también «2020»: revise la fecha',
    });
    expect(await marks('PY  - en prensa')).toEqual({
      fecha_publicacion: 'El archivo dice «en prensa», que no se reconoce como fecha',
    });
  });
});

/** Milliseconds of CPU time. */
const LINEAR_MAX = 500;

it.each([
  ['blanks', `TY  - JOUR\n${' '.repeat(100_000)}x`],
  ['line ends', `${'\r'.repeat(100_000)}TY  - JOUR`],
  ['commas', `TY  - JOUR\nAU  - ${','.repeat(100_000)}x`],
  ['names without a comma', `TY  - JOUR\nAU  - ${'a and '.repeat(30_000)}`],
  ['names', `TY  - JOUR\nAU  - ${'Paz, Ana; '.repeat(20_000)}`],
  ['continued lines', `TY  - JOUR\nAB  - ${'x\n'.repeat(100_000)}`],
  ['tags before TY', `${'TI  - x\n'.repeat(20_000)}TY  - JOUR\nAU  - Paz, Ana`],
  ['entities', `TY  - JOUR\nTI  - ${'&amp;'.repeat(40_000)}`],
])('takes linear time for a RIS text of many %s', async (_name, text) => {
  // The parser is loaded.
  await parseCitations('TY  - JOUR\nTI  - Uno');
  const work = () => parseCitations(text).catch(() => undefined);
  expect(await leastCpuTime(work, LINEAR_MAX)).toBeLessThan(LINEAR_MAX);
});
