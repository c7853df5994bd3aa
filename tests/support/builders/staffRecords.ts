/** Records and answers as staff receive them. A test states only the fields it is about. */
import type { AnswerOf } from '../../../contract/calls/callTypes.ts';
import type { Convenio } from '../../../contract/entities/convenio.ts';
import type { StaffEvento } from '../../../contract/entities/evento.ts';
import type { StaffInicio } from '../../../contract/entities/inicio.ts';
import type { StaffIntegrante } from '../../../contract/entities/integrante.ts';
import type { Linea } from '../../../contract/entities/linea.ts';
import type { ProductoOfProyecto, StaffProducto } from '../../../contract/entities/producto.ts';
import type { IntegranteOfProyecto, StaffProyecto } from '../../../contract/entities/proyecto.ts';
import { readListedBibliography } from '../../../contract/wire/bibliography.ts';
import { AUTORIZACION, CONVENIO, INICIO, PRODUCTO, PRODUCTO_URL, PROYECTO, PROYECTO_URL } from './defaults.ts';
import * as publicRecords from './publicRecords.ts';

const VERSION = 7;
const IMAGEN = 'a1.webp';
const LINEA = { id_linea: 2, linea_nombre: 'Gestión SST' };
const AUTHOR = { created_by: 'admin', updated_by: '' };
/** Of a record that nobody has ordered. */
const UNORDERED = 1_000_000;
const UNLIMITED = { publicar_desde: '', publicar_hasta: '' };

export const aProyecto = (changes: Partial<StaffProyecto> = {}): StaffProyecto => ({
  ...publicRecords.aProyecto({ id: 3, url_externa: PROYECTO_URL, ...LINEA }),
  ...AUTHOR,
  enlace_ext: PROYECTO_URL,
  activo: 1,
  version: VERSION,
  ...UNLIMITED,
  ...changes,
});

export const anIntegrante = (changes: Partial<StaffIntegrante> = {}): StaffIntegrante => ({
  ...publicRecords.anIntegrante({ id: 5, nombre_imagen: IMAGEN }),
  created_by: AUTHOR.created_by,
  version: VERSION,
  orden: UNORDERED,
  ...AUTORIZACION,
  ...UNLIMITED,
  ...changes,
});

export const aProducto = (changes: Partial<StaffProducto> = {}): StaffProducto => ({
  ...publicRecords.aProducto({ id: 8, proyecto_id: 3, proyecto_nombre: PROYECTO.nombre }),
  ...AUTHOR,
  id_proyecto: 3,
  proyecto_objetivo: PROYECTO.objetivo,
  enlace: PRODUCTO_URL,
  version: VERSION,
  ...UNLIMITED,
  ...changes,
});

export const aConvenio = (changes: Partial<Convenio> = {}): Convenio => ({
  ...CONVENIO,
  id: 4,
  logo: 'l4.svg',
  version: VERSION,
  orden: UNORDERED,
  ...UNLIMITED,
  ...changes,
});

export const aLinea = (changes: Partial<Linea> = {}): Linea => ({
  id: 2,
  nombre: 'Gestión SST',
  direccion: 'gestion_sst',
  texto: '',
  imagen: null,
  descripcion_imagen: '',
  orden: 2,
  retirada: 0,
  version: VERSION,
  ...changes,
});

export const anEvento = (changes: Partial<StaffEvento> = {}): StaffEvento => ({
  ...publicRecords.anEvento({ id: 6, tipo: 1 }),
  ...AUTHOR,
  url_noticia_divulgacion: 'https://example.org/n',
  urls_adicionales: ['https://example.org/1'],
  created_by_name: 'Administración',
  updated_by_name: '',
  version: VERSION,
  ...UNLIMITED,
  ...changes,
});

export const anInicio = (changes: Partial<StaffInicio> = {}): StaffInicio => ({
  ...INICIO,
  privacidad_id: null,
  version: VERSION,
  ...changes,
});

export const aLink = (changes: Partial<IntegranteOfProyecto> = {}): IntegranteOfProyecto => {
  const { id: id_integrante, nombres, apellidos, cargo, grupo, nombre_imagen } = anIntegrante();
  return { id: 21, id_integrante, id_proyecto: 3, nombres, apellidos, cargo, grupo, nombre_imagen, ...changes };
};

export const aProductoOfProyecto = (changes: Partial<ProductoOfProyecto> = {}): ProductoOfProyecto => ({
  ...PRODUCTO,
  ...readListedBibliography({}),
  id: 8,
  url_externa: PRODUCTO_URL,
  enlace: PRODUCTO_URL,
  ...changes,
});

/** The detail of a project, with the staff fields. */
export const aDetail = () => ({
  success: 1 as const,
  project: aProyecto(),
  investigadores: [aLink(), aLink({ id: 22, id_integrante: 9, nombres: 'Beto' })],
  productos: [aProductoOfProyecto()],
  lineas: [LINEA],
});

/** Nothing that needs care. */
export const NO_PENDIENTES: AnswerOf<'listPendientes'> = {
  success: 1,
  grupos: [],
  no_aplica: [],
  enlaces_comprobados_en: null,
};
