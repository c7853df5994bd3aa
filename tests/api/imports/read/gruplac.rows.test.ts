import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReadRecord } from '../../../../api/imports/read/fileContent.ts';
import { readFile } from '../../../../api/imports/read/readFile.ts';
import { gruplacPage } from '../../../support/gruplacPage.ts';

async function recordsOf(bytes: Buffer): Promise<ReadRecord[]> {
  const content = await readFile(bytes, {});
  if (!('registros' in content)) throw new Error('a table');
  return content.registros;
}
const rowsOf = (title: string, ...rows: string[]) => recordsOf(Buffer.from(gruplacPage([{ title, rows }])));
const other = (text: string) => `Otra fila de la página dice «${text}».`;

const article = (details: string, authors = 'ANA PAZ GIL', doi = '10.5555/viento') =>
  `1.- <strong>Publicado en revista especializada:</strong> Viento en torres<br>Colombia, ${details}, <strong>DOI:</strong>${doi} <br> Autores: ${authors}, `;

describe('two rows of one article', () => {
  it('give the pages of one of them, and no issue of another journal', async () => {
    const file = readFileSync(new URL('../../../fixtures/imports/gruplac-two-rows.html', import.meta.url));
    const [calor, frio, viento, ...more] = await recordsOf(file);
    expect(more).toEqual([]);
    expect(calor).toMatchObject({
      celdas: { nombre: 'Calor en freidoras', pagina_inicial: '1', pagina_final: '8' },
      marcas: { pagina_inicial: other('100216'), pagina_final: expect.stringContaining('«100216 - 8»') },
    });
    expect(frio).toMatchObject({
      celdas: { nombre: 'Frio en neveras', pagina_inicial: '1', pagina_final: '9' },
      marcas: { pagina_inicial: other('5') },
    });
    expect(viento?.celdas).toEqual({
      nombre: 'Viento en torres',
      tipo: 'Artículo científico',
      autores: 'ANA PAZ GIL\nLUZ MAR RUIZ',
      revista: 'Revista de Calor',
      issn: '0926-8782',
      fecha_publicacion: '2019',
      volumen: '12',
      doi: '10.5555/viento',
    });
    expect(viento?.marcas).toEqual({
      autores: 'De otra fila de la página: LUZ MAR RUIZ.',
      revista: other('Otra Revista'),
      issn: other('1573-7578'),
      numero: other('3'),
      pagina_inicial: other('40'),
      pagina_final: other('50'),
    });
  });

  it.each<[string, first: string, second: string, pages: (string | undefined)[]]>([
    ['the end, which the other one has', 'págs: 5 - ', 'págs: 5 - 9', ['5', '9']],
    ['the beginning, which the other one has', 'págs:  - 9', 'págs: 5 - 9', ['5', '9']],
    ['both ends', 'págs: 5 - 9', 'págs: 1 - 9', ['5', '9']],
    ['no pages', 'págs:  - ', 'págs: 1 - 9', ['1', '9']],
    ['one page where both have one', 'págs: 5 - ', 'págs: 7 - ', ['5', undefined]],
    ['the first page, and the other one the last', 'págs: 5 - ', 'págs:  - 9', ['5', undefined]],
  ])('give whole pages: the first row has %s', async (_name, first, second, pages) => {
    const of = (text: string) => article(`Rev X ISSN: 0926-8782, 2021 vol:8 fasc: 1 ${text}`);
    const [record, ...more] = await rowsOf('Artículos publicados', of(first), of(second));
    expect(more).toEqual([]);
    expect([record?.celdas.pagina_inicial, record?.celdas.pagina_final]).toEqual(pages);
  });

  it.each([
    ['another volume', 'Rev X ISSN: 0926-8782, 2021 vol:12 fasc: 3 págs: 1 - 9'],
    ['another journal', 'Anales ISSN: 1573-7578, 2021 vol:1 fasc: 3 págs: 1 - 9'],
    ['another journal, known by its ISSN', 'ISSN: 1573-7578, 2021 vol:1 fasc: 3 págs: 1 - 9'],
  ])('take neither issue nor pages from %s, and say them', async (_name, second) => {
    const first = 'Rev X ISSN: 0926-8782, 2021 vol:1 fasc: págs: - ';
    const [record, ...more] = await rowsOf('Artículos publicados', article(first), article(second));
    expect(more).toEqual([]);
    expect(record?.celdas).not.toHaveProperty('numero');
    expect(record?.celdas).not.toHaveProperty('pagina_inicial');
    expect(record?.celdas).not.toHaveProperty('pagina_final');
    expect(record?.marcas).toMatchObject({ numero: other('3'), pagina_inicial: other('1'), pagina_final: other('9') });
  });

  it('take issue and pages from the same journal, whose name is written otherwise', async () => {
    const [record] = await rowsOf(
      'Artículos publicados',
      article('Rev X ISSN: 0926-8782, 2021 vol:1 fasc: págs: - '),
      article('Revista Equis ISSN: 0926-8782, 2021 vol: fasc: 3 págs: 1 - 9'),
    );
    expect(record).toMatchObject({
      celdas: { revista: 'Rev X', volumen: '1', numero: '3', pagina_inicial: '1', pagina_final: '9' },
      marcas: { revista: other('Revista Equis') },
    });
  });

  it('take no pages from a row with another DOI', async () => {
    const [record, ...more] = await rowsOf(
      'Artículos publicados',
      article('Rev X ISSN: 0926-8782, 2021 vol:1 fasc: 1 págs: - ', 'ANA PAZ GIL', '10.5555/uno'),
      article('Rev X ISSN: 0926-8782, 2021 vol:1 fasc: 1 págs: 3 - 4', 'ANA PAZ GIL', '10.5555/dos'),
    );
    expect(more).toEqual([]);
    expect(record?.celdas).not.toHaveProperty('pagina_inicial');
    expect(record?.marcas).toMatchObject({ doi: other('10.5555/dos'), pagina_inicial: other('3') });
  });
});

describe('two rows of one', () => {
  it('book chapter take neither ISBN, publisher nor pages of another book', async () => {
    const chapter = (details: string) =>
      `1.- <strong>Capítulo de libro</strong> : Brisas<br>Colombia, 2019, ${details}<br>Autores: ANA PAZ GIL, `;
    const [record, ...more] = await rowsOf(
      'Capítulos de libro publicados',
      chapter('VIENTOS, ISBN: , Vol. , págs: - , Ed. '),
      chapter('TORRES, ISBN: 9788437604947, Vol. , págs:12 - 19, Ed. Nogal'),
    );
    expect(more).toEqual([]);
    expect(record?.celdas).toEqual({
      nombre: 'Brisas',
      tipo: 'Capítulo de libro',
      autores: 'ANA PAZ GIL',
      titulo_libro: 'VIENTOS',
      fecha_publicacion: '2019',
    });
    expect(record?.marcas).toMatchObject({ isbn: other('9788437604947'), editorial: other('Nogal') });
  });

  it('project give no end to one that goes on', async () => {
    const project = (period: string) => `1.- <b>Investigación y desarrollo</b>: Muelles seguros<br>${period}`;
    const [record, ...more] = await rowsOf('Proyectos', project('2014/9 - Actual'), project('2014/9 - 2015/3'));
    expect(more).toEqual([]);
    expect(record?.celdas).toEqual({
      nombre: 'Muelles seguros',
      fecha_inicio: '2014/9',
      estado: 'En ejecución',
    });
    expect(record?.marcas).toMatchObject({
      fecha_fin: other('2015/3'),
      estado: expect.stringContaining('Finalizado'),
    });
  });

  it('event take no last day of other days', async () => {
    const event = (details: string) => `1.- <strong>Congreso</strong> : Foro de brisas<br>${details}`;
    const [record, ...more] = await rowsOf(
      'Eventos Científicos',
      event('CALI, desde 2024-11-14 00:00:00.0 - hasta '),
      event('TUNJA, desde 2024-12-01 00:00:00.0 - hasta 2024-12-03 00:00:00.0'),
    );
    expect(more).toEqual([]);
    expect(record?.celdas).toMatchObject({ evento_lugar: 'CALI', evento_fecha_inicio: '2024-11-14' });
    expect(record?.celdas).not.toHaveProperty('evento_fecha_fin');
    expect(record?.marcas).toMatchObject({ evento_fecha_fin: other('2024-12-03') });
  });
});
