import { mensajes } from '../../contract/mensajes.ts';
import type { Trx } from '../database/open.ts';
import { cambiar, type Hecho } from '../escritura.ts';
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
  return cambiar(trx, {
    recurso: 'proyectos',
    id: proyecto_id,
    campos: { linea_id: id_linea, updated_by: personal.usuario },
    accion: tenia ? 'actualizar línea' : 'asignar línea',
    message: mensajes.proyectos.lineaActualizada,
    revisar: ({ linea_id }) => {
      if ((linea_id !== null) === tenia) return;
      throw conflicto(tenia ? 'El proyecto no tiene una línea asignada' : 'El proyecto ya tiene una línea asignada');
    },
  });
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
