import { CLAVE_COMUN, motivoContraClave } from '../../contract/entidades/clave.ts';
import { mensajes } from '../../contract/mensajes.ts';
import type { Database } from '../database/open.ts';
import { conflicto, invalido } from '../rechazo.ts';
import { cifrarClave } from './clave.ts';
import { esClaveComun } from './clavesComunes.ts';
import { cerrarSesionesDe } from './sesiones.ts';

/** Login names are compared without regard to case. */
export const normalizarUsuario = (usuario: string): string => usuario.normalize('NFKC').trim().toLowerCase();

interface UsuarioNuevo {
  usuario: string;
  nombre: string;
  email: string;
  clave: string;
}

/**
 * Holds a new password to its rules, those that only the server knows included (docs/decisions/0008 and 0014).
 * @param campo the field that is at fault
 * @throws {Rechazo} 422
 */
export async function revisarClave(clave: string, usuario: string, campo = 'clave'): Promise<void> {
  const motivo = motivoContraClave(clave, usuario) ?? ((await esClaveComun(clave)) ? CLAVE_COMUN : null);
  if (motivo !== null) throw invalido(campo, motivo);
}

/**
 * Stores a staff member with a password that was checked already, unless the login name is taken.
 * @returns its id, or null when it was taken
 */
export async function insertarUsuario(
  db: Database,
  { usuario, clave, ...datos }: UsuarioNuevo,
): Promise<number | null> {
  const creado = await db
    .insertInto('usuarios')
    .values({
      ...datos,
      usuario: normalizarUsuario(usuario),
      clave: await cifrarClave(clave),
      activo: 1,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('usuario').doNothing())
    .returning('id')
    .executeTakeFirst();
  return creado?.id ?? null;
}

/**
 * Creates a staff member.
 * @throws {Rechazo} 422 for a weak password, 409 for a login name that is taken
 */
export async function crearUsuario(db: Database, nuevo: UsuarioNuevo): Promise<number> {
  await revisarClave(nuevo.clave, nuevo.usuario);
  const id = await insertarUsuario(db, nuevo);
  if (id === null) throw conflicto(mensajes.usuarios.existente(nuevo.usuario));
  return id;
}

/**
 * Changes a password and ends the user's sessions.
 * @throws {Rechazo} 422 for a weak password or an unknown user
 */
export async function cambiarClave(db: Database, usuario: string, clave: string): Promise<void> {
  await revisarClave(clave, usuario);
  const cifrada = await cifrarClave(clave);
  await db.transaction().execute(async (trx) => {
    const cambiado = await trx
      .updateTable('usuarios')
      .set({ clave: cifrada })
      .where('usuario', '=', normalizarUsuario(usuario))
      .returning('id')
      .executeTakeFirst();
    if (cambiado === undefined) throw invalido('usuario', `No existe el usuario ${usuario}`);
    await cerrarSesionesDe(trx, cambiado.id);
  });
}
