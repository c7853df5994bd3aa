import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type CsvColumn, origenColumn, toCsv } from '../../../admin/records/export/csv.ts';
import { CONVENIO_COLUMNS } from '../../../admin/resources/convenios/columns.ts';
import { EVENTO_COLUMNS } from '../../../admin/resources/eventos/columns.ts';
import { INTEGRANTE_COLUMNS } from '../../../admin/resources/integrantes/columns.ts';
import { NOTICIA_COLUMNS } from '../../../admin/resources/noticias/columns.ts';
import { PRODUCTO_COLUMNS } from '../../../admin/resources/productos/columns.ts';
import { PROYECTO_COLUMNS } from '../../../admin/resources/proyectos/columns.ts';
import { guessColumns, guessKind } from '../../../api/resources/imports/values/columns.ts';
import { serverResources } from '../../../api/resources/serverResources.ts';
import { IMPORTED_RESOURCES } from '../../../contract/resources/resources.ts';
import { convenios } from '../../../dataProvider/resources/convenios.ts';
import { eventos } from '../../../dataProvider/resources/eventos.ts';
import { integrantes } from '../../../dataProvider/resources/integrantes.ts';
import { noticias } from '../../../dataProvider/resources/noticias.ts';
import { productos } from '../../../dataProvider/resources/productos.ts';
import { proyectos } from '../../../dataProvider/resources/proyectos.ts';
import {
  newConvenio,
  newEvento,
  newIntegrante,
  newNoticia,
  newProducto,
  newProyecto,
} from '../../support/builders/inputs.ts';
import { settled } from '../../support/imports.ts';
import { type Caller, testApp } from '../../support/testApp.ts';

type Read = (wire: unknown) => never;
interface Exported {
  columns: readonly CsvColumn<never>[];
  read: Read;
  list: 'listProyectos' | 'listIntegrantes' | 'listProductos' | 'listConvenios' | 'listEventos' | 'listNoticias';
  field: string;
}

const of = (columns: readonly CsvColumn<never>[], read: unknown, list: Exported['list'], field: string): Exported => ({
  columns,
  read: read as Read,
  list,
  field,
});

/** The column of an export of records that come from a file. */
const ORIGEN = origenColumn(new Map([[1, 'Proyectos\nInvestigación y desarrollo\nMuelles']]));

const EXPORTS: Readonly<Record<(typeof IMPORTED_RESOURCES)[number], Exported>> = {
  proyectos: of([...PROYECTO_COLUMNS, ORIGEN], proyectos.read, 'listProyectos', 'projects'),
  integrantes: of([...INTEGRANTE_COLUMNS, ORIGEN], integrantes.read, 'listIntegrantes', 'integrantes'),
  productos: of([...PRODUCTO_COLUMNS, ORIGEN], productos.read, 'listProductos', 'products'),
  convenios: of(CONVENIO_COLUMNS, convenios.read, 'listConvenios', 'convenios'),
  eventos: of(EVENTO_COLUMNS, eventos.read, 'listEventos', 'eventos'),
  noticias: of(NOTICIA_COLUMNS, noticias.read, 'listNoticias', 'noticias'),
};

// Exports are made in the browser, whose address is in the addresses of pictures.
beforeAll(() => void vi.stubGlobal('window', { location: { href: 'http://localhost/' } }));
afterAll(() => void vi.unstubAllGlobals());

/** Columns that no import takes. */
const LEFT_ASIDE: Readonly<Record<(typeof IMPORTED_RESOURCES)[number], string[]>> = {
  proyectos: ['Actualizado por', 'Creado por', 'Descripción de la imagen', 'Fecha de creación', 'Imagen', 'Origen'],
  integrantes: ['Autorización registrada por', 'Creado por', 'Imagen', 'Origen'],
  productos: [
    'Actualizado por',
    'Creado por',
    'Objetivo del proyecto',
    'Origen',
    'Tamaño del texto completo',
    'Texto completo (PDF)',
  ],
  convenios: ['Logo'],
  eventos: ['Actualizado por', 'Descripción de la imagen', 'Imagen', 'Registrado por'],
  noticias: ['Actualizado por', 'Creado por', 'Descripción de la imagen', 'Imagen'],
};

it.each(IMPORTED_RESOURCES)(
  'every column of the export of %s is read, or left aside by name, and tells the kind',
  (kind) => {
    const headers = EXPORTS[kind].columns.map(({ header }) => header);
    const guessed = guessColumns(serverResources[kind].imports, headers);
    const unread = headers.filter((_, index) => guessed[index] === '');
    expect(unread.sort()).toEqual(LEFT_ASIDE[kind]);
    expect(guessKind(serverResources, headers)).toBe(kind);
  },
);

/** Texts that spreadsheets take for formulas, that look like guarded ones, or that hold what a CSV is made of. */
const TEXTS = [
  '=1+1',
  "'=SUMA(A1)",
  "''-2",
  '-5',
  '+57 300',
  '@ana',
  "'comilla",
  'Uno; dos, "tres"',
  'a;b\n=2\n\t-3;c',
];

/** Adds records of every kind whose texts are a text. */
async function addRecords(staff: Caller, text: string): Promise<void> {
  const line = text.replaceAll(/\s+/g, ' ');
  const lista = [line, 'otra'];
  await newProyecto(staff, { nombre: line, objetivo: text, descripcion: text, entidades: lista });
  const persona = {
    nombres: line,
    apellidos: line,
    cargo: line,
    profesion: line,
    estudios: lista,
    areas_tematicas: lista,
  };
  await newIntegrante(staff, { ...persona, email: '', orcid: '' });
  const record = { descripcion: text, resumen: text, palabras_clave: lista, editorial: line, ciudad: line };
  await newProducto(staff, { nombre: line, tipo: 'Libro', ...record });
  await newConvenio(staff, { nombre: line, descripcion: text });
  await newEvento(staff, { nombre: line, descripcion: text, lugar: line, pais: line, nombre_ponencia: line });
  await newNoticia(staff, { titulo: line, resumen: text, texto: `<p>${line}</p>` });
}

it('every exported list is the same records when it comes back', async () => {
  // One portal for all: its sample has pictures, which take long.
  await using portal = await testApp({ sampleContent: true });
  const staff = await portal.staff();
  for (const text of TEXTS) await addRecords(staff, text);
  for (const kind of IMPORTED_RESOURCES) {
    const { columns, read, list, field } = EXPORTS[kind];
    const answer: Readonly<Record<string, unknown>> = await staff.call(list, {});
    const records = [answer[field]].flat().map(read);
    expect(records.length, kind).toBeGreaterThan(TEXTS.length);
    const file = new Blob([toCsv(columns, records)]);
    const { id } = await staff.call('addImport', { body: { nombre: 'lista.csv' }, file });
    await settled(portal);
    const { importacion } = await staff.call('getImport', { params: { id } });
    expect(importacion).toMatchObject({ problema: '', opciones: { recurso: kind } });
    const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
    const others = filas.filter(({ estado }) => estado !== 'igual');
    expect(others.map(({ numero, estado, errores, cambios }) => ({ numero, estado, errores, cambios }))).toEqual([]);
    expect(importacion.numeros).toMatchObject({ total: records.length, igual: records.length });
  }
});
