import { mensajes } from '../../contract/mensajes.ts';
import type { Trx } from '../database/open.ts';
import { buscar, type Hecho } from '../escritura.ts';
import type { Escritura, HandlersOf } from '../handler.ts';
import { conflicto } from '../rechazo.ts';
import type { Personal } from '../sesion/sesiones.ts';
import { exigirLinea } from './queries.ts';

interface Asignacion {
  proyecto_id: number;
  id_linea: number;
}

/**
 * Sets a project's line where it has one, or where it has none.
 * @throws {Rechazo} 404 for an unknown project or line; 409 when the project's state is the other one
 */
async function ponerLinea(
  trx: Trx,
  personal: Personal,
  { proyecto_id, id_linea }: Asignacion,
  tenia: boolean,
): Promise<Escritura<Hecho>> {
  await exigirLinea(trx, id_linea);
  const antes = await buscar(trx, 'proyectos', proyecto_id);
  // The condition is in the statement, so that of two assignments at once only one takes place.
  const despues = await trx
    .updateTable('proyectos')
    .set({ linea_id: id_linea, updated_by: personal.usuario })
    .where('id', '=', proyecto_id)
    .where('linea_id', tenia ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (despues === undefined) {
    throw conflicto(tenia ? 'El proyecto no tiene una línea asignada' : 'El proyecto ya tiene una línea asignada');
  }
  return {
    respuesta: { success: 1, message: mensajes.proyectos.lineaActualizada },
    movimiento: {
      recurso: 'proyectos',
      recursoId: proyecto_id,
      accion: tenia ? 'actualizar línea' : 'asignar línea',
      antes,
      despues,
    },
  };
}

export const lineas = {
  async listarLineas(db) {
    return { success: 1, lineas: await db.selectFrom('lineas').selectAll().orderBy('id').execute() };
  },

  async asignarLinea(trx, { body, personal }) {
    return ponerLinea(trx, personal, body, false);
  },

  async actualizarLinea(trx, { body, personal }) {
    return ponerLinea(trx, personal, body, true);
  },
} satisfies HandlersOf<'listarLineas' | 'asignarLinea' | 'actualizarLinea'>;
