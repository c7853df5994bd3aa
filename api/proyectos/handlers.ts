import { ACTIVO } from '../../contract/constantes.ts';
import { FIN_ANTES_DE_INICIO, finAntesDeInicio } from '../../contract/entidades/proyecto.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { dados } from '../database/changes.ts';
import type { Database, Trx } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { jsonDe } from '../database/texts.ts';
import type { Escritura, HandlersOf } from '../handler.ts';
import { exigirLinea } from '../lineas/queries.ts';
import { invalido } from '../rechazo.ts';
import type { Personal } from '../sesion/sesiones.ts';
import {
  buscarProyecto,
  buscarProyectoPublico,
  dePersonal,
  integrantesDeProyecto,
  lineasDeProyecto,
  productosDeProyecto,
  proyectosDeLinea,
  proyectosDePersonal,
  proyectosPublicos,
} from './queries.ts';

type Hecho = { success: 1; message: string };
type Cambio = Partial<Omit<Row<'proyectos'>, 'id'>>;

/** Changes a project's columns and tells what they were. */
async function cambiar(
  trx: Trx,
  personal: Personal,
  id: number,
  cambio: Cambio,
  accion: string,
  message: string,
): Promise<Escritura<Hecho>> {
  const antes = await buscarProyecto(trx, id);
  const despues = await trx
    .updateTable('proyectos')
    .set({ ...cambio, updated_by: personal.usuario })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (finAntesDeInicio(despues.fecha_inicio, despues.fecha_fin)) throw invalido('fecha_fin', FIN_ANTES_DE_INICIO);
  return {
    respuesta: { success: 1, message },
    movimiento: { recurso: 'proyectos', recursoId: id, accion, antes, despues },
  };
}

/** The project of a detail: visitors get their columns of an active one, staff get all of any. */
async function proyectoPara(db: Database, id: number, personal: Personal | null) {
  if (personal === null) return buscarProyectoPublico(db, id);
  const { id_linea, linea_nombre, ...proyecto } = dePersonal(await buscarProyecto(db, id));
  return proyecto;
}

export const proyectos = {
  async obtenerProyectos(db) {
    return { success: 1, projects: await proyectosPublicos(db) };
  },

  async listarProyectos(db) {
    return { success: 1, projects: await proyectosDePersonal(db) };
  },

  async obtenerProyecto(db, { params: { id }, personal }) {
    return {
      success: 1,
      project: await proyectoPara(db, id, personal),
      investigadores: await integrantesDeProyecto(db, id),
      productos: await productosDeProyecto(db, id),
      lineas: await lineasDeProyecto(db, id),
    };
  },

  async obtenerProyectosDeLinea(db, { params: { lineId } }) {
    await exigirLinea(db, lineId);
    return proyectosDeLinea(db, lineId);
  },

  async agregarProyecto(trx, { body, personal }) {
    const { enlace_ext = '', entidades = [], descripcion = '', ...campos } = body;
    const fila = await trx
      .insertInto('proyectos')
      .values({
        ...campos,
        descripcion,
        url_externa: enlace_ext,
        entidades: jsonDe(entidades),
        activo: ACTIVO,
        linea_id: null,
        created_at: new Date().toISOString(),
        created_by: personal.usuario,
        updated_by: '',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      respuesta: { success: 1, message: mensajes.proyectos.agregado, project: dePersonal(fila) },
      movimiento: { recurso: 'proyectos', recursoId: fila.id, accion: 'agregar', antes: null, despues: fila },
    };
  },

  async actualizarProyecto(trx, { body, personal }) {
    const { id, enlace_ext, entidades, ...campos } = body;
    const cambio = dados({ ...campos, url_externa: enlace_ext, entidades: entidades && jsonDe(entidades) });
    return cambiar(trx, personal, id, cambio, 'actualizar', mensajes.proyectos.actualizado);
  },

  async alternarProyecto(trx, { body: { id, activo }, personal }) {
    const { activado, desactivado } = mensajes.proyectos;
    const [accion, mensaje] = activo === ACTIVO ? ['activar', activado] : ['desactivar', desactivado];
    return cambiar(trx, personal, id, { activo }, accion, mensaje);
  },

  async actualizarEstadoDeProyecto(trx, { body: { id, estado }, personal }) {
    return cambiar(trx, personal, id, { estado }, 'actualizar estado', mensajes.proyectos.estadoActualizado);
  },
} satisfies HandlersOf<
  | 'obtenerProyectos'
  | 'listarProyectos'
  | 'obtenerProyecto'
  | 'obtenerProyectosDeLinea'
  | 'agregarProyecto'
  | 'actualizarProyecto'
  | 'alternarProyecto'
  | 'actualizarEstadoDeProyecto'
>;
