import { ACTIVO } from '../../contract/constantes.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { dados } from '../database/changes.ts';
import type { Trx } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { jsonDe } from '../database/texts.ts';
import type { Escritura, HandlersOf } from '../handler.ts';
import type { Personal } from '../sesion/sesiones.ts';
import { buscarEvento, dePersonal, eventosDePersonal, eventosPublicos } from './queries.ts';

type Cambio = Partial<Omit<Row<'eventos'>, 'id'>>;

const VACIO = {
  descripcion: '',
  lugar: '',
  pais: '',
  estado: ACTIVO,
  url_noticia_divulgacion: '',
  nombre_ponencia: '',
  url_pagina_evento: '',
};

/** Changes an event's columns and tells what they were. */
async function cambiar(
  trx: Trx,
  personal: Personal,
  id: number,
  cambio: Cambio,
  accion: string,
  message: string,
): Promise<Escritura<{ success: 1; message: string }>> {
  const antes = await buscarEvento(trx, id);
  const despues = await trx
    .updateTable('eventos')
    .set({ ...cambio, updated_by: personal.usuario, updated_by_name: personal.nombre })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    respuesta: { success: 1, message },
    movimiento: { recurso: 'eventos', recursoId: id, accion, antes, despues },
  };
}

export const eventos = {
  async obtenerEventos(db) {
    return { success: 1, eventos: await eventosPublicos(db) };
  },

  async listarEventos(db) {
    return { success: 1, eventos: await eventosDePersonal(db) };
  },

  async obtenerEvento(db, { params: { id } }) {
    return { success: 1, evento: dePersonal(await buscarEvento(db, id)) };
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

  async actualizarEvento(trx, { params: { id }, body: { urls_adicionales, ...campos }, personal }) {
    const cambio = dados({ ...campos, urls_adicionales: urls_adicionales && jsonDe(urls_adicionales) });
    return cambiar(trx, personal, id, cambio, 'actualizar', mensajes.eventos.actualizado);
  },

  async alternarEvento(trx, { params: { id }, query: { estado }, personal }) {
    const accion = estado === ACTIVO ? 'activar' : 'desactivar';
    return cambiar(trx, personal, id, { estado }, accion, mensajes.eventos.estadoActualizado);
  },

  async eliminarEvento(trx, { params: { id } }) {
    const antes = await buscarEvento(trx, id);
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
