/**
 * The table of calls: those of the specification, and our own after them. No other file spells an address of the API or repeats
 * a property of a call.
 */

import type { z } from 'zod';
import type { Endpoint, ParamsOf } from './endpoint.ts';
import type { schemas } from './schemas.ts';

const json = { body: 'json', file: null } as const;
const noBody = { body: 'none', file: null } as const;

const publicRead = { method: 'GET', access: 'public', effect: 'read', cached: true, range: null, ...noBody } as const;
const staffRead = { method: 'GET', access: 'staff', effect: 'read', cached: false, range: null, ...noBody } as const;
/** Not for lists that change without a write: the history, and the users. */
const staffList = { ...staffRead, cached: true } as const;
const staffWrite = { method: 'POST', access: 'staff', effect: 'write', cached: false, range: null, ...json } as const;
const staffForm = { ...staffWrite, body: 'multipart' } as const;
const staffDelete = { ...staffWrite, method: 'DELETE', ...noBody } as const;
const session = { method: 'POST', effect: 'session', cached: false, range: null, ...json } as const;

export const endpoints = {
  // Session and home
  iniciarSesion: { ...session, path: 'Login/login', access: 'public' },
  cerrarSesion: { ...session, path: 'Login/logout', access: 'public', body: 'none' },
  obtenerInicio: { ...publicRead, path: 'Home/get_home' },
  obtenerIntegrantes: { ...publicRead, path: 'home/get_investigadores' },

  // Projects
  obtenerProyectos: { ...publicRead, path: 'Proyectos_investigacion/get_projects' },
  listarProyectos: { ...staffList, path: 'proyectos_investigacion/get_all' },
  obtenerProyecto: { ...publicRead, path: 'Proyectos_investigacion/get_project/{id}' },
  obtenerProyectosDeLinea: { ...publicRead, path: 'Proyectos_investigacion/get_project_by_line/{lineId}' },
  agregarProyecto: { ...staffWrite, path: 'proyectos_investigacion/add_project' },
  actualizarProyecto: { ...staffWrite, path: 'proyectos_investigacion/update_project' },
  alternarProyecto: { ...staffWrite, path: 'proyectos_investigacion/toggle_project_status' },
  actualizarEstadoDeProyecto: { ...staffWrite, path: 'Proyectos_investigacion/update_estado' },

  // Members
  listarIntegrantes: { ...staffList, path: 'integrantes_investigacion/get_all' },
  obtenerIntegrante: { ...publicRead, path: 'Integrantes_investigacion/get_investigador/{id}' },
  agregarIntegrante: { ...staffForm, path: 'integrantes_investigacion/add_integrante', file: 'imagen' },
  actualizarIntegrante: { ...staffForm, path: 'integrantes_investigacion/update_integrante', file: 'imagen' },
  agregarIntegranteAProyecto: { ...staffWrite, path: 'Proyecto_integrante/add_actor_to_project' },
  quitarIntegranteDeProyecto: { ...staffWrite, path: 'Proyecto_integrante/remove_actor_from_project' },

  // Products
  obtenerProductos: { ...publicRead, path: 'Prod_investigacion/get_all_products' },
  listarProductos: { ...staffList, path: 'Prod_investigacion/get_all' },
  recargarProductos: { ...staffList, path: 'prod_investigacion/buscarTodo' },
  obtenerProducto: { ...publicRead, path: 'Prod_investigacion/get_product_by_id/{id}' },
  agregarProducto: { ...staffWrite, path: 'prod_investigacion/add_product' },
  actualizarProducto: { ...staffWrite, path: 'prod_investigacion/update_product' },
  agregarProductoAProyecto: { ...staffWrite, path: 'prod_investigacion/add_product_to_project' },
  quitarProductoDeProyecto: { ...staffWrite, path: 'prod_investigacion/remove_producto_from_project' },

  // Research lines
  listarLineas: { ...staffList, path: 'Lineas_investigacion/get_all' },
  asignarLinea: { ...staffWrite, path: 'Lineas_investigacion/asignar_linea_proyecto' },
  actualizarLinea: { ...staffWrite, path: 'Lineas_investigacion/actualizar_linea_proyecto' },

  // Convenios
  listarConvenios: { ...staffList, path: 'convenios/get_all' },
  obtenerConvenio: { ...staffRead, path: 'convenios/get_convenio/{id}' },
  agregarConvenio: { ...staffForm, path: 'convenios/add_convenio', file: 'logo' },
  actualizarConvenio: { ...staffForm, path: 'convenios/update_convenio', file: 'logo' },
  alternarConvenio: { ...staffWrite, path: 'convenios/toggle_estado' },
  eliminarConvenio: { ...staffDelete, path: 'convenios/delete_convenio/{id}' },

  // Events
  obtenerEventos: { ...publicRead, path: 'eventos/get_eventos' },
  listarEventos: { ...staffList, path: 'eventos/get_all' },
  obtenerEvento: { ...staffRead, path: 'eventos/get_evento/{id}' },
  agregarEvento: { ...staffWrite, path: 'eventos/add_evento' },
  actualizarEvento: { ...staffWrite, path: 'eventos/update_evento/{id}' },
  // A GET that writes, as the specification has it: guarded like every other write (docs/decisions/0004).
  alternarEvento: { ...staffWrite, path: 'eventos/toggle_estado/{id}', method: 'GET', body: 'none' },
  eliminarEvento: { ...staffDelete, path: 'eventos/delete_evento/{id}' },

  // Home configuration
  obtenerConfiguracion: { ...staffRead, path: 'inicio/get_configuracion' },
  actualizarConfiguracion: { ...staffWrite, path: 'inicio/update_configuracion' },

  // Users: the one regular REST resource, in the dialect of ra-data-simple-rest (docs/decisions/0008)
  listarUsuarios: { ...staffRead, path: 'usuarios', range: 'usuarios' },
  obtenerUsuario: { ...staffRead, path: 'usuarios/{id}' },
  agregarUsuario: { ...staffWrite, path: 'usuarios' },
  actualizarUsuario: { ...staffWrite, path: 'usuarios/{id}', method: 'PUT' },
  // It counts tries that fail, and so is no `write`, which would forget them with its transaction.
  cambiarClave: { ...session, path: 'Login/cambiar_clave', access: 'staff' },

  // History
  listarMovimientos: { ...staffRead, path: 'movimientos/get_all' },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Part = 'body' | 'query' | 'answer';

/** The zod schema of a call's body, query or answer; ZodUndefined where there is none. */
export type SchemaOf<K extends EndpointName, P extends Part> = (typeof schemas)[K] extends {
  [N in P]: infer S extends z.ZodType;
}
  ? S
  : z.ZodUndefined;

type InputPart<K extends EndpointName, P extends 'body' | 'query'> = (typeof schemas)[K] extends {
  [N in P]: infer S extends z.ZodType;
}
  ? { [N in P]: z.input<S> }
  : { [N in P]?: undefined };

/** What a client gives to a call: path parameters, query, body and file, as far as the call has them. */
export type InputOf<K extends EndpointName> = (keyof ParamsOf<Endpoints[K]['path']> extends never
  ? { params?: undefined }
  : { params: ParamsOf<Endpoints[K]['path']> }) &
  InputPart<K, 'query'> &
  InputPart<K, 'body'> &
  (Endpoints[K]['file'] extends string ? { file?: Blob | undefined } : { file?: undefined });

/** What a call answers when it succeeds. */
export type AnswerOf<K extends EndpointName> = z.output<SchemaOf<K, 'answer'>>;
