import { ACTIVO } from '../../contract/constantes.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { dados } from '../database/changes.ts';
import type { Trx } from '../database/open.ts';
import { jsonDe } from '../database/texts.ts';
import { buscar, type Cambio, cambiar, exigirVersion } from '../escritura.ts';
import type { HandlersOf } from '../handler.ts';
import type { Personal } from '../sesion/sesiones.ts';
import { dePersonal, eventosDePersonal, eventosPublicos } from './queries.ts';

const VACIO = {
  descripcion: '',
  lugar: '',
  pais: '',
  estado: ACTIVO,
  url_noticia_divulgacion: '',
  nombre_ponencia: '',
  url_pagina_evento: '',
};

/** Changes an event, signed with the name besides the login name (section 6). */
function cambiarEvento(trx: Trx, personal: Personal, cambio: Omit<Cambio<'eventos'>, 'recurso'>) {
  const firma = { updated_by: personal.usuario, updated_by_name: personal.nombre };
  return cambiar(trx, { ...cambio, recurso: 'eventos', campos: { ...cambio.campos, ...firma } });
}

export const eventos = {
  async obtenerEventos(db) {
    return { success: 1, eventos: await eventosPublicos(db) };
  },

  async listarEventos(db) {
    return { success: 1, eventos: await eventosDePersonal(db) };
  },

  async obtenerEvento(db, { params: { id } }) {
    return { success: 1, evento: dePersonal(await buscar(db, 'eventos', id)) };
  },

  async agregarEvento(trx, { body: { urls_adicionales = [], ...campos }, personal }) {
    const fila = await trx
      .insertInto('eventos')
      .values({
        ...VACIO,
        ...dados(campos),
        nombre: campos.nombre,
        fecha: campos.fecha,
        tipo: campos.tipo,
        urls_adicionales: jsonDe(urls_adicionales),
        created_at: new Date().toISOString(),
        created_by: personal.usuario,
        created_by_name: personal.nombre,
        updated_by: '',
        updated_by_name: '',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      respuesta: { success: 1, message: mensajes.eventos.agregado },
      movimiento: { recurso: 'eventos', recursoId: fila.id, accion: 'agregar', antes: null, despues: fila },
    };
  },

  async actualizarEvento(trx, { params: { id }, body: { version, urls_adicionales, ...otros }, personal }) {
    const campos = dados({ ...otros, urls_adicionales: urls_adicionales && jsonDe(urls_adicionales) });
    return cambiarEvento(trx, personal, {
      id,
      campos,
      accion: 'actualizar',
      message: mensajes.eventos.actualizado,
      revisar: exigirVersion(version, dePersonal),
    });
  },

  async alternarEvento(trx, { params: { id }, query: { estado }, personal }) {
    const accion = estado === ACTIVO ? 'activar' : 'desactivar';
    const message = mensajes.eventos.estadoActualizado;
    return cambiarEvento(trx, personal, { id, campos: { estado }, accion, message });
  },

  async eliminarEvento(trx, { params: { id } }) {
    const antes = await buscar(trx, 'eventos', id);
    await trx.deleteFrom('eventos').where('id', '=', id).execute();
    return {
      respuesta: { success: 1, message: mensajes.eventos.eliminado },
      movimiento: { recurso: 'eventos', recursoId: id, accion: 'eliminar', antes, despues: null },
    };
  },
} satisfies HandlersOf<
  | 'obtenerEventos'
  | 'listarEventos'
  | 'obtenerEvento'
  | 'agregarEvento'
  | 'actualizarEvento'
  | 'alternarEvento'
  | 'eliminarEvento'
>;
