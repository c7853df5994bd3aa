import type { LogoDeConvenio } from '../../contract/entidades/convenio.ts';
import { OBJETIVO_OBLIGATORIO } from '../../contract/entidades/inicio.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { dados } from '../database/changes.ts';
import type { Database } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import type { HandlersOf } from '../handler.ts';
import { limpiarHtml } from '../html/limpiar.ts';
import { invalido } from '../rechazo.ts';

/** There is one home page. */
const ID = 1;
const CONVENIO_ACTIVO = 1;

function leerInicio(db: Database): Promise<Row<'inicio'>> {
  return db.selectFrom('inicio').where('id', '=', ID).selectAll().executeTakeFirstOrThrow();
}

function logosActivos(db: Database): Promise<LogoDeConvenio[]> {
  return db
    .selectFrom('convenios')
    .where('estado', '=', CONVENIO_ACTIVO)
    .select(['id', 'nombre', 'logo', 'url_web'])
    .orderBy('id')
    .execute();
}

export const inicio = {
  async obtenerInicio(db) {
    const { id, updated_by, ...datos } = await leerInicio(db);
    return { success: 1, inicio: datos, logos_convenios: await logosActivos(db) };
  },

  async obtenerConfiguracion(db) {
    const { id, updated_by, ...datos } = await leerInicio(db);
    return { success: 1, data: [datos] };
  },

  async actualizarConfiguracion(trx, { body, personal }) {
    const objetivo = limpiarHtml(body.objetivo);
    if (objetivo.trim() === '') throw invalido('objetivo', OBJETIVO_OBLIGATORIO);
    const antes = await leerInicio(trx);
    const despues = await trx
      .updateTable('inicio')
      .set({ ...dados(body), objetivo, updated_by: personal.usuario })
      .where('id', '=', ID)
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      respuesta: { success: 1, message: mensajes.inicio.actualizado },
      movimiento: { recurso: 'inicio', recursoId: ID, accion: 'actualizar', antes, despues },
    };
  },
} satisfies HandlersOf<'obtenerInicio' | 'obtenerConfiguracion' | 'actualizarConfiguracion'>;
