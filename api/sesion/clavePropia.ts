import { mensajes } from '../../contract/mensajes.ts';
import type { Database } from '../database/open.ts';
import type { HandlersOf } from '../handler.ts';
import { registrar } from '../movimientos/registrar.ts';
import { invalido } from '../rechazo.ts';
import { cifrarClave, comprobarClave } from './clave.ts';
import { acertar, admitir, type Intento } from './intentos.ts';
import { abrirSesion, cerrarSesionesDe, type Personal } from './sesiones.ts';
import { revisarClave } from './usuarios.ts';

const incorrecta = () => invalido('actual', mensajes.sesion.claveActualIncorrecta);

/**
 * The stored hash of a user's password, once the user has shown to know the password: a tab left open does not. Tries
 * are counted with those of the login.
 * @throws {Rechazo} 422, 429
 */
async function comprobarActual(db: Database, id: number, actual: string, intento: Intento): Promise<string> {
  const anotado = await admitir(db, intento, new Date());
  const { clave } = await db.selectFrom('usuarios').where('id', '=', id).select('clave').executeTakeFirstOrThrow();
  if (!(await comprobarClave(actual, clave))) throw incorrecta();
  await acertar(db, anotado);
  return clave;
}

/** Of two changes at once, the second no longer knows the current password. @returns the token of the one session left */
function guardar(db: Database, personal: Personal, clave: { antes: string; despues: string }): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('usuarios')
      .set({ clave: clave.despues })
      .where('id', '=', personal.id)
      .where('clave', '=', clave.antes)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw incorrecta();
    await cerrarSesionesDe(trx, personal.id);
    const movimiento = { recurso: 'usuarios', recursoId: personal.id, accion: 'cambiar clave' } as const;
    await registrar(trx, personal, { ...movimiento, antes: null, despues: null });
    return abrirSesion(trx, personal.id, new Date());
  });
}

export const clave = {
  async cambiarClave(db, { body: { actual, nueva }, personal }, { direccion, ponerCookie }) {
    const antes = await comprobarActual(db, personal.id, actual, { usuario: personal.usuario, direccion });
    await revisarClave(nueva, personal.usuario, 'nueva');
    ponerCookie(await guardar(db, personal, { antes, despues: await cifrarClave(nueva) }));
    return { success: 1, message: mensajes.sesion.claveCambiada };
  },
} satisfies HandlersOf<'cambiarClave'>;
