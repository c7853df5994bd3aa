import { messages } from '../../../contract/calls/messages.ts';
import type { UsuarioChanges } from '../../../contract/entities/usuario.ts';
import type { Acciones } from '../../../contract/values/acciones.ts';
import { loadCommonPasswords } from '../../auth/commonPasswords.ts';
import { hashPassword } from '../../auth/password.ts';
import { deleteSessionsOf, demandConfirmation, type StaffMember } from '../../auth/sessions.ts';
import { checkPassword, normalizeUsuario } from '../../auth/usuarios.ts';
import { definedFields } from '../../database/definedFields.ts';
import { conflictError, invalidFieldError } from '../../errors/httpError.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';
import { deleteLinksOf } from '../drafts/previewLinks.ts';
import {
  COLUMNS,
  findUsuario,
  pageOf,
  requireAnotherActiveUsuario,
  selectUsuarios,
  toUsuario,
  type UsuarioRow,
} from './queries.ts';

/** Users cannot deactivate themselves, nor change their own password by this call. @throws {HttpError} 409, 422 */
function checkOwnChange(staff: StaffMember, id: number, { activo, clave }: Pick<UsuarioChanges, 'activo' | 'clave'>) {
  if (staff.id !== id) return;
  if (activo === false) throw conflictError(messages.usuarios.notOneself);
  if (clave) throw invalidFieldError('clave', messages.usuarios.ownPassword);
}

/** Another's password, e-mail and state decide who can sign in. @throws {HttpError} 403 without a confirmation */
function checkConfirmation(staff: StaffMember, antes: UsuarioRow, { clave, email, activo }: UsuarioChanges): void {
  if (staff.id === antes.id) return;
  const isSensitive =
    clave !== undefined ||
    (email !== undefined && email !== antes.email) ||
    (activo !== undefined && Number(activo) !== antes.activo);
  if (isSensitive) demandConfirmation(staff);
}

/** The action of the movement: the history has no other trace of a password change. */
function accionOf(antes: UsuarioRow, despues: UsuarioRow, clave: string | undefined): Acciones {
  const toggle = despues.activo === 1 ? 'activar' : 'desactivar';
  if (antes.activo === despues.activo) return clave ? 'cambiar clave' : 'actualizar';
  return clave ? `${toggle} y cambiar clave` : toggle;
}

export const usuarios = {
  async listUsuarios(db, { query }) {
    return pageOf(await selectUsuarios(db), query);
  },

  async getUsuario(db, { params: { id } }) {
    return toUsuario(await findUsuario(db, id));
  },

  addUsuario: prepared({
    async prepare({ body: { usuario, clave }, passwordCost }) {
      await checkPassword(clave, usuario);
      return hashPassword(clave, passwordCost);
    },
    async handle(trx, { body: { usuario, nombre, email = '' } }, passwordHash) {
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
        answer: toUsuario(row),
        movimiento: { recurso: 'usuarios', recordId: row.id, accion: 'agregar', antes: null, despues: row },
      };
    },
  }),

  updateUsuario: prepared({
    async prepare({ params: { id }, body: { clave }, staff, passwordCost }) {
      if (clave === undefined) return undefined;
      // Before the hash, which is slow.
      if (staff.id !== id) demandConfirmation(staff);
      await loadCommonPasswords();
      return hashPassword(clave, passwordCost);
    },
    async handle(trx, { params: { id }, body, staff }, passwordHash) {
      const { clave, activo, ...rest } = body;
      checkOwnChange(staff, id, body);
      if (activo === false) await requireAnotherActiveUsuario(trx, id);
      const antes = await findUsuario(trx, id);
      checkConfirmation(staff, antes, body);
      if (clave !== undefined) await checkPassword(clave, antes.usuario);
      const fields = definedFields({
        ...rest,
        activo: activo === undefined ? undefined : Number(activo),
        clave: passwordHash,
      });
      // `nombre` avoids an UPDATE without columns.
      const despues = await trx
        .updateTable('usuarios')
        .set({ nombre: antes.nombre, ...fields })
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      if (clave !== undefined || antes.activo !== despues.activo) await deleteSessionsOf(trx, id);
      if (despues.activo === 0) await deleteLinksOf(trx, antes.usuario);
      return {
        answer: toUsuario(despues),
        movimiento: { recurso: 'usuarios', recordId: id, accion: accionOf(antes, despues, clave), antes, despues },
      };
    },
  }),
} satisfies HandlersOf<'listUsuarios' | 'getUsuario' | 'addUsuario' | 'updateUsuario'>;
