import type { Endpoint } from '../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { STORED_BACKUP } from './backupFolder.ts';
import { aRecordInput } from './builders/article.ts';
import { newDraft } from './builders/drafts.ts';
import {
  aConfiguracion,
  aConvenio,
  aNoticia,
  anEvento,
  anIntegrante,
  aPagina,
  aProducto,
  aProyecto,
  aUsuario,
  newConvenio,
  newEvento,
  newIntegrante,
  newNoticia,
  newPagina,
  newProducto,
  newProyecto,
} from './builders/inputs.ts';
import { aLogo } from './images.ts';
import { settled, stageImports } from './imports.ts';
import { aPdf } from './pdf.ts';
import { type Answered, type Caller, type Sent, STAFF, type TestApp } from './testApp.ts';
import { aVideo } from './videos.ts';

/** The names of the endpoints that match. */
export const rowsWhere = (matches: (row: Endpoint) => boolean): EndpointName[] =>
  (Object.keys(endpoints) as EndpointName[]).filter((name) => matches(endpoints[name]));

/** One record of each kind and a draft, every id being 1. */
export async function addOneOfEach(staff: Caller): Promise<void> {
  await newProyecto(staff);
  await newIntegrante(staff);
  await newProducto(staff);
  await newConvenio(staff);
  await newEvento(staff);
  await newNoticia(staff);
  await newPagina(staff);
  await newDraft(staff);
}

const params = { id: 1 };
const OPERACION = '7d3f0a52-1f7b-4a6d-9c55-3f2f6c1f0b11';
const producto = { recurso: 'productos', recurso_id: 2 };

/** A valid input for every endpoint after `addOneOfEach`; sent in this order, each succeeds. */
export const GOOD: Record<EndpointName, Sent> = {
  getInicio: {},
  listPublicIntegrantes: {},
  listPublicProyectos: {},
  listProyectos: {},
  getProyecto: { params },
  listProyectosByLinea: { params: { lineId: 1 } },
  addProyecto: { body: aProyecto() },
  updateProyecto: { body: { id: 1, nombre: 'Otro', descripcion_imagen: 'Un laboratorio' }, file: aLogo() },
  toggleProyecto: { body: { id: 1, activo: 0 } },
  updateProyectoEstado: { body: { id: 1, estado: 2 } },
  listIntegrantes: {},
  getIntegrante: { params },
  addIntegrante: { body: anIntegrante() },
  mergeRecords: {
    body: { recurso: 'integrantes', recurso_id: 1, version: 1, otro_id: 2, otra_version: 1, campos: ['cargo'] },
  },
  updateIntegrante: { body: { id: 1, ...anIntegrante({ cargo: 'Otro' }) } },
  addIntegranteToProyecto: { body: { proyecto_id: 1, actor_id: 1 } },
  removeIntegranteFromProyecto: { body: { id: 1 } },
  listPublicProductos: {},
  listProductos: {},
  reloadProductos: {},
  getProducto: { params },
  addProducto: { body: aProducto(aRecordInput()) },
  updateProducto: { body: { id: 1, nombre: 'Otro', ...aRecordInput() }, file: aPdf() },
  listProductosByLinea: { params: { lineId: 1 } },
  addProductoToProyecto: { body: { proyecto_id: 1, producto_id: 1 } },
  removeProductoFromProyecto: { body: { id: 1 } },
  listLineas: {},
  addLinea: { body: { nombre: 'Biología marina', texto: '<p>Mar</p>' } },
  editLinea: { body: { id: 5, nombre: 'Biología del mar', descripcion_imagen: 'Un arrecife' }, file: aLogo() },
  orderRecords: { body: { recurso: 'lineas', ids: [5, 1, 2, 3, 4] } },
  retireLinea: { body: { id: 5, retirada: 1 } },
  assignLinea: { body: { id_proyecto: 1, id_linea: 1 } },
  updateLinea: { body: { id_proyecto: 1, id_linea: 2 } },
  listConvenios: {},
  getConvenio: { params },
  addConvenio: { body: aConvenio(), file: aLogo() },
  updateConvenio: { body: { id: 1, nombre: 'Otro' } },
  toggleConvenio: { body: { id: 1, estado: 2 } },
  deleteConvenio: { params },
  listPublicEventos: {},
  listEventos: {},
  getEvento: { params },
  getPublicEvento: { params },
  addEvento: { body: anEvento(), headers: { operacion: OPERACION } },
  undo: { body: { operacion: OPERACION } },
  updateEvento: { params, body: anEvento({ nombre: 'Otro', descripcion_imagen: 'Un auditorio' }), file: aLogo() },
  toggleEvento: { params, query: { estado: 0 } },
  deleteEvento: { params },
  listPublicNoticias: {},
  getPublicNoticia: { params },
  listNoticias: {},
  getNoticia: { params },
  addNoticia: { body: aNoticia({ descripcion_imagen: 'Un laboratorio' }) },
  updateNoticia: { params, body: aNoticia({ titulo: 'Otra' }) },
  getPublicPagina: { params: { direccion: 'quienes-somos' } },
  listPaginas: {},
  getPagina: { params },
  addPagina: { body: aPagina({ titulo: 'Metodología', direccion: 'metodologia', descripcion_imagen: 'Un taller' }) },
  updatePagina: { params, body: aPagina({ titulo: 'Otra' }) },
  getConfiguracion: {},
  updateConfiguracion: { body: aConfiguracion({ ror: '05gq02987', url_gruplac: 'https://example.org/g' }) },
  listDrafts: { query: {} },
  saveDraft: { body: { recurso: 'proyectos', recurso_id: 1, campos: { nombre: 'Otro' } } },
  getDraft: { params },
  createPreview: { body: { id: 1 } },
  revokePreview: { params },
  discardDraft: { params, query: {} },
  listUsuarios: {},
  getUsuario: { params },
  confirmPassword: { body: { clave: STAFF.password } },
  addUsuario: { body: aUsuario() },
  updateUsuario: { params, body: { nombre: 'Otro' } },
  listMovements: { query: { recurso: 'proyectos', recurso_id: 1 } },
  getMovement: { params },
  listModificaciones: { query: { recurso: 'proyectos' } },
  restoreVersion: { body: { movimiento: 1 } },
  listVinculos: { query: producto },
  archiveRecord: { body: producto },
  listTrash: {},
  restoreArchived: { body: producto },
  deleteForever: { body: { recurso: 'convenios', recurso_id: 1, nombre: 'Otro' } },
  search: { query: { q: 'señales' } },
  searchAll: { query: { q: 'señales' } },
  listPendientes: { query: { limite: 10 } },
  setNoAplica: { body: { grupo: 'productos_sin_doi', recurso: 'productos', recurso_id: 1, no_aplica: 1 } },
  setNoDuplicado: { body: { recurso: 'productos', recurso_id: 1, otro_id: 2, no_duplicado: 1 } },
  listPrimerosPasos: {},
  setTextosRevisados: { body: { revisados: 1 } },
  listSample: {},
  removeSample: {},
  listVisitas: { query: { dias: 30 } },
  listOrigenes: { query: { recurso: 'productos' } },
  listImports: {},
  addImport: { body: { nombre: 'eventos.csv' }, file: new Blob(['Nombre;Fecha\nForo vial;2024-03-05\n']) },
  getImport: { params },
  listImportRows: { params, query: { estado: 'nuevo' } },
  setImportOptions: { params, body: { version: 1, borradores: false } },
  changeImportRows: { params: { id: 2 }, body: { version: 1, numeros: [1], incluida: true } },
  chooseImportAuthor: { params: { id: 3 }, body: { version: 1, nombre: 'Pérez, J.', integrante_id: null } },
  applyImport: { params: { id: 4 }, body: { version: 1 } },
  cancelImport: { params: { id: 5 } },
  undoImport: { params: { id: 6 } },
  discardImport: { params: { id: 7 } },
  listRememberedNames: {},
  forgetName: { params },
  listImportColumns: { query: { recurso: 'productos' } },
  getImportTemplate: { query: { recurso: 'productos', formato: 'csv' } },
  getIdentidad: {},
  updateIdentidad: { body: { nombre: 'Laboratorio de Biología Marina' } },
  addImagenIdentidad: { body: {}, file: aLogo() },
  addVideoIdentidad: { body: {}, file: aVideo('webm') },
  getDireccion: {},
  addArchivo: { body: {}, file: aPdf() },
  listBackups: {},
  backUp: {},
  downloadBackup: { body: { archivo: STORED_BACKUP, clave: STAFF.password } },
  exportAll: { body: { clave: STAFF.password } },
  logout: {},
  login: { body: STAFF },
  changePassword: { body: { actual: STAFF.password, nueva: 'cuatro tazas de té verde' } },
};

/** The endpoints in the order of `GOOD`. */
export const IN_ORDER = Object.keys(GOOD) as EndpointName[];

const ENDING: readonly EndpointName[] = ['login', 'logout', 'changePassword'];

/** Calls every endpoint with its valid input, in order, and signs in again when a call ends the session. */
export async function sendAll(
  portal: TestApp,
  see: (name: EndpointName, answered: Answered<unknown>) => void = () => undefined,
): Promise<void> {
  await stageImports(portal.db);
  let staff: Caller | null = null;
  for (const name of IN_ORDER) {
    staff ??= await portal.staff();
    see(name, await staff.send(name, GOOD[name]));
    await settled(portal);
    if (ENDING.includes(name)) staff = null;
  }
}
