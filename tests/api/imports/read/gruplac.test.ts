import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReadRecord, RecordsContent } from '../../../../api/imports/read/fileContent.ts';
import { readFile } from '../../../../api/imports/read/readFile.ts';
import { type GruplacSection, gruplacPage } from '../../../support/gruplacPage.ts';
import { generatePage } from '../../../support/gruplacRows.ts';

const readBytes = async (bytes: Buffer): Promise<RecordsContent> => {
  const content = await readFile(bytes, {});
  if (!('registros' in content)) throw new Error('a table');
  return content;
};
const read = (sections: readonly GruplacSection[], extra?: string) =>
  readBytes(Buffer.from(gruplacPage(sections, extra)));

const ARTICLES = 'Artículos publicados';
const rowsOf = (title: string, ...rows: string[]) => read([{ title, rows }]);

const marked = ({ marcas }: ReadRecord): string[] => Object.keys(marcas).toSorted();

interface Article {
  title?: string;
  revista?: string;
  rest?: string;
  doi?: string;
  authors?: string;
}
const article = ({
  title = 'Vías',
  revista = 'Rev X',
  rest = '2025 vol:1 fasc: 2 págs: 1 - 9',
  doi = '',
  authors = 'ANA DIAZ',
}: Article) =>
  `1.- <strong>Publicado en revista especializada:</strong> ${title}<br>Colombia, ${revista} ISSN: 2407-9529, ${rest}, <strong>DOI:</strong>${doi} <br> Autores: ${authors}`;

describe('the rows of a GrupLAC page', () => {
  it.each([1, 2, 3])(
    'become what they say, whatever their markup, or are marked: page %i of 500 rows',
    async (seed) => {
      const { sections, expected } = generatePage(seed, 500);
      const { registros, avisos } = await read(sections);
      const byName = new Map(registros.map((record) => [record.celdas.nombre, record]));
      expect(registros).toHaveLength(expected.length);
      for (const { nombre, marcas, ...rest } of expected) {
        const record = byName.get(nombre);
        expect({ ...record, marcas: record && marked(record) }).toMatchObject({ ...rest, marcas: marcas.toSorted() });
        expect(record?.celdas).toEqual(rest.celdas);
      }
      expect(avisos).toEqual([expect.stringContaining('codificadas dos veces')]);
    },
  );

  it('keep section, kind and text', async () => {
    const { registros } = await rowsOf(ARTICLES, article({ doi: '10.5555/abc' }));
    expect(registros[0]?.origen).toBe(
      'Artículos publicados\nPublicado en revista especializada\nVías\nColombia, Rev X ISSN: 2407-9529, 2025 vol:1 fasc: 2 págs: 1 - 9, DOI:10.5555/abc\nAutores: ANA DIAZ',
    );
  });

  it('keep the first 20.000 characters of a longer text, and are marked', async () => {
    const { registros } = await rowsOf(
      ARTICLES,
      article({ title: 'Largo', authors: 'ANA DIAZ, '.repeat(3_000) }),
      article({ title: 'Corto' }),
    );
    const [long, short] = registros;
    expect(long?.origen).toHaveLength(20_000);
    expect(long?.origen).toMatch(
      /^Artículos publicados\nPublicado en revista especializada\nLargo\n.*\nAutores: ANA DIAZ, .*…$/,
    );
    expect(long?.marcas.nombre).toMatch(
      /^El texto de la fila tiene 30\.\d{3} caracteres: se guardan los primeros 20\.000\.$/,
    );
    expect([short?.origen.at(-1), short?.marcas.nombre]).toEqual(['Z', undefined]);
  });

  it('are marked where their details do not look like those of the section', async () => {
    const { registros } = await rowsOf(
      ARTICLES,
      '1.- <strong>Otra clase:</strong> Un título<br>algo más',
      '2.- Sin clase',
    );
    expect(registros.map(({ celdas, marcas }) => [celdas.nombre, marcas.nombre])).toEqual([
      ['Un título', 'La fila no tiene la forma de las de su sección: revise sus datos.'],
      ['Sin clase', 'La fila no tiene la forma de las de su sección: revise sus datos.'],
    ]);
  });

  it('have their identifiers in the wrong places', async () => {
    const book = (isbn: string, editorial: string) =>
      `1.- <strong>Libro</strong> : Libro ${isbn} de ${editorial}<br>Colombia,2019, ISBN: ${isbn} vol: págs: , Ed. ${editorial}<br>Autores: ANA DIAZ`;
    const { registros } = await rowsOf(
      'Libros publicados',
      book('2407-9529', 'X'),
      book('', '978-3-16-148410-0'),
      book('123', '978-3-16-148410-0'),
      book('2407-9529', '978-3-16-148410-0'),
    );
    expect(registros[0]).toMatchObject({
      celdas: { issn: '2407-9529', editorial: 'X' },
      marcas: { isbn: '«2407-9529» es un ISSN: se tomó como ISSN.' },
    });
    expect(registros[1]).toMatchObject({
      celdas: { isbn: '978-3-16-148410-0' },
      marcas: { isbn: 'La página da «978-3-16-148410-0» como editorial.' },
    });
    expect(registros[1]?.celdas).not.toHaveProperty('editorial');
    expect(registros[2]).toMatchObject({
      celdas: { isbn: '978-3-16-148410-0' },
      marcas: {
        isbn: 'La página dice «123», que no es válido, y no se toma. La página da «978-3-16-148410-0» como editorial.',
      },
    });
    expect(registros[3]?.celdas).toMatchObject({ isbn: '978-3-16-148410-0', issn: '2407-9529' });
  });

  it.each([
    [
      'Curso de maestría',
      '1.- <strong>Perfeccionamiento</strong> : Curso uno<br>Colombia, 2019, Idioma: Inglés, Medio de divulgación: <br>Sitio web: https://example.org, Participación como Docente, Duración (semanas): 1, Finalidad: x<br>Lugar: Cali, Institución financiadora:<br>Autores: ANA DIAZ',
      {
        nombre: 'Curso uno',
        fecha_publicacion: '2019',
        idioma: 'en',
        enlace: 'https://example.org',
        ciudad: 'Cali',
        autores: 'ANA DIAZ',
      },
    ],
    [
      'Programa académico de doctorado',
      '1.- <strong>Programa académico: </strong>Doctorado<br><strong class="tabular">Fecha acto administrativo programa: </strong>2015-09-21 00:00:00.0<br><strong class="tabular">Número acto administrativo: </strong>12<br>Institución: Univalle',
      { nombre: 'Doctorado', fecha_publicacion: '2015-09-21', institucion: 'Univalle' },
    ],
  ])('of %s are left out unless staff include them', async (title, row, celdas) => {
    expect((await rowsOf(title, row)).registros).toMatchObject([{ aparte: true, celdas: { ...celdas, tipo: 'Otro' } }]);
  });

  it.each([
    [
      'Otra publicación divulgativa',
      'Otro',
      '1.- <strong>Introducción</strong> : Folleto<br>Colombia, 2020, , , vol. ,págs: , - Autor, Ed. Imprenta<br>Autores: ANA DIAZ',
      { fecha_publicacion: '2020', editorial: 'Imprenta' },
    ],
    [
      'Prototipos',
      'Otro',
      '1.- <strong>Industrial</strong> : Casco<br>Colombia, 2024, Disponibilidad: Restringido, Institución financiadora: X<br>Autores: ANA DIAZ',
      { fecha_publicacion: '2024' },
    ],
    [
      'Informes técnicos',
      'Informe técnico',
      '1.- <strong>Informe</strong> : Uno<br>Colombia, 2024, Disponibilidad: Restringido, Institución financiadora: X<br>Autores: ANA DIAZ',
      { fecha_publicacion: '2024' },
    ],
    [
      'Demás trabajos',
      'Otro',
      '1.- <strong>Demás trabajos</strong> : Uno<br>Colombia, 2024, Idioma:<br>Autores: ANA DIAZ',
      { fecha_publicacion: '2024' },
    ],
  ])('of %s become products of type %s', async (title, tipo, row, celdas) => {
    expect((await rowsOf(title, row)).registros).toMatchObject([
      { aparte: false, marcas: {}, celdas: { ...celdas, tipo } },
    ]);
  });
});

describe('the members of a GrupLAC page', () => {
  const member = (name: string, code: string, vinculacion: string, period: string) =>
    `<tr><td>1.- <a href="https://scienti.minciencias.gov.co/cvlac/visualizador/generarCurriculoCv.do?cod_rh=${code}">${name}</a></td><td>${vinculacion}</td><td>10</td><td>${period}</td></tr>`;
  const members = (...rows: string[]) =>
    read(
      [],
      `<table><tr><td class="celdaEncabezado">Integrantes del grupo</td></tr><tr><td class="celdaEncabezado">Nombre</td><td class="celdaEncabezado">Horas</td></tr>${rows.join('')}</table>`,
    );

  it('get a proposal for their names, which is marked', async () => {
    const { registros } = await members(
      member('ANA MARÍA DE LA CRUZ LÓPEZ', '0000123456', 'Investigadora', '2005/7 - Actual'),
      member('Juan Gil', '0000123457', 'Estudiante', '2017/7 - 2018/4'),
    );
    expect(registros).toMatchObject([
      {
        recurso: 'integrantes',
        celdas: {
          nombres: 'Ana María',
          apellidos: 'de la Cruz López',
          cargo: 'Investigadora',
          url_cvlac: 'https://scienti.minciencias.gov.co/cvlac/visualizador/generarCurriculoCv.do?cod_rh=0000123456',
        },
        marcas: {
          nombres: 'La página dice «ANA MARÍA DE LA CRUZ LÓPEZ»: revise cuáles son nombres y cuáles apellidos.',
          cargo: 'Es la vinculación que dice la página (2005/7 - Actual).',
        },
      },
      { celdas: { nombres: 'Juan', apellidos: 'Gil' } },
    ]);
  });

  it('stand once, though they belonged to the group twice', async () => {
    const { registros } = await members(
      member('ANA DIAZ', '1', 'Investigadora', '2017/7 - Actual'),
      member('ANA DIAZ', '1', 'Estudiante', '2001/7 - 2004/4'),
      member('ANA DIAZ', '2', 'Investigadora', '2017/7 - Actual'),
    );
    expect(registros.map(({ marcas }) => marcas.cargo)).toEqual([
      'Es la vinculación que dice la página (2017/7 - Actual). En otra fila: Estudiante, 2001/7 - 2004/4.',
      'Es la vinculación que dice la página (2017/7 - Actual).',
    ]);
  });
});

describe('a product that several members have entered', () => {
  it('becomes one, with the row that has a DOI first, and the differences marked', async () => {
    const { registros, avisos } = await rowsOf(
      ARTICLES,
      article({ title: 'LAS VIAS', authors: 'JUAN GIL, ANA DÍAZ', rest: '2025 vol:1 fasc: 3 págs: 1 - 10' }),
      article({ title: 'Las vías', doi: '10.5555/abc', authors: 'ANA DIAZ, LUZ PAZ' }),
    );
    expect(registros).toMatchObject([
      {
        celdas: {
          nombre: 'Las vías',
          doi: '10.5555/abc',
          autores: 'ANA DIAZ\nLUZ PAZ\nJUAN GIL',
          pagina_final: '9',
          numero: '2',
        },
        marcas: {
          nombre: 'Otra fila de la página dice «LAS VIAS».',
          autores: 'De otra fila de la página: JUAN GIL.',
          pagina_final: 'Otra fila de la página dice «10».',
          numero: 'Otra fila de la página dice «3».',
        },
      },
    ]);
    expect(registros[0]?.origen.split('\n\n')).toHaveLength(2);
    expect(avisos).toEqual([
      'Se unió una fila de productos con otra de lo mismo. Lo que dicen de distinto está marcado.',
    ]);
  });

  it('is known though one DOI is cut off, or the journal is written otherwise', async () => {
    const rows = [
      article({ doi: '10.5555/abcdef' }),
      article({ doi: '10.5555/abc' }),
      article({ revista: 'Revista X' }),
    ];
    const { registros } = await rowsOf(ARTICLES, ...rows);
    expect(registros).toHaveLength(1);
    expect(registros[0]?.marcas).toMatchObject({
      doi: 'Otra fila de la página dice «10.5555/abc».',
      revista: 'Otra fila de la página dice «Revista X».',
    });
  });

  it.each([
    ['another year', article({}), article({ rest: '2024 vol:1 fasc: 2 págs: 1 - 9' }), false],
    ['another number in its title', article({ title: 'Parte 1' }), article({ title: 'Parte 2' }), false],
    [
      'another DOI in another issue',
      article({ doi: '10.5555/a' }),
      article({ doi: '10.5555/b', rest: '2025 vol:2 fasc: 2 págs: 1 - 9' }),
      true,
    ],
    ['another journal and no author in common', article({}), article({ revista: 'Otra', authors: 'JUAN GIL' }), true],
  ])('is not one with %s', async (_name, first, second, isMarked) => {
    const { registros } = await rowsOf(ARTICLES, first, second);
    expect(registros).toHaveLength(2);
    for (const { marcas } of registros)
      expect(marcas.nombre).toBe(
        isMarked
          ? 'Otra fila de la página tiene el mismo título, con otros datos: revise si es el mismo producto.'
          : undefined,
      );
  });
});

describe('the sections of a GrupLAC page', () => {
  it('are reported if they are unknown or not imported', async () => {
    const { registros, avisos } = await read([
      { title: 'Líneas de investigación declaradas por el grupo', rows: ['1.- Una', '2.- Dos'] },
      { title: 'Sección nueva', rows: ['1.- Uno', '2.- Dos'] },
      { title: 'Prototipos', rows: [] },
      { title: ARTICLES, rows: [article({})] },
    ]);
    expect(registros).toHaveLength(1);
    expect(avisos).toEqual([
      'No se importan estas secciones: «Líneas de investigación declaradas por el grupo».',
      'Estas secciones no se conocen y sus filas no se leen: «Sección nueva» (2 filas).',
    ]);
  });
});

describe('the table of sections in docs/imports.md', () => {
  const lines = readFileSync(new URL('../../../../docs/imports.md', import.meta.url), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| section |'));
  const table = lines
    .slice(start + 2, lines.indexOf('', start))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const row = '1.- <strong>Clase</strong> : Título<br>Colombia, 2024, Disponibilidad: X<br>Autores: ANA DIAZ';

  it.each(table.map(([, section = '', becomes = '']) => [section, becomes]))(
    'says what a row of «%s» becomes: %s',
    async (section, becomes) => {
      const { registros, avisos } = await read([
        { title: section, rows: [row] },
        { title: 'Demás trabajos', rows: ['1.- <strong>Otra</strong> : Control<br>Colombia, 2024,'] },
      ]);
      const [found] = registros.filter(({ celdas }) => celdas.nombre !== 'Control');
      const kinds: Readonly<Record<string, string>> = {
        integrantes: 'member',
        proyectos: 'project',
        productos: `${found?.celdas.tipo}${found?.aparte ? ', if staff include it' : ''}`,
      };
      expect(found === undefined ? 'nothing' : kinds[found.recurso]).toBe(becomes);
      expect(avisos).toEqual(becomes === 'nothing' ? [`No se importan estas secciones: «${section}».`] : []);
    },
  );
});

describe('the encoding of a GrupLAC page', () => {
  const html = gruplacPage([{ title: ARTICLES, rows: [article({ title: 'Peatón y señal' })] }]);

  it.each([
    ['utf-8', Buffer.from(html)],
    ['windows-1252', Buffer.from(html, 'latin1')],
  ])('is recognised, whatever its meta says: %s', async (codificacion, bytes) => {
    const { registros, ...rest } = await readBytes(bytes);
    expect(registros[0]?.celdas.nombre).toBe('Peatón y señal');
    expect(rest).toEqual({ formato: 'gruplac', codificacion, avisos: [] });
  });
});

describe('a page of another kind', () => {
  it.each([
    [
      '<html><head><title>CvLAC - RG</title></head><body><table><tr><td>Nombre</td></tr></table></body></html>',
      /CvLAC, que tiene datos personales/,
    ],
    ['<html><body><a name="datos_generales"></a><table></table></body></html>', /CvLAC, que tiene datos personales/],
    ['<html><body><p>Hola</p></body></html>', /^El archivo no es la página de un grupo en GrupLAC$/],
    ['<?xml version="1.0"?><a/>', /^El archivo no es la página de un grupo en GrupLAC$/],
  ])('is refused: %#', async (html, message) => {
    await expect(readBytes(Buffer.from(html))).rejects.toMatchObject({
      status: 415,
      message: expect.stringMatching(message),
    });
  });

  it.each(['', 'GRUPO UNO'])('is refused if its group does not exist, or has nothing: «%s»', async (group) => {
    const title = `<span class="celdaEncabezado">${group}</span>`;
    const table = '<table><tr><td class="celdaEncabezado">Integrantes del grupo</td></tr></table>';
    await expect(readBytes(Buffer.from(`<html><body>${title}${table}</body></html>`))).rejects.toMatchObject({
      status: 422,
      message: 'La página no tiene integrantes, proyectos ni productos: revise el número (nro) de su dirección',
    });
  });
});
