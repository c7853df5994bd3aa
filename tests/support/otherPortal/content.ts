/** What the other portal of the tests holds: plain records, and the faults of old data. */
import { absent, type Cells, kept, partly, readAs, refused, repaired } from './cell.ts';

export interface OldRecord {
  readonly id: number;
  /** visitors of the other portal see it */
  readonly visible: boolean;
  readonly cells: Cells;
  /** the name of its file there, and what is served under it; null: nothing, a text: no picture */
  readonly picture?: { readonly name: string; readonly content: string | null };
}

export interface OldProyecto extends OldRecord {
  readonly lineas: readonly number[];
  readonly integrantes: readonly number[];
  readonly productos: readonly number[];
  /** the name of a product that is no record, under the id of one that is: only the id of the link */
  readonly stray?: { readonly id: number; readonly nombre: string };
}

export interface OldContent {
  readonly proyectos: readonly OldProyecto[];
  readonly integrantes: readonly OldRecord[];
  readonly productos: readonly OldRecord[];
  readonly convenios: readonly OldRecord[];
  readonly eventos: readonly OldRecord[];
  readonly lineas: readonly { readonly id: number; readonly nombre: string }[];
  readonly inicio: Cells;
  /** addresses of the home that this portal has no field for */
  readonly otherUrls: Readonly<Record<string, string>>;
}

const BELL = '\u0007';
const LONG_NAME = 'Seguridad vial '.repeat(21).trim();
const SCRIPT = 'javascript:alert(document.cookie)';
const MARKUP = '<p>Usuarios <b>vulnerables</b> de la vía<script>alert(1)</script></p>';

const proyecto = (nombre: string, cells: Cells = {}): Cells => ({
  nombre: kept(nombre),
  objetivo: kept(`Objetivo de ${nombre}`),
  descripcion: kept('Estudio de cinco corredores.\nCon dos mediciones.'),
  estado: kept(1),
  fecha_inicio: kept('2021-02-01'),
  fecha_fin: kept('2023-11-30'),
  created_at: readAs('2021-01-15 10:20:30', '2021-01-15T15:20:30.000Z'),
  entidades: kept(['Secretaría de Movilidad', 'Universidad del Valle']),
  enlace: kept('https://viejo.example.org/corredores'),
  activo: kept(1),
  created_by: kept('maria.lopez'),
  updated_by: kept('jorge'),
  ...cells,
});

const proyectos: readonly OldProyecto[] = [
  { id: 3, visible: true, cells: proyecto('Corredores seguros'), lineas: [1], integrantes: [2, 40], productos: [5, 3] },
  {
    id: 17,
    visible: true,
    cells: proyecto('Motociclistas y fatiga', {
      estado: kept(2),
      descripcion: refused(MARKUP),
      fecha_inicio: kept(''),
      fecha_fin: readAs(null, ''),
      enlace: repaired('www.ejemplo.org/motociclistas', 'https://www.ejemplo.org/motociclistas'),
      entidades: kept([]),
    }),
    lineas: [2, 3],
    integrantes: [999_999],
    productos: [900_000],
  },
  {
    id: 41,
    visible: false,
    cells: proyecto('Casco bien puesto', {
      activo: kept(0),
      // The order of the days is not asked of what is there already.
      fecha_inicio: readAs('15/03/2022', '2022-03-15'),
      fecha_fin: readAs('5 de marzo de 2021', '2021-03-05'),
      objetivo: refused(`Objetivo${BELL}`),
    }),
    lineas: [],
    integrantes: [2],
    productos: [],
  },
  {
    id: 1_000_000,
    visible: true,
    cells: proyecto('Pasos peatonales', {
      nombre: refused(LONG_NAME),
      enlace: refused(SCRIPT),
      fecha_fin: refused('cuando se pueda'),
      created_by: kept(''),
      created_at: absent(),
    }),
    lineas: [4],
    integrantes: [],
    productos: [],
    stray: { id: 6, nombre: 'Manual que ya no existe' },
  },
];

const integrante = (nombres: string, apellidos: string, cells: Cells = {}): Cells => ({
  nombres: kept(nombres),
  apellidos: kept(apellidos),
  cargo: kept('Investigadora principal'),
  profesion: kept('Ingeniera civil'),
  email: kept(`${nombres.toLowerCase()}@example.org`),
  estudios: kept(['Ingeniería civil', 'Maestría en transporte']),
  areas_tematicas: kept(['Peatones']),
  grupo: kept(1),
  url_linkedin: kept('https://www.linkedin.com/in/ejemplo'),
  url_hv: kept(''),
  created_by: kept('maria.lopez'),
  ...cells,
});

const integrantes: readonly OldRecord[] = [
  {
    id: 2,
    visible: true,
    cells: integrante('Ana', 'Núñez'),
    // A name is no address: each of its characters is a part of the name.
    picture: { name: 'ana núñez #1 50%.jpg', content: '#c02040' },
  },
  {
    id: 40,
    visible: true,
    cells: integrante('Gloria', 'Paz', {
      grupo: kept(2),
      email: refused('no tiene'),
      url_linkedin: repaired('linkedin.com/in/gloria', 'https://linkedin.com/in/gloria'),
      estudios: kept([]),
    }),
  },
  {
    id: 77,
    visible: true,
    cells: integrante('Inés', 'Roa', { email: kept('ines.roa@example.org'), url_hv: refused(SCRIPT) }),
    picture: { name: 'ines.png', content: 'Página no encontrada' },
  },
  {
    id: 999_999,
    visible: true,
    cells: integrante('Luis', 'Díaz', { cargo: kept('') }),
    picture: { name: '../../secreto.png', content: null },
  },
  {
    id: 1_000_000,
    visible: true,
    cells: integrante('Marta', 'Gil'),
    picture: { name: 'https://otro.example/marta.png', content: '#20a040' },
  },
];

const producto = (nombre: string, cells: Cells = {}): Cells => ({
  nombre: kept(nombre),
  tipo: kept('Artículo científico'),
  descripcion: kept('Revista de seguridad vial'),
  enlace: kept('https://doi.org/10.1000/182'),
  created_by: kept('jorge'),
  updated_by: kept(''),
  ...cells,
});

const productos: readonly OldRecord[] = [
  // The id of its link to project 3 is 5, as that of the next one: only the name tells them apart.
  { id: 3, visible: true, cells: producto('Cruces seguros') },
  { id: 5, visible: true, cells: producto('Velocidad y atropellos', { tipo: kept('Libro') }) },
  {
    id: 6,
    visible: true,
    cells: producto('Cartilla para ciclistas', {
      tipo: refused('Cartilla infantil'),
      enlace: repaired('ejemplo.org/cartilla.pdf', 'https://ejemplo.org/cartilla.pdf'),
      descripcion: refused(MARKUP),
    }),
  },
  { id: 900_000, visible: true, cells: producto('Fatiga', { enlace: refused(SCRIPT), descripcion: kept('') }) },
];

const convenio = (nombre: string, cells: Cells = {}): Cells => ({
  nombre: kept(nombre),
  descripcion: kept(''),
  url_web: kept('https://entidad.example.org'),
  estado: kept(1),
  ...cells,
});

const convenios: readonly OldRecord[] = [
  { id: 1, visible: true, cells: convenio('Instituto'), picture: { name: 'instituto.svg', content: '#046' } },
  {
    id: 9,
    visible: false,
    cells: convenio('Red Vía', { estado: kept(2), url_web: repaired('redvia.org', 'https://redvia.org') }),
    picture: { name: 'red.png', content: '#8040c0' },
  },
  {
    id: 12,
    visible: true,
    cells: convenio('Fundación', { url_web: refused(SCRIPT) }),
    picture: { name: 'perdido.png', content: null },
  },
  {
    id: 10_000,
    visible: true,
    cells: convenio('Sin logo', { descripcion: absent(''), nombre: refused('<b>Aliado</b>') }),
  },
];

const evento = (nombre: string, cells: Cells = {}): Cells => ({
  nombre: kept(nombre),
  descripcion: kept('Encuentro anual'),
  fecha: kept('2024-05-10'),
  lugar: kept('Bogotá'),
  pais: kept('Colombia'),
  tipo: kept(1),
  estado: kept(1),
  url_noticia_divulgacion: kept('https://example.org/noticia'),
  nombre_ponencia: kept(''),
  url_pagina_evento: kept(''),
  urls_adicionales: kept(['https://example.org/uno', 'https://example.org/dos']),
  created_by: kept('maria.lopez'),
  created_by_name: kept('María López'),
  updated_by: kept(''),
  updated_by_name: absent(''),
  ...cells,
});

const eventos: readonly OldRecord[] = [
  { id: 4, visible: true, cells: evento('Congreso de seguridad vial') },
  {
    id: 8,
    visible: false,
    cells: evento('Foro', { estado: readAs(2, 0), fecha: kept('2009-08-01'), tipo: kept(3) }),
  },
  {
    id: 31,
    visible: false,
    cells: evento('Taller', { estado: kept(0), fecha: readAs(null, ''), tipo: kept(9) }),
  },
  {
    id: 1_000_000,
    visible: true,
    cells: evento('Jornada', {
      descripcion: refused('La jornada reunió a doscientas personas. '.repeat(7).trim()),
      urls_adicionales: partly(['https://example.org/tres', SCRIPT], [SCRIPT]),
      url_noticia_divulgacion: repaired('example.org/nota', 'https://example.org/nota'),
    }),
  },
];

export const OTHER_PORTAL: OldContent = {
  proyectos,
  integrantes,
  productos,
  convenios,
  eventos,
  lineas: [
    { id: 1, nombre: 'Sostenibilidad' },
    { id: 2, nombre: 'Gestión SST' },
    { id: 3, nombre: 'Seguridad química' },
    { id: 4, nombre: 'Salud de los trabajadores' },
  ],
  inicio: {
    objetivo: repaired(
      '<p>Investigar para <b>cuidar</b> la vida.</p>',
      '<p>Investigar para <strong>cuidar</strong> la vida.</p>',
    ),
    codigo: kept('COL0123456'),
    url_minciencias: repaired('minciencias.gov.co', 'https://minciencias.gov.co'),
    url_img_pilares: kept('https://example.org/pilares.png'),
    url_observatorio: kept('https://example.org/observatorio'),
    url_supervisor: kept(''),
    url_publicaciones: refused(SCRIPT),
    url_guias: kept('https://example.org/guias'),
    url_serie_guias: kept('https://example.org/serie'),
  },
  otherUrls: { url_boletin: 'https://example.org/boletin' },
};
