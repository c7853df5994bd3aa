/** Section 7 as one table, and our own calls after it. No other file spells an address of the API. */

import type { z } from 'zod';
import { del, type Endpoint, get, json, multipart, type ParamsOf, post, put } from './endpoint.ts';
import type * as Convenio from './entidades/convenio.ts';
import type * as Evento from './entidades/evento.ts';
import type * as Inicio from './entidades/inicio.ts';
import type * as Integrante from './entidades/integrante.ts';
import type * as Linea from './entidades/linea.ts';
import type * as Movimiento from './entidades/movimiento.ts';
import type * as Producto from './entidades/producto.ts';
import type * as Proyecto from './entidades/proyecto.ts';
import type * as Sesion from './entidades/sesion.ts';
import type * as Usuario from './entidades/usuario.ts';
import type * as Respuesta from './respuesta.ts';

const publicRead = { access: 'public', effect: 'read' } as const;
const staffRead = { access: 'staff', effect: 'read' } as const;
const staffWrite = { access: 'staff', effect: 'write' } as const;
const hecho = json<typeof Respuesta.hecho>();

export const endpoints = {
  // Session and home
  iniciarSesion: post('Login/login', {
    access: 'public',
    effect: 'session',
    body: json<typeof Sesion.credenciales>(),
    answer: json<typeof Sesion.ingreso>(),
  }),
  cerrarSesion: post('Login/logout', { access: 'public', effect: 'session', answer: hecho }),
  obtenerInicio: get('Home/get_home', { ...publicRead, answer: json<typeof Inicio.datosDeInicio>() }),
  obtenerIntegrantes: get('home/get_investigadores', {
    ...publicRead,
    answer: json<typeof Integrante.integrantesEnLista>(),
  }),

  // Projects
  obtenerProyectos: get('Proyectos_investigacion/get_projects', {
    ...publicRead,
    answer: json<typeof Proyecto.proyectosPublicos>(),
  }),
  listarProyectos: get('proyectos_investigacion/get_all', {
    ...staffRead,
    answer: json<typeof Proyecto.proyectosDePersonal>(),
  }),
  obtenerProyecto: get('Proyectos_investigacion/get_project/{id}', {
    ...publicRead,
    answer: json<typeof Proyecto.detalleDeProyecto>(),
  }),
  obtenerProyectosDeLinea: get('Proyectos_investigacion/get_project_by_line/{lineId}', {
    ...publicRead,
    answer: json<typeof Proyecto.proyectosDeLinea>(),
  }),
  agregarProyecto: post('proyectos_investigacion/add_project', {
    ...staffWrite,
    body: json<typeof Proyecto.proyectoNuevo>(),
    answer: json<typeof Proyecto.proyectoAgregado>(),
  }),
  actualizarProyecto: post('proyectos_investigacion/update_project', {
    ...staffWrite,
    body: json<typeof Proyecto.proyectoCambiado>(),
    answer: hecho,
  }),
  alternarProyecto: post('proyectos_investigacion/toggle_project_status', {
    ...staffWrite,
    body: json<typeof Proyecto.activoDeProyecto>(),
    answer: hecho,
  }),
  actualizarEstadoDeProyecto: post('Proyectos_investigacion/update_estado', {
    ...staffWrite,
    body: json<typeof Proyecto.estadoDeProyecto>(),
    answer: hecho,
  }),

  // Members
  listarIntegrantes: get('integrantes_investigacion/get_all', {
    ...staffRead,
    answer: json<typeof Integrante.integrantesDePersonal>(),
  }),
  obtenerIntegrante: get('Integrantes_investigacion/get_investigador/{id}', {
    ...publicRead,
    answer: json<typeof Integrante.detalleDeIntegrante>(),
  }),
  agregarIntegrante: post('integrantes_investigacion/add_integrante', {
    ...staffWrite,
    body: multipart<typeof Integrante.integranteNuevo>(),
    file: 'imagen',
    answer: json<typeof Integrante.integranteAgregado>(),
  }),
  actualizarIntegrante: post('integrantes_investigacion/update_integrante', {
    ...staffWrite,
    body: multipart<typeof Integrante.integranteCambiado>(),
    file: 'imagen',
    answer: hecho,
  }),
  agregarIntegranteAProyecto: post('Proyecto_integrante/add_actor_to_project', {
    ...staffWrite,
    body: json<typeof Integrante.integranteAProyecto>(),
    answer: hecho,
  }),
  quitarIntegranteDeProyecto: post('Proyecto_integrante/remove_actor_from_project', {
    ...staffWrite,
    body: json<typeof Integrante.integranteFueraDeProyecto>(),
    answer: hecho,
  }),

  // Products
  obtenerProductos: get('Prod_investigacion/get_all_products', {
    ...publicRead,
    answer: json<typeof Producto.productosPublicos>(),
  }),
  listarProductos: get('Prod_investigacion/get_all', {
    ...staffRead,
    answer: json<typeof Producto.productosDePersonal>(),
  }),
  recargarProductos: get('prod_investigacion/buscarTodo', {
    ...staffRead,
    answer: json<typeof Producto.productosDePersonal>(),
  }),
  obtenerProducto: get('Prod_investigacion/get_product_by_id/{id}', {
    ...publicRead,
    answer: json<typeof Producto.unProducto>(),
  }),
  agregarProducto: post('prod_investigacion/add_product', {
    ...staffWrite,
    body: json<typeof Producto.productoNuevo>(),
    answer: json<typeof Producto.productoAgregado>(),
  }),
  actualizarProducto: post('prod_investigacion/update_product', {
    ...staffWrite,
    body: json<typeof Producto.productoCambiado>(),
    answer: hecho,
  }),
  agregarProductoAProyecto: post('prod_investigacion/add_product_to_project', {
    ...staffWrite,
    body: json<typeof Producto.productoAProyecto>(),
    answer: hecho,
  }),
  quitarProductoDeProyecto: post('prod_investigacion/remove_producto_from_project', {
    ...staffWrite,
    body: json<typeof Producto.productoFueraDeProyecto>(),
    answer: hecho,
  }),

  // Research lines
  listarLineas: get('Lineas_investigacion/get_all', { ...staffRead, answer: json<typeof Linea.lineas>() }),
  asignarLinea: post('Lineas_investigacion/asignar_linea_proyecto', {
    ...staffWrite,
    body: json<typeof Linea.asignacionDeLinea>(),
    answer: hecho,
  }),
  actualizarLinea: post('Lineas_investigacion/actualizar_linea_proyecto', {
    ...staffWrite,
    body: json<typeof Linea.asignacionDeLinea>(),
    answer: hecho,
  }),

  // Convenios
  listarConvenios: get('convenios/get_all', { ...staffRead, answer: json<typeof Convenio.convenios>() }),
  obtenerConvenio: get('convenios/get_convenio/{id}', { ...staffRead, answer: json<typeof Convenio.unConvenio>() }),
  agregarConvenio: post('convenios/add_convenio', {
    ...staffWrite,
    body: multipart<typeof Convenio.convenioNuevo>(),
    file: 'logo',
    answer: json<typeof Convenio.convenioAgregado>(),
  }),
  actualizarConvenio: post('convenios/update_convenio', {
    ...staffWrite,
    body: multipart<typeof Convenio.convenioCambiado>(),
    file: 'logo',
    answer: hecho,
  }),
  alternarConvenio: post('convenios/toggle_estado', {
    ...staffWrite,
    body: json<typeof Convenio.estadoDeConvenio>(),
    answer: hecho,
  }),
  eliminarConvenio: del('convenios/delete_convenio/{id}', { ...staffWrite, answer: hecho }),

  // Events
  obtenerEventos: get('eventos/get_eventos', { ...publicRead, answer: json<typeof Evento.eventosPublicos>() }),
  listarEventos: get('eventos/get_all', { ...staffRead, answer: json<typeof Evento.eventosDePersonal>() }),
  obtenerEvento: get('eventos/get_evento/{id}', { ...staffRead, answer: json<typeof Evento.unEvento>() }),
  agregarEvento: post('eventos/add_evento', {
    ...staffWrite,
    body: json<typeof Evento.eventoNuevo>(),
    answer: hecho,
  }),
  actualizarEvento: post('eventos/update_evento/{id}', {
    ...staffWrite,
    body: json<typeof Evento.eventoCambiado>(),
    answer: hecho,
  }),
  // A GET that writes, as the specification has it: guarded like every other write (docs/decisions/0004).
  alternarEvento: get('eventos/toggle_estado/{id}', {
    ...staffWrite,
    query: json<typeof Evento.estadoEnConsulta>(),
    answer: hecho,
  }),
  eliminarEvento: del('eventos/delete_evento/{id}', { ...staffWrite, answer: hecho }),

  // Home configuration
  obtenerConfiguracion: get('inicio/get_configuracion', {
    ...staffRead,
    answer: json<typeof Inicio.configuracion>(),
  }),
  actualizarConfiguracion: post('inicio/update_configuracion', {
    ...staffWrite,
    body: json<typeof Inicio.configuracionCambiada>(),
    answer: hecho,
  }),

  // Users: the one regular REST resource, in the dialect of ra-data-simple-rest (docs/decisions/0008)
  listarUsuarios: get('usuarios', {
    ...staffRead,
    query: json<typeof Usuario.consultaDeUsuarios>(),
    range: 'usuarios',
    answer: json<typeof Usuario.usuarios>(),
  }),
  obtenerUsuario: get('usuarios/{id}', { ...staffRead, answer: json<typeof Usuario.usuario>() }),
  agregarUsuario: post('usuarios', {
    ...staffWrite,
    body: json<typeof Usuario.usuarioNuevo>(),
    answer: json<typeof Usuario.usuario>(),
  }),
  actualizarUsuario: put('usuarios/{id}', {
    ...staffWrite,
    body: json<typeof Usuario.usuarioCambiado>(),
    answer: json<typeof Usuario.usuario>(),
  }),
  // It counts tries that fail, and so is no `write`, which would forget them with its transaction.
  cambiarClave: post('Login/cambiar_clave', {
    access: 'staff',
    effect: 'session',
    body: json<typeof Sesion.cambioDeClave>(),
    answer: hecho,
  }),

  // History
  listarMovimientos: get('movimientos/get_all', { ...staffRead, answer: json<typeof Movimiento.movimientos>() }),
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** The zod schema that a row names for its body, query or answer. */
export type SchemaOf<K extends EndpointName, Part extends 'body' | 'query' | 'answer'> = NonNullable<
  Endpoints[K][Part]['schema']
>;
type HasPart<K extends EndpointName, Part extends 'body' | 'query'> =
  undefined extends z.input<SchemaOf<K, Part>> ? false : true;

/** What a client gives to a call: path parameters, query, body and file, as far as the row has them. */
export type InputOf<K extends EndpointName> = (keyof ParamsOf<Endpoints[K]['path']> extends never
  ? { params?: undefined }
  : { params: ParamsOf<Endpoints[K]['path']> }) &
  (HasPart<K, 'query'> extends true ? { query: z.input<SchemaOf<K, 'query'>> } : { query?: undefined }) &
  (HasPart<K, 'body'> extends true ? { body: z.input<SchemaOf<K, 'body'>> } : { body?: undefined }) &
  (Endpoints[K]['file'] extends string ? { file?: Blob | undefined } : { file?: undefined });

/** What a call answers when it succeeds. */
export type AnswerOf<K extends EndpointName> = z.output<SchemaOf<K, 'answer'>>;
