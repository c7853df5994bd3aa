import type { UsuarioChanges } from '../../../contract/entities/usuario.ts';
import { messages } from '../../../contract/messages.ts';
import { hashPassword } from '../../auth/password.ts';
import { deleteSessionsOf, type StaffMember } from '../../auth/sessions.ts';
import { checkPassword, normalizeUsuario } from '../../auth/usuarios.ts';
import { definedFields } from '../../database/definedFields.ts';
import { conflictError, invalidFieldError } from '../../httpError.ts';
import { type HandlersOf, prepared } from '../handler.ts';
import { listar } from './listing.ts';
import {
  COLUMNS,
  findUsuario,
  requireAnotherActiveUsuario,
  selectUsuarios,
  toAnswer,
  type UsuarioRow,
} from './queries.ts';

/**
 * Staff do not shut themselves out, nor change their own password without showing the current one.
 * @throws {HttpError} 409, 422
 */
function checkOwnChange(staff: StaffMember, id: number, { activo, clave }: Pick<UsuarioChanges, 'activo' | 'clave'>) {
  if (staff.id !== id) return;
  if (activo === false) throw conflictError(messages.usuarios.notOneself);
  if (clave) throw invalidFieldError('clave', messages.usuarios.ownPassword);
}

/** What a person calls the change. That the password changed is told by the name alone: no hash is kept. */
function accionDe(antes: UsuarioRow, despues: UsuarioRow, clave: string | undefined): string {
  const alternar = despues.activo === 1 ? 'activar' : 'desactivar';
  const partes = [...(antes.activo === despues.activo ? [] : [alternar]), ...(clave ? ['cambiar clave'] : [])];
  return partes.join(' y ') || 'actualizar';
}

export const usuarios = {
  async listUsuarios(db, { query }) {
    return listar(await selectUsuarios(db), query);
  },

  async getUsuario(db, { params: { id } }) {
    return toAnswer(await findUsuario(db, id));
  },

  addUsuario: prepared({
    prepare: ({ body: { clave } }) => hashPassword(clave),
    async handle(trx, { body: { usuario, nombre, email = '', clave } }, passwordHash) {
      await checkPassword(clave, usuario);
      const row = await trx
        .insertInto('usuarios')
        .values({
          usuario: normalizeUsuario(usuario),
          nombre,
          email,
          clave: passwordHash,
          activo: 1,
          created_at: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.column('usuario').doNothing())
        .returning(COLUMNS)
        .executeTakeFirst();
      if (row === undefined) throw conflictError(messages.usuarios.exists(usuario));
      return {
        answer: toAnswer(row),
        movimiento: { recurso: 'usuarios', recordId: row.id, accion: 'agregar', antes: null, despues: row },
      };
    },
  }),

  updateUsuario: prepared({
    prepare: async ({ body: { clave } }) => (clave === undefined ? undefined : hashPassword(clave)),
    async handle(trx, { params: { id }, body, staff }, passwordHash) {
      const { clave, activo, ...otros } = body;
      checkOwnChange(staff, id, body);
      if (activo === false) await requireAnotherActiveUsuario(trx, id);
      const antes = await findUsuario(trx, id);
      if (clave !== undefined) await checkPassword(clave, antes.usuario);
      const fields = definedFields({
        ...otros,
        activo: activo === undefined ? undefined : Number(activo),
        clave: passwordHash,
      });
      // An update of nothing is no statement.
      const despues = await trx
        .updateTable('usuarios')
        .set({ nombre: antes.nombre, ...fields })
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      if (clave !== undefined || antes.activo !== despues.activo) await deleteSessionsOf(trx, id);
      return {
        answer: toAnswer(despues),
        movimiento: { recurso: 'usuarios', recordId: id, accion: accionDe(antes, despues, clave), antes, despues },
      };
    },
  }),
} satisfies HandlersOf<'listUsuarios' | 'getUsuario' | 'addUsuario' | 'updateUsuario'>;
