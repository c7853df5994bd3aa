import { ACTIVO } from '../../contract/constantes.ts';
import { FIN_ANTES_DE_INICIO, finAntesDeInicio } from '../../contract/entidades/proyecto.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { dados } from '../database/changes.ts';
import type { Database, Trx } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { jsonDe } from '../database/texts.ts';
import { buscar, type Cambio, cambiar, exigirVersion } from '../escritura.ts';
import type { HandlersOf } from '../handler.ts';
import { exigirLinea } from '../lineas/queries.ts';
import { invalido } from '../rechazo.ts';
import type { Personal } from '../sesion/sesiones.ts';
import {
  buscarProyectoPublico,
  dePersonal,
  integrantesDeProyecto,
  lineasDeProyecto,
  productosDeProyecto,
  proyectosDeLinea,
  proyectosDePersonal,
  proyectosPublicos,
} from './queries.ts';

/** Changes a project, whose end must not come before its start (design §4). */
async function cambiarProyecto(trx: Trx, personal: Personal, cambio: Omit<Cambio<'proyectos'>, 'recurso'>) {
  const campos = { ...cambio.campos, updated_by: personal.usuario };
  const escritura = await cambiar(trx, { ...cambio, recurso: 'proyectos', campos });
  const { fecha_inicio, fecha_fin } = escritura.movimiento.despues;
  if (finAntesDeInicio(fecha_inicio, fecha_fin)) throw invalido('fecha_fin', FIN_ANTES_DE_INICIO);
  return escritura;
}

/** A stored project in the form of the staff's list. */
async function conLinea(db: Database, fila: Row<'proyectos'>) {
  const [linea] = await lineasDeProyecto(db, fila.id);
  return dePersonal(fila, linea?.linea_nombre);
}

/** The project of a detail: visitors get their columns of an active one, staff get all of any. */
async function proyectoPara(db: Database, id: number, personal: Personal | null) {
  if (personal === null) return buscarProyectoPublico(db, id);
  const { id_linea, linea_nombre, ...proyecto } = dePersonal(await buscar(db, 'proyectos', id));
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
    const { id, version, enlace_ext, entidades, ...otros } = body;
    const campos = dados({ ...otros, url_externa: enlace_ext, entidades: entidades && jsonDe(entidades) });
    return cambiarProyecto(trx, personal, {
      id,
      campos,
      accion: 'actualizar',
      message: mensajes.proyectos.actualizado,
      revisar: exigirVersion(version, (fila) => conLinea(trx, fila)),
    });
  },

  async alternarProyecto(trx, { body: { id, activo }, personal }) {
    const { activado, desactivado } = mensajes.proyectos;
    const cambio =
      activo === ACTIVO ? { accion: 'activar', message: activado } : { accion: 'desactivar', message: desactivado };
    return cambiarProyecto(trx, personal, { id, campos: { activo }, ...cambio });
  },

  async actualizarEstadoDeProyecto(trx, { body: { id, estado }, personal }) {
    return cambiarProyecto(trx, personal, {
      id,
      campos: { estado },
      accion: 'actualizar estado',
      message: mensajes.proyectos.estadoActualizado,
    });
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
