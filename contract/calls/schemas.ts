/** The zod schemas of the calls in endpoints.ts. A missing one does not compile. */

import type { z } from 'zod';
import * as Archivo from '../entities/archivo.ts';
import * as Respaldo from '../entities/backup.ts';
import * as Busqueda from '../entities/busqueda.ts';
import * as Cifras from '../entities/cifras.ts';
import * as Convenio from '../entities/convenio.ts';
import * as Draft from '../entities/draft.ts';
import * as Ejemplo from '../entities/ejemplo.ts';
import * as Evento from '../entities/evento.ts';
import * as Fusion from '../entities/fusion.ts';
import * as Historia from '../entities/history.ts';
import * as Identidad from '../entities/identidad.ts';
import * as Import from '../entities/import.ts';
import * as Inicio from '../entities/inicio.ts';
import * as Integrante from '../entities/integrante.ts';
import * as Linea from '../entities/linea.ts';
import * as Movement from '../entities/movement.ts';
import * as Noticia from '../entities/noticia.ts';
import * as Pagina from '../entities/pagina.ts';
import * as Pendiente from '../entities/pendiente.ts';
import * as Portal from '../entities/portal.ts';
import * as Producto from '../entities/producto.ts';
import * as Proyecto from '../entities/proyecto.ts';
import * as Sesion from '../entities/sesion.ts';
import * as Usuario from '../entities/usuario.ts';
import * as Visita from '../entities/visita.ts';
import { done } from '../fields/envelope.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointName, Endpoints } from './endpoints.ts';

export interface CallSchemas {
  answer: z.ZodType;
  body?: z.ZodType;
  query?: z.ZodType;
}

/** A call with a body needs a body schema. A cached call has no query, because the cache key does not include it. */
export type SchemasFor<R extends Endpoint> = { answer: z.ZodType } & (R['body'] extends 'none'
  ? { body?: never }
  : { body: z.ZodType }) &
  (R['cached'] extends true ? { query?: never } : { query?: z.ZodType });

export const schemas = {
  login: { body: Sesion.credentials, answer: Sesion.loginAnswer },
  logout: { answer: done },
  getInicio: { answer: Inicio.inicioData.extend({ ...Noticia.inHome, ...Cifras.inHome }) },
  listPublicIntegrantes: { answer: Integrante.publicIntegrantes },

  listPublicProyectos: { answer: Proyecto.publicProyectos },
  listProyectos: { answer: Proyecto.staffProyectos },
  getProyecto: { answer: Proyecto.proyectoDetail },
  listProyectosByLinea: { answer: Proyecto.proyectosOfLinea },
  addProyecto: { body: Proyecto.newProyecto, answer: Proyecto.addedProyecto },
  updateProyecto: { body: Proyecto.proyectoChanges, answer: Proyecto.changedProyecto },
  toggleProyecto: { body: Proyecto.proyectoActivo, answer: Proyecto.changedProyecto },
  updateProyectoEstado: { body: Proyecto.proyectoEstado, answer: Proyecto.changedProyecto },

  listIntegrantes: { answer: Integrante.staffIntegrantes },
  getIntegrante: { answer: Integrante.integranteDetail },
  addIntegrante: { body: Integrante.newIntegrante, answer: Integrante.addedIntegrante },
  updateIntegrante: { body: Integrante.integranteChanges, answer: Integrante.changedIntegrante },
  addIntegranteToProyecto: { body: Integrante.integranteLink, answer: done },
  removeIntegranteFromProyecto: { body: Integrante.integranteUnlink, answer: done },

  listPublicProductos: { answer: Producto.publicProductos },
  listProductos: { answer: Producto.staffProductos },
  reloadProductos: { answer: Producto.staffProductos },
  getProducto: { answer: Producto.productoAnswer },
  addProducto: { body: Producto.newProducto, answer: Producto.addedProducto },
  updateProducto: { body: Producto.productoChanges, answer: Producto.changedProducto },
  listProductosByLinea: { answer: Producto.productosOfLinea },
  addProductoToProyecto: { body: Producto.productoLink, answer: Producto.changedProducto },
  removeProductoFromProyecto: { body: Producto.productoUnlink, answer: Producto.changedProducto },

  listLineas: { answer: Linea.lineas },
  addLinea: { body: Linea.newLinea, answer: Linea.addedLinea },
  editLinea: { body: Linea.lineaChanges, answer: Linea.changedLinea },
  retireLinea: { body: Linea.lineaRetirada, answer: done },
  orderRecords: { body: Portal.newOrder, answer: done },
  assignLinea: { body: Linea.lineaAssignment, answer: Proyecto.changedProyecto },
  updateLinea: { body: Linea.lineaAssignment, answer: Proyecto.changedProyecto },

  listConvenios: { answer: Convenio.convenios },
  getConvenio: { answer: Convenio.convenioAnswer },
  addConvenio: { body: Convenio.newConvenio, answer: Convenio.addedConvenio },
  updateConvenio: { body: Convenio.convenioChanges, answer: Convenio.changedConvenio },
  toggleConvenio: { body: Convenio.convenioEstado, answer: Convenio.changedConvenio },
  deleteConvenio: { answer: done },

  listPublicEventos: { answer: Evento.publicEventos },
  getPublicEvento: { answer: Evento.publicEventoAnswer },
  listEventos: { answer: Evento.staffEventos },
  getEvento: { answer: Evento.eventoAnswer },
  addEvento: { body: Evento.newEvento, answer: Evento.changedEvento },
  updateEvento: { body: Evento.eventoChanges, answer: Evento.changedEvento },
  toggleEvento: { query: Evento.estadoQuery, answer: Evento.changedEvento },
  deleteEvento: { answer: done },

  listPublicNoticias: { answer: Noticia.publicNoticias },
  getPublicNoticia: { answer: Noticia.publicNoticiaAnswer },
  listNoticias: { answer: Noticia.staffNoticias },
  getNoticia: { answer: Noticia.noticiaAnswer },
  addNoticia: { body: Noticia.newNoticia, answer: Noticia.changedNoticia },
  updateNoticia: { body: Noticia.noticiaChanges, answer: Noticia.changedNoticia },

  getPublicPagina: { answer: Pagina.publicPaginaAnswer },
  listPaginas: { answer: Pagina.staffPaginas },
  getPagina: { answer: Pagina.paginaAnswer },
  addPagina: { body: Pagina.newPagina, answer: Pagina.changedPagina },
  updatePagina: { body: Pagina.paginaChanges, answer: Pagina.changedPagina },

  getConfiguracion: { answer: Inicio.configuracion },
  updateConfiguracion: { body: Inicio.configuracionChanges, answer: Inicio.changedConfiguracion },

  listDrafts: { query: Draft.draftsQuery, answer: Draft.drafts },
  getDraft: { answer: Draft.draftAnswer },
  saveDraft: { body: Draft.draftInput, answer: Draft.savedDraft },
  discardDraft: { query: Draft.draftDeletion, answer: done },
  createPreview: { body: Draft.draftId, answer: Draft.createdPreview },
  revokePreview: { answer: done },

  listUsuarios: { query: Usuario.usuariosQuery, answer: Usuario.usuarios },
  getUsuario: { answer: Usuario.usuario },
  addUsuario: { body: Usuario.newUsuario, answer: Usuario.usuario },
  updateUsuario: { body: Usuario.usuarioChanges, answer: Usuario.usuario },
  confirmPassword: { body: Sesion.passwordConfirmation, answer: done },
  changePassword: { body: Sesion.passwordChange, answer: done },

  listMovements: { query: Movement.movementsQuery, answer: Movement.movimientos },
  getMovement: { answer: Movement.wholeMovimiento },
  listModificaciones: { query: Historia.ofKind, answer: Historia.modificaciones },
  undo: { body: Historia.undoBody, answer: done },
  restoreVersion: { body: Historia.versionToRestore, answer: done },
  listTrash: { answer: Historia.papelera },
  listVinculos: { query: Historia.vinculosQuery, answer: Historia.vinculos },
  archiveRecord: { body: Historia.recordOfKind, answer: done },
  restoreArchived: { body: Historia.restoration, answer: done },
  deleteForever: { body: Historia.permanentDeletion, answer: Historia.permanentlyDeleted },
  mergeRecords: { body: Fusion.fusion, answer: Fusion.mergedRecord },

  search: { query: Busqueda.searchQuery, answer: Busqueda.foundRecords },
  searchAll: { query: Busqueda.searchQuery, answer: Busqueda.foundStaffRecords },

  listPendientes: { query: Pendiente.pendientesQuery, answer: Pendiente.pendientes },
  setNoAplica: { body: Pendiente.exemptionChange, answer: done },
  setNoDuplicado: { body: Pendiente.distinctionChange, answer: done },

  listPrimerosPasos: { answer: Ejemplo.primerosPasos },
  setTextosRevisados: { body: Ejemplo.textosRevisados, answer: done },
  listSample: { answer: Ejemplo.sampleRecords },
  removeSample: { answer: Ejemplo.sampleRemoval },

  listVisitas: { query: Visita.visitasQuery, answer: Visita.visitas },

  getIdentidad: { answer: Identidad.identidadAnswer },
  updateIdentidad: { body: Identidad.identidadChanges, answer: Identidad.changedIdentidad },
  addImagenIdentidad: { body: Identidad.fileForm, answer: Identidad.addedFile },
  addVideoIdentidad: { body: Identidad.fileForm, answer: Identidad.addedFile },

  listOrigenes: { query: Portal.origenesQuery, answer: Portal.origenes },

  getDireccion: { answer: Portal.direccion },

  addArchivo: { body: Archivo.newArchivo, answer: Archivo.addedArchivo },

  listBackups: { answer: Respaldo.respaldos },
  backUp: { answer: done },
  downloadBackup: { body: Respaldo.backupDownload, answer: Respaldo.storedFile },
  exportAll: { body: Sesion.passwordConfirmation, answer: Respaldo.storedFile },

  listImports: { answer: Import.imports },
  addImport: { body: Import.newImport, answer: Import.startedImport },
  getImport: { answer: Import.importAnswer },
  discardImport: { answer: done },
  listImportRows: { query: Import.importRowsQuery, answer: Import.importRows },
  changeImportRows: { body: Import.importRowsChange, answer: Import.changedImport },
  setImportOptions: { body: Import.importOptions, answer: Import.changedImport },
  chooseImportAuthor: { body: Import.authorChoice, answer: Import.changedImport },
  applyImport: { body: Import.versionedImport, answer: done },
  cancelImport: { answer: done },
  undoImport: { answer: done },
  listRememberedNames: { answer: Import.rememberedNames },
  forgetName: { answer: done },
  listImportColumns: { query: Import.importColumnsQuery, answer: Import.importColumns },
  getImportTemplate: { query: Import.templateQuery, answer: Respaldo.storedFile },
} satisfies { [K in EndpointName]: SchemasFor<Endpoints[K]> };
