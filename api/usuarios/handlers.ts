import type { UsuarioCambiado } from '../../contract/entidades/usuario.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { dados } from '../database/changes.ts';
import { type HandlersOf, prepared } from '../handler.ts';
import { conflicto, invalido } from '../rechazo.ts';
import { cifrarClave } from '../sesion/clave.ts';
import { cerrarSesionesDe, type Personal } from '../sesion/sesiones.ts';
import { normalizarUsuario, revisarClave } from '../sesion/usuarios.ts';
import { listar } from './listado.ts';
import { buscarUsuario, COLUMNAS, enRespuesta, exigirOtroActivo, type FilaDeUsuario, leerUsuarios } from './queries.ts';

/**
 * Staff do not shut themselves out, nor change their own password without showing the current one.
 * @throws {Rechazo} 409, 422
 */
function revisarPropio(personal: Personal, id: number, { activo, clave }: Pick<UsuarioCambiado, 'activo' | 'clave'>) {
  if (personal.id !== id) return;
  if (activo === false) throw conflicto(mensajes.usuarios.noASiMismo);
  if (clave) throw invalido('clave', mensajes.usuarios.clavePropia);
}

/** What a person calls the change. That the password changed is told by the name alone: no hash is kept. */
function accionDe(antes: FilaDeUsuario, despues: FilaDeUsuario, clave: string | undefined): string {
  const alternar = despues.activo === 1 ? 'activar' : 'desactivar';
  const partes = [...(antes.activo === despues.activo ? [] : [alternar]), ...(clave ? ['cambiar clave'] : [])];
  return partes.join(' y ') || 'actualizar';
}

export const usuarios = {
  async listarUsuarios(db, { query }) {
    return listar(await leerUsuarios(db), query);
  },

  async obtenerUsuario(db, { params: { id } }) {
    return enRespuesta(await buscarUsuario(db, id));
  },

  agregarUsuario: prepared({
    prepare: ({ body: { clave } }) => cifrarClave(clave),
    async handle(trx, { body: { usuario, nombre, email = '', clave } }, claveCifrada) {
      await revisarClave(clave, usuario);
      const fila = await trx
        .insertInto('usuarios')
        .values({
          usuario: normalizarUsuario(usuario),
          nombre,
          email,
          clave: claveCifrada,
          activo: 1,
          created_at: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.column('usuario').doNothing())
        .returning(COLUMNAS)
        .executeTakeFirst();
      if (fila === undefined) throw conflicto(mensajes.usuarios.existente(usuario));
      return {
        respuesta: enRespuesta(fila),
        movimiento: { recurso: 'usuarios', recursoId: fila.id, accion: 'agregar', antes: null, despues: fila },
      };
    },
  }),

  actualizarUsuario: prepared({
    prepare: async ({ body: { clave } }) => (clave === undefined ? undefined : cifrarClave(clave)),
    async handle(trx, { params: { id }, body, personal }, claveCifrada) {
      const { clave, activo, ...otros } = body;
      revisarPropio(personal, id, body);
      if (activo === false) await exigirOtroActivo(trx, id);
      const antes = await buscarUsuario(trx, id);
      if (clave !== undefined) await revisarClave(clave, antes.usuario);
      const campos = dados({
        ...otros,
        activo: activo === undefined ? undefined : Number(activo),
        clave: claveCifrada,
      });
      // An update of nothing is no statement.
      const despues = await trx
        .updateTable('usuarios')
        .set({ nombre: antes.nombre, ...campos })
        .where('id', '=', id)
        .returning(COLUMNAS)
        .executeTakeFirstOrThrow();
      if (clave !== undefined || antes.activo !== despues.activo) await cerrarSesionesDe(trx, id);
      return {
        respuesta: enRespuesta(despues),
        movimiento: { recurso: 'usuarios', recursoId: id, accion: accionDe(antes, despues, clave), antes, despues },
      };
    },
  }),
} satisfies HandlersOf<'listarUsuarios' | 'obtenerUsuario' | 'agregarUsuario' | 'actualizarUsuario'>;
