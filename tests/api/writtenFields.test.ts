import { expect, it } from 'vitest';
import { z } from 'zod';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { newConvenio } from '../../contract/entities/convenio.ts';
import { newEvento } from '../../contract/entities/evento.ts';
import { newIntegrante } from '../../contract/entities/integrante.ts';
import { newNoticia } from '../../contract/entities/noticia.ts';
import { newPagina } from '../../contract/entities/pagina.ts';
import { newProducto } from '../../contract/entities/producto.ts';
import { newProyecto } from '../../contract/entities/proyecto.ts';
import { aLogo } from '../support/images.ts';
import { type Caller, testApp } from '../support/testApp.ts';

type Fields = Record<string, unknown>;

interface Case {
  schema: z.ZodType;
  add: EndpointName;
  update: EndpointName;
  read: (staff: Caller) => Promise<object | undefined>;
  /** the values of fields that are neither texts nor URLs: in a new record and in its update */
  values: Readonly<Record<string, readonly [unknown, unknown]>>;
  /** other names of a field */
  aliases?: readonly string[];
  /** what is no value of its own: links to other records, the removal of a file (saves.test.ts) */
  links?: readonly string[];
  file?: Blob;
}

const params = { id: 1 };
const LISTS = [['Uno'], ['Otro', 'Más']] as const;
const PUBLICACION = {
  publicar_desde: ['2025-01-01T10:00:00.000Z', '2025-02-01T10:00:00.000Z'],
  publicar_hasta: ['2027-01-01T10:00:00.000Z', '2027-02-01T10:00:00.000Z'],
} as const;

const PERSONA = {
  apellidos: 'de la Cruz',
  nombres: 'Ana',
  nombre_corporativo: '',
  orcid: '0000-0002-1825-0097',
  integrante_id: null,
};

const CASES: Case[] = [
  {
    schema: newProyecto,
    add: 'addProyecto',
    update: 'updateProyecto',
    read: async (staff) => (await staff.call('listProyectos', {})).projects[0],
    values: {
      ...PUBLICACION,
      estado: [1, 2],
      fecha_inicio: ['2024-02-01', '2024-03-01'],
      fecha_fin: ['2025-11-30', '2025-12-01'],
      entidades: LISTS,
    },
    aliases: ['url_externa'],
    links: ['id_linea', 'integrantes', 'productos'],
  },
  {
    schema: newIntegrante,
    add: 'addIntegrante',
    update: 'updateIntegrante',
    read: async (staff) => (await staff.call('getIntegrante', { params })).investigador,
    values: {
      ...PUBLICACION,
      grupo: [1, 2],
      email: ['una@ejemplo.org', 'otra@ejemplo.org'],
      estudios: LISTS,
      areas_tematicas: LISTS,
      orcid: ['0000-0002-1825-0097', ''],
      periodos: [
        [
          { desde: '', hasta: '2018-06-30' },
          { desde: '2020-01-15', hasta: '' },
        ],
        [],
      ],
      correo_publico: [0, 1],
      imagen_publica: [0, 1],
      fecha_autorizacion: ['2026-03-01', '2026-04-02'],
    },
    aliases: ['correo'],
  },
  {
    schema: newProducto,
    add: 'addProducto',
    update: 'updateProducto',
    read: async (staff) => (await staff.call('listProductos', {})).products[0],
    values: {
      ...PUBLICACION,
      tipo: ['Libro', 'Software'],
      autores: [[PERSONA], [{ ...PERSONA, apellidos: 'Ñáñez', orcid: '' }]],
      editores: [[{ ...PERSONA, apellidos: '', nombres: '', nombre_corporativo: 'Ministerio' }], []],
      fecha_publicacion: ['2026-05', '2025'],
      en_prensa: [1, 0],
      idioma: ['es', 'pt'],
      palabras_clave: LISTS,
      doi: ['10.5555/abc', '10.5555/def(1)'],
      licencia: ['CC-BY-4.0', 'MIT'],
      acceso: ['abierto', 'embargo'],
      fecha_embargo: ['2026-01-01', '2027-01-01'],
      issn: ['2049-3630', '0000-006X'],
      isbn: ['978-3-16-148410-0', '0-306-40615-2'],
      evento_fecha_inicio: ['2025-03-01', '2025-03-02'],
      evento_fecha_fin: ['2025-03-05', '2025-03-02'],
    },
    aliases: ['url_externa', 'enlace_ext'],
    links: ['proyecto_id', 'quitar_pdf'],
  },
  {
    schema: newConvenio,
    add: 'addConvenio',
    update: 'updateConvenio',
    read: async (staff) => (await staff.call('getConvenio', { params })).convenio,
    values: { ...PUBLICACION, estado: [2, 1] },
    file: aLogo(),
  },
  {
    schema: newEvento,
    add: 'addEvento',
    update: 'updateEvento',
    read: async (staff) => (await staff.call('getEvento', { params })).evento,
    values: {
      ...PUBLICACION,
      fecha: ['2025-03-01', '2025-04-02'],
      tipo: [2, 3],
      estado: [0, 1],
      urls_adicionales: [['https://ejemplo.org/1'], ['https://ejemplo.org/2']],
    },
    aliases: ['titulo'],
    links: ['quitar_imagen'],
  },
  {
    schema: newNoticia,
    add: 'addNoticia',
    update: 'updateNoticia',
    read: async (staff) => (await staff.call('getNoticia', { params })).noticia,
    values: {
      ...PUBLICACION,
      fecha: ['2025-03-01', '2025-04-02'],
      texto: ['<p>Uno</p>', '<p>Otro</p>'],
      activo: [0, 1],
    },
    links: ['proyecto_id', 'producto_id', 'evento_id'],
  },
  {
    schema: newPagina,
    add: 'addPagina',
    update: 'updatePagina',
    read: async (staff) => (await staff.call('getPagina', { params })).pagina,
    values: {
      ...PUBLICACION,
      direccion: ['una-direccion', 'otra-direccion'],
      texto: ['<p>Uno</p>', '<p>Otro</p>'],
      idioma: ['en', 'pt'],
      lugar: ['pie', 'ninguno'],
      activo: [0, 1],
    },
  },
];

/** A value for every field of the schema of a new record. */
function bodyOf({ schema, values, aliases = [], links = [] }: Case, attempt: 0 | 1): Fields {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const names = Object.keys(properties).filter((name) => ![...aliases, ...links].includes(name));
  const sample = (name: string) => {
    const text = `${name} ${attempt}`;
    return /^(url|enlace)/.test(name) ? `https://ejemplo.org/${encodeURIComponent(text)}` : text;
  };
  return Object.fromEntries(names.map((name) => [name, values[name]?.[attempt] ?? sample(name)]));
}

it.each(CASES)('$add and $update store every field that the schema of a new record has', async (row) => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const added = bodyOf(row, 0);
  expect(await staff.send(row.add, { body: added, file: row.file })).toMatchObject({ status: 200 });
  expect(await row.read(staff)).toMatchObject(added);
  const updated = bodyOf(row, 1);
  const address = endpoints[row.update].path.includes('{id}') ? { params } : {};
  expect(await staff.send(row.update, { ...address, body: { id: 1, ...updated } })).toMatchObject({ status: 200 });
  expect(await row.read(staff)).toMatchObject(updated);
});
