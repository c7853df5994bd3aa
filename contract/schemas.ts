/** The zod schemas of the calls in endpoints.ts, by the same names; a missing one does not compile. */

import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { EndpointName, Endpoints } from './endpoints.ts';
import * as Convenio from './entidades/convenio.ts';
import * as Evento from './entidades/evento.ts';
import * as Inicio from './entidades/inicio.ts';
import * as Integrante from './entidades/integrante.ts';
import * as Linea from './entidades/linea.ts';
import * as Movimiento from './entidades/movimiento.ts';
import * as Producto from './entidades/producto.ts';
import * as Proyecto from './entidades/proyecto.ts';
import * as Sesion from './entidades/sesion.ts';
import * as Usuario from './entidades/usuario.ts';
import { hecho } from './respuesta.ts';

/** The schemas of one call. */
export interface CallSchemas {
  answer: z.ZodType;
  body?: z.ZodType;
  query?: z.ZodType;
}

/** The schemas that a row needs: a body schema where it has a body, and no query where the cache key has none. */
export type SchemasFor<R extends Endpoint> = { answer: z.ZodType } & (R['body'] extends 'none'
  ? { body?: never }
  : { body: z.ZodType }) &
  (R['cached'] extends true ? { query?: never } : { query?: z.ZodType });

export const schemas = {
  iniciarSesion: { body: Sesion.credenciales, answer: Sesion.ingreso },
  cerrarSesion: { answer: hecho },
  obtenerInicio: { answer: Inicio.datosDeInicio },
  obtenerIntegrantes: { answer: Integrante.integrantesEnLista },

  obtenerProyectos: { answer: Proyecto.proyectosPublicos },
  listarProyectos: { answer: Proyecto.proyectosDePersonal },
  obtenerProyecto: { answer: Proyecto.detalleDeProyecto },
  obtenerProyectosDeLinea: { answer: Proyecto.proyectosDeLinea },
  agregarProyecto: { body: Proyecto.proyectoNuevo, answer: Proyecto.proyectoAgregado },
  actualizarProyecto: { body: Proyecto.proyectoCambiado, answer: hecho },
  alternarProyecto: { body: Proyecto.activoDeProyecto, answer: hecho },
  actualizarEstadoDeProyecto: { body: Proyecto.estadoDeProyecto, answer: hecho },

  listarIntegrantes: { answer: Integrante.integrantesDePersonal },
  obtenerIntegrante: { answer: Integrante.detalleDeIntegrante },
  agregarIntegrante: { body: Integrante.integranteNuevo, answer: Integrante.integranteAgregado },
  actualizarIntegrante: { body: Integrante.integranteCambiado, answer: hecho },
  agregarIntegranteAProyecto: { body: Integrante.integranteAProyecto, answer: hecho },
  quitarIntegranteDeProyecto: { body: Integrante.integranteFueraDeProyecto, answer: hecho },

  obtenerProductos: { answer: Producto.productosPublicos },
  listarProductos: { answer: Producto.productosDePersonal },
  recargarProductos: { answer: Producto.productosDePersonal },
  obtenerProducto: { answer: Producto.unProducto },
  agregarProducto: { body: Producto.productoNuevo, answer: Producto.productoAgregado },
  actualizarProducto: { body: Producto.productoCambiado, answer: hecho },
  agregarProductoAProyecto: { body: Producto.productoAProyecto, answer: hecho },
  quitarProductoDeProyecto: { body: Producto.productoFueraDeProyecto, answer: hecho },

  listarLineas: { answer: Linea.lineas },
  asignarLinea: { body: Linea.asignacionDeLinea, answer: hecho },
  actualizarLinea: { body: Linea.asignacionDeLinea, answer: hecho },

  listarConvenios: { answer: Convenio.convenios },
  obtenerConvenio: { answer: Convenio.unConvenio },
  agregarConvenio: { body: Convenio.convenioNuevo, answer: Convenio.convenioAgregado },
  actualizarConvenio: { body: Convenio.convenioCambiado, answer: hecho },
  alternarConvenio: { body: Convenio.estadoDeConvenio, answer: hecho },
  eliminarConvenio: { answer: hecho },

  obtenerEventos: { answer: Evento.eventosPublicos },
  listarEventos: { answer: Evento.eventosDePersonal },
  obtenerEvento: { answer: Evento.unEvento },
  agregarEvento: { body: Evento.eventoNuevo, answer: hecho },
  actualizarEvento: { body: Evento.eventoCambiado, answer: hecho },
  alternarEvento: { query: Evento.estadoEnConsulta, answer: hecho },
  eliminarEvento: { answer: hecho },

  obtenerConfiguracion: { answer: Inicio.configuracion },
  actualizarConfiguracion: { body: Inicio.configuracionCambiada, answer: hecho },

  listarUsuarios: { query: Usuario.consultaDeUsuarios, answer: Usuario.usuarios },
  obtenerUsuario: { answer: Usuario.usuario },
  agregarUsuario: { body: Usuario.usuarioNuevo, answer: Usuario.usuario },
  actualizarUsuario: { body: Usuario.usuarioCambiado, answer: Usuario.usuario },
  cambiarClave: { body: Sesion.cambioDeClave, answer: hecho },

  listarMovimientos: { answer: Movimiento.movimientos },
} satisfies { [K in EndpointName]: SchemasFor<Endpoints[K]> };
