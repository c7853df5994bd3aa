/** Tables as spreadsheets, databases and reference managers write them; the contents are invented. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sortedName } from '../../contract/bibliography/persona.ts';
import { settled } from '../support/imports.ts';
import { testApp } from '../support/testApp.ts';

const fixture = (name: string) => readFile(new URL(`../fixtures/tables/${name}`, import.meta.url));

type Remarks = Readonly<Record<string, string>>;

interface Table {
  file: string;
  encoding?: string;
  avisos?: string[];
  /** of each row */
  errores?: Remarks[];
  marcas?: Remarks[];
  /** by name: authors, then other fields */
  products: Record<string, { autores: string[]; [field: string]: unknown }>;
}

const UNDECIDED = { autores: 'Separe los autores con punto y coma' };
const CUT = { autores: '«et al.»: la lista de autores está incompleta' };
const one = (text: string) => ({
  autores: `«${text}»: se tomó como un solo autor. Si son varios, sepárelos con punto y coma`,
});
const number = (text: string, value: string) =>
  `«${text}»: la hoja de cálculo hizo un número de este dato. Se tomó ${value}`;
const date = (text: string, value: string) =>
  `«${text}»: la hoja de cálculo hizo una fecha de este dato. Se tomó ${value}`;
const empty = (text: string) => `«${text}»: se dejó vacío`;
const guessed = (name: string) => [
  `El archivo parece estar en ${name}. Si hay letras cambiadas, elija otra codificación.`,
];

const TABLES: Table[] = [
  {
    file: 'authors-with-commas.csv',
    products: {
      'Obra uno': { autores: ['Ana Paz Gil', 'Luz Mar Ruiz', 'Juan Sol Cruz'] },
      'Obra dos': { autores: ['Paz, A.', 'Mar, L.', 'Sol, J.'] },
      'Obra tres': { autores: ['Ana Paz', 'Luz Mar'] },
    },
  },
  {
    file: 'macroman.csv',
    encoding: 'macintosh',
    avisos: guessed('Macintosh'),
    products: { 'Evaluación de señales en Bogotá': { autores: ['Peña, María'] } },
  },
  {
    file: 'msdos-cp850.csv',
    encoding: 'ibm850',
    avisos: guessed('MS-DOS'),
    products: { 'Evaluación de señales en Bogotá': { autores: ['Peña, María'] } },
  },
  {
    file: 'end-of-day.xlsx',
    encoding: '',
    products: {
      '23:59:59': { autores: ['Paz, Ana'], fecha_publicacion: '2024-02-29' },
      '23:59:00': { autores: ['Paz, Ana'], fecha_publicacion: '2024-02-29' },
      '23:59:59 formato dia': { autores: ['Paz, Ana'], fecha_publicacion: '2024-02-29' },
      '00:00:00': { autores: ['Paz, Ana'], fecha_publicacion: '2024-03-01' },
    },
  },
  {
    file: 'excel-spanish.csv',
    encoding: 'windows-1252',
    marcas: [
      { issn: number('9268782', '0926-8782'), numero: date('03-abr', '3-4'), pagina_inicial: date('01-ago', '1-8') },
      { numero: '«ene-99»: la hoja de cálculo hizo una fecha de este dato, y no se tomó' },
      {
        ...one('José Ortega y Gasset'),
        issn: '«03/04/2024»: la hoja de cálculo hizo una fecha de este dato, y no se tomó',
        numero: '«04/03/2024»: la hoja de cálculo hizo una fecha de este dato, y no se tomó',
        pagina_final: '«1783-6»: se completó la última página, 1786',
      },
    ],
    products: {
      'Señales en cruces escolares': {
        autores: ['Peña Ruiz, María', 'Gil Mar, José'],
        fecha_publicacion: '2024-03-05',
        issn: '0926-8782',
        numero: '3-4',
        pagina_inicial: '1',
        pagina_final: '8',
      },
      Ciclovías: {
        autores: ['Paz, Ana'],
        fecha_publicacion: '2024-03-05',
        numero: '',
        pagina_inicial: '15',
        pagina_final: '29',
      },
      Peatones: {
        autores: ['José Ortega y Gasset'],
        fecha_publicacion: '2024-03-01',
        issn: '',
        numero: '',
        pagina_inicial: '1783',
        pagina_final: '1786',
      },
    },
  },
  {
    file: 'excel-mac.csv',
    encoding: 'macintosh',
    avisos: guessed('Macintosh'),
    products: {
      'Año de la señal: ¿qué cambió?': { autores: ['Núñez, María José'], fecha_publicacion: '2024-03-05' },
      'Vía única': { autores: ['Luz Ángela Íñiguez', 'José Peña'], fecha_publicacion: '2024-02-29' },
    },
  },
  {
    file: 'excel-msdos.csv',
    encoding: 'ibm850',
    avisos: guessed('MS-DOS'),
    marcas: [{}, { fecha_publicacion: '«05/03/24»: se tomó el año 2024' }],
    products: {
      'EVALUACIÓN DE LA MALLA VÍAL': { autores: ['PEÑA, MARÍA'], fecha_publicacion: '2024-03-05' },
      'Señalización en Bogotá': { autores: ['Núñez, José'], fecha_publicacion: '2024-03-05' },
    },
  },
  {
    file: 'msdos-437.csv',
    encoding: 'ibm850',
    avisos: guessed('MS-DOS'),
    products: { 'Análisis del año según la señal': { autores: ['Güiza Peña, José'] } },
  },
  {
    file: 'libreoffice-title.csv',
    avisos: [
      'Se omitieron las 2 filas que están antes de los nombres de las columnas: «Universidad de Ejemplo; Productos del grupo, 2024».',
    ],
    products: {
      'Calles compartidas': { autores: ['Paz, Ana'], fecha_publicacion: '2024' },
      'Calles lentas': { autores: ['Mar, Luz', 'Sol, Juan'], fecha_publicacion: '2023' },
    },
  },
  {
    file: 'google-sheets.tsv',
    avisos: ['Se omitió la fila que está antes de los nombres de las columnas: «Producción del grupo».'],
    errores: [{}, UNDECIDED],
    marcas: [{ doi: empty('N/A') }, { doi: empty('sin DOI') }],
    products: {
      'Guía de peatones': {
        autores: ['Ana Paz Gil', 'Luz Mar Ruiz', 'José Ortega y Gasset'],
        fecha_publicacion: '2024-03-05',
        doi: '',
      },
    },
  },
  {
    file: 'google-forms.csv',
    marcas: [
      {
        autores:
          '«Ana Paz Gil, Luz Mar Ruiz»: se tomaron dos personas. Si es una sola, escriba un punto y coma al final',
      },
      one('Ministerio de Transporte y Obras'),
    ],
    products: {
      'Encuesta de movilidad': { autores: ['Ana Paz Gil', 'Luz Mar Ruiz'], fecha_publicacion: '2024-03-01' },
      'Conteo de ciclistas': { autores: ['Ministerio de Transporte y Obras'], fecha_publicacion: '2024-03-06' },
    },
  },
  {
    file: 'repository.csv',
    products: {
      'Patios escolares': {
        autores: ['Paz Gil, Ana', 'Mar Ruiz, Luz', 'Instituto de Hidrología, Meteorología y Estudios Ambientales'],
        fecha_publicacion: '2024-03-05',
      },
      'Rutas seguras': { autores: ['Paz Gil, Ana'], fecha_publicacion: '2024-03' },
    },
  },
  {
    file: 'scopus.csv',
    products: {
      'Speed in school zones': {
        tipo: 'Artículo científico',
        autores: ['Paz, A.', 'Mar Ruiz, L.'],
        issn: '0926-8782',
        pagina_inicial: '123',
        pagina_final: '130',
      },
      'Night buses': { tipo: 'Conferencia', autores: ['Sol, J.'], fecha_publicacion: '2022' },
    },
  },
  {
    file: 'zotero.csv',
    marcas: [{ issn: '«0926-8782, 1573-7578»: se tomó 0926-8782' }, {}],
    products: {
      'Cruces a nivel': {
        tipo: 'Artículo científico',
        autores: ['Paz, Ana', 'Mar, Luz'],
        numero: '3-4',
        pagina_inicial: '12',
        pagina_final: '20',
      },
      'Capítulo de prueba': { tipo: 'Capítulo de libro', autores: ['Sol, Juan', 'Ejemplo, Grupo'] },
    },
  },
  {
    file: 'apa-list.csv',
    marcas: [{}, CUT, CUT, {}],
    products: {
      'Lista en APA': { autores: ['Paz Gil, A. M.', 'Mar, L.', 'Ortega y Gasset, J.'] },
      'Lista cortada': { autores: ['Paz, A.', 'Mar, L.', 'Sol, J.'] },
      'Con otros': { autores: ['Paz, Ana'] },
      'Dos con comas': { autores: ['Paz, Ana', 'Mar, Luz'] },
    },
  },
  { file: 'undecided.csv', errores: [UNDECIDED, UNDECIDED, UNDECIDED], products: {} },
  {
    file: 'pandas.csv',
    marcas: [
      {
        issn: number('9268782.0', '0926-8782'),
        volumen: number('12.0', '12'),
        numero: number('3.0', '3'),
        pagina_inicial: number('5.0', '5'),
        pagina_final: number('9.0', '9'),
      },
      Object.fromEntries(
        ['issn', 'volumen', 'numero', 'pagina_inicial', 'pagina_final'].map((field) => [field, empty('nan')]),
      ),
    ],
    products: {
      'Datos abiertos': { autores: ['Paz, Ana', 'Mar, Luz'], fecha_publicacion: '2024-03-05', issn: '0926-8782' },
      'Datos cerrados': { autores: ['Paz, Ana'], fecha_publicacion: '2024-02-29' },
    },
  },
];

it.each(TABLES)('$file is read right', async ({ file, encoding = 'utf-8', avisos = [], errores, marcas, products }) => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const bytes = new Uint8Array(await fixture(file));
  const { id } = await staff.call('addImport', { body: { nombre: file }, file: new Blob([bytes]) });
  await settled(portal);
  const read = (await staff.call('getImport', { params: { id } })).importacion;
  expect(read).toMatchObject({
    estado: 'por_revisar',
    opciones: { codificacion: encoding, recurso: 'productos' },
    avisos,
  });
  const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
  const nothing = filas.map(() => ({}));
  expect(filas.map((fila) => fila.errores)).toEqual(errores ?? nothing);
  expect(filas.map((fila) => fila.marcas)).toEqual(marcas ?? nothing);
  expect(filas.map(({ estado }) => estado)).toEqual(
    filas.map((_, index) => (Object.keys(errores?.[index] ?? {}).length > 0 ? 'no_se_puede' : 'nuevo')),
  );
  if (!read.opciones.columnas.includes('tipo')) {
    const body = { version: read.version, valores: { productos: { tipo: 'Libro' } } };
    await staff.call('setImportOptions', { params: { id }, body });
    await settled(portal);
  }
  const { version } = (await staff.call('getImport', { params: { id } })).importacion;
  if (Object.keys(products).length > 0) await staff.call('applyImport', { params: { id }, body: { version } });
  await settled(portal);
  const stored = (await staff.call('listProductos', {})).products;
  const named = stored.map((product) => [product.nombre, { ...product, autores: product.autores.map(sortedName) }]);
  expect(Object.fromEntries(named)).toMatchObject(products);
  expect(stored).toHaveLength(Object.keys(products).length);
});

it('authors that cannot be told apart are asked for until they are corrected', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const table = 'nombre;tipo;autores;editores\nUno;Libro;Paz, Ana, Mar, Luz;Gil, Eva, Sol, Juan';
  const { id } = await staff.call('addImport', { body: { nombre: 'a.csv' }, file: new Blob([table]) });
  const rows = async () => {
    await settled(portal);
    const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
    return filas.map(({ estado, errores }) => [estado, errores]);
  };
  const correct = async (celdas: Record<string, string>) => {
    const { version } = (await staff.call('getImport', { params: { id } })).importacion;
    await staff.call('changeImportRows', { params: { id }, body: { version, numeros: [1], celdas } });
  };
  const editors = { editores: 'Separe los editores con punto y coma' };
  expect(await rows()).toEqual([['no_se_puede', { ...UNDECIDED, ...editors }]]);
  await correct({ autores: 'Paz, Ana, Mar; Luz, Gil, Eva', editores: 'Gil, Eva, Sol, Juan' });
  expect(await rows()).toEqual([['no_se_puede', editors]]);
  await correct({ autores: 'Paz, Ana; Mar, Luz', editores: 'Gil, Eva; Sol, Juan' });
  expect(await rows()).toEqual([['nuevo', {}]]);
});

it('what staff typed instead is not taken for the doing of a spreadsheet', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const table = 'nombre;tipo;numero;volumen\nUno;Artículo científico;03-abr;04-may';
  const { id } = await staff.call('addImport', { body: { nombre: 'a.csv' }, file: new Blob([table]) });
  await settled(portal);
  const { version } = (await staff.call('getImport', { params: { id } })).importacion;
  const celdas = { numero: '2024-03-04' };
  await staff.call('changeImportRows', { params: { id }, body: { version, numeros: [1], celdas } });
  await settled(portal);
  const changed = (await staff.call('getImport', { params: { id } })).importacion;
  await staff.call('applyImport', { params: { id }, body: { version: changed.version } });
  await settled(portal);
  expect((await staff.call('listProductos', {})).products).toMatchObject([{ numero: '2024-03-04', volumen: '4-5' }]);
});

it('a title is left out only above names of columns, and the rows keep their cells', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const read = async (table: string) => {
    const { id } = await staff.call('addImport', { body: { nombre: 'a.csv' }, file: new Blob([table]) });
    await settled(portal);
    const { importacion } = await staff.call('getImport', { params: { id } });
    const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
    return { columnas: importacion.columnas.map(({ nombre }) => nombre), avisos: importacion.avisos, filas };
  };
  const below = await read('Informe\nGrupo;Ejemplo\n\n2024\nVarios\nnombre;tipo;isbn\nUno;Libro;9,78E+12\nDos;Libro;');
  expect(below).toMatchObject({
    columnas: ['nombre', 'tipo', 'isbn'],
    avisos: [
      'Se omitieron las 4 filas que están antes de los nombres de las columnas: «Informe; Grupo; Ejemplo; 2024; Varios».',
    ],
    filas: [
      { numero: 1, celdas: { nombre: 'Uno', tipo: 'Libro' }, errores: { isbn: expect.stringContaining('acortó') } },
      { numero: 2, celdas: { nombre: 'Dos' }, errores: {} },
    ],
  });
  // A row that names no more columns than the first one is a row.
  expect(await read('nombre;tipo\nTítulo;Libro\nLibro;Libro')).toMatchObject({
    columnas: ['nombre', 'tipo'],
    avisos: [],
    filas: [{ celdas: { nombre: 'Título' } }, { celdas: { nombre: 'Libro' } }],
  });
  // Of names without a row below nothing is left out.
  expect(await read('Uno;Dos\nnombre;tipo')).toMatchObject({ columnas: ['Uno', 'Dos'], avisos: [] });
});
