import { mensajes } from '../../contract/mensajes.ts';
import { buscar } from '../escritura.ts';
import type { HandlersOf } from '../handler.ts';
import { conflicto, noEncontrado } from '../rechazo.ts';

/** A member takes part in a project once at most: the database holds it. */
export const vinculos = {
  async agregarIntegranteAProyecto(trx, { body: { proyecto_id, actor_id } }) {
    await buscar(trx, 'proyectos', proyecto_id);
    await buscar(trx, 'integrantes', actor_id);
    const despues = await trx
      .insertInto('proyecto_integrante')
      .values({ proyecto_id, integrante_id: actor_id })
      .onConflict((conflict) => conflict.columns(['proyecto_id', 'integrante_id']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (despues === undefined) throw conflicto('El integrante ya hace parte del proyecto');
    return {
      respuesta: { success: 1, message: mensajes.proyectos.integranteAgregado },
      movimiento: {
        recurso: 'proyectos',
        recursoId: proyecto_id,
        accion: 'agregar integrante',
        antes: null,
        despues,
      },
    };
  },

  async quitarIntegranteDeProyecto(trx, { body: { id, id_integrante, id_proyecto } }) {
    let borrado = trx.deleteFrom('proyecto_integrante').where('id', '=', id);
    if (id_integrante !== undefined) borrado = borrado.where('integrante_id', '=', id_integrante);
    if (id_proyecto !== undefined) borrado = borrado.where('proyecto_id', '=', id_proyecto);
    const antes = await borrado.returningAll().executeTakeFirst();
    if (antes === undefined) throw noEncontrado('el vínculo del integrante con el proyecto');
    return {
      respuesta: { success: 1, message: mensajes.proyectos.integranteEliminado },
      movimiento: {
        recurso: 'proyectos',
        recursoId: antes.proyecto_id,
        accion: 'quitar integrante',
        antes,
        despues: null,
      },
    };
  },
} satisfies HandlersOf<'agregarIntegranteAProyecto' | 'quitarIntegranteDeProyecto'>;
