import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import {
  nuevoConvenio,
  nuevoEvento,
  nuevoIntegrante,
  nuevoProducto,
  nuevoProyecto,
  unaConfiguracion,
  unConvenio,
  unEvento,
  unIntegrante,
  unProducto,
  unProyecto,
  unUsuario,
} from './builders.ts';
import { unLogo } from './imagenes.ts';
import { type Answered, type Caller, type Sent, STAFF, type TestApp } from './testApp.ts';

/** The names of the rows that a test is about. */
export const rowsWhere = (matches: (row: Endpoint) => boolean): EndpointName[] =>
  (Object.keys(endpoints) as EndpointName[]).filter((name) => matches(endpoints[name]));

/** One record of each kind, every id being 1. */
export async function sow(staff: Caller): Promise<void> {
  await nuevoProyecto(staff);
  await nuevoIntegrante(staff);
  await nuevoProducto(staff);
  await nuevoConvenio(staff);
  await nuevoEvento(staff);
}

const params = { id: 1 };

/** A good input for every row after `sow`; sent in this order, each succeeds. */
export const GOOD: Record<EndpointName, Sent> = {
  obtenerInicio: {},
  obtenerIntegrantes: {},
  obtenerProyectos: {},
  listarProyectos: {},
  obtenerProyecto: { params },
  obtenerProyectosDeLinea: { params: { lineId: 1 } },
  agregarProyecto: { body: unProyecto() },
  actualizarProyecto: { body: { id: 1, nombre: 'Otro' } },
  alternarProyecto: { body: { id: 1, activo: 0 } },
  actualizarEstadoDeProyecto: { body: { id: 1, estado: 2 } },
  listarIntegrantes: {},
  obtenerIntegrante: { params },
  agregarIntegrante: { body: unIntegrante() },
  actualizarIntegrante: { body: { id: 1, ...unIntegrante({ cargo: 'Otro' }) } },
  agregarIntegranteAProyecto: { body: { proyecto_id: 1, actor_id: 1 } },
  quitarIntegranteDeProyecto: { body: { id: 1 } },
  obtenerProductos: {},
  listarProductos: {},
  recargarProductos: {},
  obtenerProducto: { params },
  agregarProducto: { body: unProducto() },
  actualizarProducto: { body: { id: 1, nombre: 'Otro' } },
  agregarProductoAProyecto: { body: { proyecto_id: 1, producto_id: 1 } },
  quitarProductoDeProyecto: { body: { id: 1 } },
  listarLineas: {},
  asignarLinea: { body: { id_proyecto: 1, id_linea: 1 } },
  actualizarLinea: { body: { id_proyecto: 1, id_linea: 2 } },
  listarConvenios: {},
  obtenerConvenio: { params },
  agregarConvenio: { body: unConvenio(), file: unLogo() },
  actualizarConvenio: { body: { id: 1, nombre: 'Otro' } },
  alternarConvenio: { body: { id: 1, estado: 2 } },
  eliminarConvenio: { params },
  obtenerEventos: {},
  listarEventos: {},
  obtenerEvento: { params },
  agregarEvento: { body: unEvento() },
  actualizarEvento: { params, body: unEvento({ nombre: 'Otro' }) },
  alternarEvento: { params, query: { estado: 0 } },
  eliminarEvento: { params },
  obtenerConfiguracion: {},
  actualizarConfiguracion: { body: unaConfiguracion() },
  listarUsuarios: {},
  obtenerUsuario: { params },
  agregarUsuario: { body: unUsuario() },
  actualizarUsuario: { params, body: { nombre: 'Otro' } },
  listarMovimientos: {},
  cerrarSesion: {},
  iniciarSesion: { body: STAFF },
  cambiarClave: { body: { actual: STAFF.password, nueva: 'cuatro tazas de té verde' } },
};

/** The rows in the order in which all of them succeed. */
export const IN_ORDER = Object.keys(GOOD) as EndpointName[];

/** Sends every row its good input, in order, with a session that lives: some of them end it. */
export async function sendAll(
  portal: TestApp,
  see: (name: EndpointName, answered: Answered<unknown>) => void = () => undefined,
): Promise<void> {
  let staff: Caller | null = null;
  for (const name of IN_ORDER) {
    staff ??= await portal.staff();
    see(name, await staff.send(name, GOOD[name]));
    if (endpoints[name].effect === 'session') staff = null;
  }
}
