/** The table of calls, with the rows of siteEndpoints.ts. No other file contains a path of the API or repeats a property of a call. */

import { PDF_MAX_BYTES } from '../bibliography/values.ts';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '../values/constants.ts';
import { IMPORT_MAX_BYTES } from '../values/imports.ts';
import type { Endpoint } from './endpoint.ts';
import { noBody, siteEndpoints } from './siteEndpoints.ts';

const json = { body: 'json', file: null } as const;

const staffRead = { method: 'GET', access: 'staff', effect: 'read', cached: false, range: null, ...noBody } as const;
/** Not for the lists of users and movimientos: they change without a `write` call. */
const staffList = { ...staffRead, cached: true } as const;
const staffWrite = {
  method: 'POST',
  access: 'staff',
  effect: 'write',
  cached: false,
  storesAnswer: true,
  range: null,
  ...json,
} as const;
const staffForm = { ...staffWrite, body: 'multipart', maxFileBytes: IMAGE_MAX_BYTES } as const;
/** A call of the specification, which sends JSON. A file of this API only makes it a form. */
const staffSave = { ...staffForm, body: 'jsonOrForm' } as const;
const fullText = { file: 'pdf', maxFileBytes: PDF_MAX_BYTES } as const;
const staffDelete = { ...staffWrite, method: 'DELETE', ...noBody } as const;
const selfManaged = { method: 'POST', effect: 'selfManaged', cached: false, range: null, ...json } as const;
const staffSelf = { ...selfManaged, access: 'staff' } as const;

export const endpoints = {
  ...siteEndpoints,

  login: { ...selfManaged, path: 'Login/login', access: 'public' },
  logout: { ...selfManaged, path: 'Login/logout', access: 'public', body: 'none' },

  listProyectos: { ...staffList, path: 'proyectos_investigacion/get_all' },
  addProyecto: { ...staffSave, path: 'proyectos_investigacion/add_project', file: 'imagen' },
  updateProyecto: { ...staffSave, path: 'proyectos_investigacion/update_project', file: 'imagen' },
  toggleProyecto: { ...staffWrite, path: 'proyectos_investigacion/toggle_project_status' },
  updateProyectoEstado: { ...staffWrite, path: 'Proyectos_investigacion/update_estado' },

  listIntegrantes: { ...staffList, path: 'integrantes_investigacion/get_all' },
  addIntegrante: { ...staffForm, path: 'integrantes_investigacion/add_integrante', file: 'imagen' },
  updateIntegrante: { ...staffForm, path: 'integrantes_investigacion/update_integrante', file: 'imagen' },
  addIntegranteToProyecto: { ...staffWrite, path: 'Proyecto_integrante/add_actor_to_project' },
  removeIntegranteFromProyecto: { ...staffWrite, path: 'Proyecto_integrante/remove_actor_from_project' },

  listProductos: { ...staffList, path: 'Prod_investigacion/get_all' },
  reloadProductos: { ...staffList, path: 'prod_investigacion/buscarTodo' },
  addProducto: { ...staffSave, ...fullText, path: 'prod_investigacion/add_product' },
  updateProducto: { ...staffSave, ...fullText, path: 'prod_investigacion/update_product' },
  addProductoToProyecto: { ...staffWrite, path: 'prod_investigacion/add_product_to_project' },
  removeProductoFromProyecto: { ...staffWrite, path: 'prod_investigacion/remove_producto_from_project' },

  listLineas: { ...staffList, path: 'Lineas_investigacion/get_all' },
  assignLinea: { ...staffWrite, path: 'Lineas_investigacion/asignar_linea_proyecto' },
  updateLinea: { ...staffWrite, path: 'Lineas_investigacion/actualizar_linea_proyecto' },

  // Lines as records, and the order of records, of this API only
  addLinea: { ...staffForm, path: 'lineas/add_linea', file: 'imagen' },
  editLinea: { ...staffForm, path: 'lineas/update_linea', file: 'imagen' },
  retireLinea: { ...staffWrite, path: 'lineas/retirar' },
  orderRecords: { ...staffWrite, path: 'portal/ordenar' },

  listConvenios: { ...staffList, path: 'convenios/get_all' },
  getConvenio: { ...staffRead, path: 'convenios/get_convenio/{id}' },
  addConvenio: { ...staffForm, path: 'convenios/add_convenio', file: 'logo' },
  updateConvenio: { ...staffForm, path: 'convenios/update_convenio', file: 'logo' },
  toggleConvenio: { ...staffWrite, path: 'convenios/toggle_estado' },
  deleteConvenio: { ...staffDelete, path: 'convenios/delete_convenio/{id}' },

  listEventos: { ...staffList, path: 'eventos/get_all' },
  getEvento: { ...staffRead, path: 'eventos/get_evento/{id}' },
  addEvento: { ...staffSave, path: 'eventos/add_evento', file: 'imagen' },
  updateEvento: { ...staffSave, path: 'eventos/update_evento/{id}', file: 'imagen' },
  // A GET that writes; protected like every other write (docs/decisions/0004).
  toggleEvento: { ...staffWrite, path: 'eventos/toggle_estado/{id}', method: 'GET', body: 'none' },
  deleteEvento: { ...staffDelete, path: 'eventos/delete_evento/{id}' },

  // Only this API has the next ones.
  listNoticias: { ...staffList, path: 'noticias/get_all' },
  getNoticia: { ...staffRead, path: 'noticias/get_noticia/{id}' },
  addNoticia: { ...staffForm, path: 'noticias/add_noticia', file: 'imagen' },
  updateNoticia: { ...staffForm, path: 'noticias/update_noticia/{id}', file: 'imagen' },

  listPaginas: { ...staffList, path: 'paginas/get_all' },
  getPagina: { ...staffRead, path: 'paginas/get_pagina/{id}' },
  addPagina: { ...staffForm, path: 'paginas/add_pagina', file: 'imagen' },
  updatePagina: { ...staffForm, path: 'paginas/update_pagina/{id}', file: 'imagen' },

  getConfiguracion: { ...staffRead, path: 'inicio/get_configuracion' },
  updateConfiguracion: { ...staffWrite, path: 'inicio/update_configuracion' },

  // Drafts and their preview links, of this API only
  listDrafts: { ...staffRead, path: 'borradores' },
  getDraft: { ...staffRead, path: 'borradores/{id}' },
  saveDraft: { ...staffForm, path: 'borradores', file: 'archivo', maxFileBytes: PDF_MAX_BYTES },
  // The answer has a token, of which only the hash is stored.
  createPreview: { ...staffWrite, storesAnswer: false, path: 'vistas_previas' },
  revokePreview: { ...staffDelete, path: 'vistas_previas/{id}' },
  discardDraft: { ...staffDelete, path: 'borradores/{id}' },

  // Users: REST in the format of ra-data-simple-rest (docs/decisions/0008)
  listUsuarios: { ...staffRead, path: 'usuarios', range: 'usuarios' },
  getUsuario: { ...staffRead, path: 'usuarios/{id}' },
  addUsuario: { ...staffWrite, storesAnswer: false, path: 'usuarios', confirm: 'always' },
  updateUsuario: { ...staffWrite, storesAnswer: false, path: 'usuarios/{id}', method: 'PUT', confirm: 'byInput' },
  // Not a `write`: its transaction would roll back the count of failed attempts.
  confirmPassword: { ...selfManaged, path: 'Login/confirmar', access: 'staff' },
  changePassword: { ...selfManaged, path: 'Login/cambiar_clave', access: 'staff' },

  listMovements: { ...staffRead, path: 'movimientos/get_all' },
  getMovement: { ...staffRead, path: 'movimientos/get_movimiento/{id}' },
  listModificaciones: { ...staffRead, path: 'movimientos/modificaciones' },

  // History and trash, of this API only (docs/decisions/0023, 0024)
  undo: { ...staffWrite, path: 'operaciones/deshacer' },
  restoreVersion: { ...staffWrite, path: 'versiones/restaurar' },
  listTrash: { ...staffRead, path: 'papelera/get_all' },
  listVinculos: { ...staffRead, path: 'papelera/get_vinculos' },
  archiveRecord: { ...staffWrite, path: 'papelera/archivar' },
  restoreArchived: { ...staffWrite, path: 'papelera/restaurar' },
  deleteForever: { ...staffWrite, path: 'papelera/eliminar' },
  mergeRecords: { ...staffWrite, path: 'portal/fusionar' },

  searchAll: { ...staffRead, path: 'portal/buscar' },

  // Not cached: the answer depends on the day and on link checks.
  listPendientes: { ...staffRead, path: 'portal/pendientes' },
  setNoAplica: { ...staffWrite, path: 'portal/no_aplica' },
  setNoDuplicado: { ...staffWrite, path: 'portal/no_duplicado' },

  // Not cached: they depend on drafts and movimientos.
  listPrimerosPasos: { ...staffRead, path: 'portal/primeros_pasos' },
  setTextosRevisados: { ...staffWrite, path: 'portal/textos_revisados' },
  listSample: { ...staffRead, path: 'portal/ejemplo' },
  removeSample: { ...staffWrite, ...noBody, path: 'portal/quitar_ejemplo' },

  // Not cached: visits are stored without a `write`.
  listVisitas: { ...staffRead, path: 'portal/visitas' },

  // Names, texts, pictures and colours of the site, of this API only (docs/decisions/0032)
  getIdentidad: { ...staffRead, path: 'identidad/get_identidad' },
  updateIdentidad: { ...staffWrite, path: 'identidad/update_identidad' },
  addImagenIdentidad: { ...staffForm, path: 'identidad/imagen', file: 'imagen' },
  addVideoIdentidad: { ...staffForm, path: 'identidad/video', file: 'video', maxFileBytes: VIDEO_MAX_BYTES },

  // Not cached: an answer may have a megabyte.
  listOrigenes: { ...staffRead, path: 'portal/origenes' },

  getDireccion: { ...staffRead, path: 'portal/get_direccion' },

  // The files of texts are sent when they are chosen, before the text is saved (docs/decisions/0052)
  addArchivo: { ...staffForm, path: 'portal/archivo', file: 'archivo', maxFileBytes: PDF_MAX_BYTES },

  // Backups. No `write`: a backup is not part of a transaction, and a wrong password must be counted.
  listBackups: { ...staffRead, path: 'portal/respaldos' },
  backUp: { ...selfManaged, path: 'portal/respaldar', access: 'staff', body: 'none' },
  downloadBackup: { ...selfManaged, path: 'portal/descargar_respaldo', access: 'staff', answersFile: true },

  // The whole portal as a ZIP, which anybody can read (docs/decisions/0055)
  exportAll: { ...staffSelf, path: 'portal/exportar', answersFile: true },

  // Imports (docs/decisions/0043). No `write`: a job runs its own transactions, and staged rows are no records.
  listImports: { ...staffRead, path: 'importaciones' },
  addImport: {
    ...staffSelf,
    path: 'importaciones',
    body: 'multipart',
    file: 'archivo',
    maxFileBytes: IMPORT_MAX_BYTES,
  },
  getImport: { ...staffRead, path: 'importaciones/{id}' },
  discardImport: { ...staffSelf, ...noBody, path: 'importaciones/{id}', method: 'DELETE' },
  listImportRows: { ...staffRead, path: 'importaciones/{id}/filas' },
  changeImportRows: { ...staffSelf, path: 'importaciones/{id}/filas' },
  setImportOptions: { ...staffSelf, path: 'importaciones/{id}/opciones' },
  chooseImportAuthor: { ...staffSelf, path: 'importaciones/{id}/nombres' },
  applyImport: { ...staffSelf, path: 'importaciones/{id}/importar' },
  cancelImport: { ...staffSelf, ...noBody, path: 'importaciones/{id}/cancelar' },
  undoImport: { ...staffSelf, ...noBody, path: 'importaciones/{id}/deshacer' },
  listRememberedNames: { ...staffRead, path: 'nombres_recordados' },
  forgetName: { ...staffSelf, ...noBody, path: 'nombres_recordados/{id}', method: 'DELETE' },
  listImportColumns: { ...staffRead, path: 'plantillas_importacion/columnas' },
  getImportTemplate: { ...staffRead, path: 'plantillas_importacion', answersFile: true },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
