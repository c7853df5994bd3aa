import { CONVENIO_INCOMPLETO, type Convenio } from '../../contract/entidades/convenio.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { borrarArchivo, guardarArchivo } from '../archivos/guardar.ts';
import { dados } from '../database/changes.ts';
import type { Database } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import type { HandlersOf } from '../handler.ts';
import { invalido, noEncontrado } from '../rechazo.ts';

const ACTIVO = 1;
const COLUMNAS = ['id', 'nombre', 'descripcion', 'url_web', 'estado', 'logo'] as const;

/** A stored convenio, in the form that staff read. */
const enRespuesta = ({ id, nombre, descripcion, url_web, estado, logo }: Row<'convenios'>): Convenio => ({
  id,
  nombre,
  descripcion,
  url_web,
  estado,
  logo,
});

async function buscarConvenio(db: Database, id: number): Promise<Row<'convenios'>> {
  const fila = await db.selectFrom('convenios').where('id', '=', id).selectAll().executeTakeFirst();
  if (fila === undefined) throw noEncontrado('el convenio');
  return fila;
}

export const convenios = {
  async listarConvenios(db) {
    return { success: 1, convenios: await db.selectFrom('convenios').select(COLUMNAS).orderBy('id').execute() };
  },

  async obtenerConvenio(db, { params: { id } }) {
    return { success: 1, convenio: enRespuesta(await buscarConvenio(db, id)) };
  },

  async agregarConvenio(trx, { body, archivo, personal }) {
    if (archivo === undefined) throw invalido('logo', CONVENIO_INCOMPLETO);
    const { descripcion = '', url_web = '', estado = ACTIVO, nombre } = body;
    const fila = await trx
      .insertInto('convenios')
      .values({
        nombre,
        descripcion,
        url_web,
        estado,
        logo: await guardarArchivo(trx, archivo),
        created_at: new Date().toISOString(),
        created_by: personal.usuario,
        updated_by: '',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      respuesta: { success: 1, message: mensajes.convenios.agregado, convenio: enRespuesta(fila) },
      movimiento: { recurso: 'convenios', recursoId: fila.id, accion: 'agregar', antes: null, despues: fila },
    };
  },

  async actualizarConvenio(trx, { body: { id, ...campos }, archivo, personal }) {
    const antes = await buscarConvenio(trx, id);
    const logo = archivo && (await guardarArchivo(trx, archivo));
    const despues = await trx
      .updateTable('convenios')
      .set({ ...dados({ ...campos, logo }), updated_by: personal.usuario })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (logo !== undefined) await borrarArchivo(trx, antes.logo);
    return {
      respuesta: { success: 1, message: mensajes.convenios.actualizado },
      movimiento: { recurso: 'convenios', recursoId: id, accion: 'actualizar', antes, despues },
    };
  },

  async alternarConvenio(trx, { body: { id, estado }, personal }) {
    const antes = await buscarConvenio(trx, id);
    const despues = await trx
      .updateTable('convenios')
      .set({ estado, updated_by: personal.usuario })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { activado, desactivado } = mensajes.convenios;
    const [accion, message] = estado === ACTIVO ? ['activar', activado] : ['desactivar', desactivado];
    return {
      respuesta: { success: 1, message },
      movimiento: { recurso: 'convenios', recursoId: id, accion, antes, despues },
    };
  },

  async eliminarConvenio(trx, { params: { id } }) {
    const antes = await buscarConvenio(trx, id);
    await trx.deleteFrom('convenios').where('id', '=', id).execute();
    await borrarArchivo(trx, antes.logo);
    return {
      respuesta: { success: 1, message: mensajes.convenios.eliminado },
      movimiento: { recurso: 'convenios', recursoId: id, accion: 'eliminar', antes, despues: null },
    };
  },
} satisfies HandlersOf<
  | 'listarConvenios'
  | 'obtenerConvenio'
  | 'agregarConvenio'
  | 'actualizarConvenio'
  | 'alternarConvenio'
  | 'eliminarConvenio'
>;
