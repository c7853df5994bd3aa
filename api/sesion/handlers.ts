import { mensajes } from '../../contract/mensajes.ts';
import { type Database, locks } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import type { HandlersOf } from '../handler.ts';
import { Rechazo } from '../rechazo.ts';
import { cifrarClave, claveDeNadie, comprobarClave, esDeOtraEpoca } from './clave.ts';
import { acertar, admitir } from './intentos.ts';
import { abrirSesion, cerrarSesion } from './sesiones.ts';
import { normalizarUsuario } from './usuarios.ts';

async function identificar(db: Database, usuario: string, password: string) {
  const user = await db.selectFrom('usuarios').where('usuario', '=', usuario).selectAll().executeTakeFirst();
  const coincide = await comprobarClave(password, user?.clave ?? claveDeNadie());
  return user !== undefined && user.activo === 1 && coincide ? user : null;
}

async function renovarClave(db: Database, id: number, password: string): Promise<void> {
  await db
    .updateTable('usuarios')
    .set({ clave: await cifrarClave(password) })
    .where('id', '=', id)
    .execute();
}

/**
 * Opens a session for a user who was identified, unless a change of password or a deactivation came in between: what
 * ends the sessions of a user would not have seen this one.
 * @throws {Rechazo} 401
 */
function abrirSesionVigente(db: Database, { id, clave }: Row<'usuarios'>): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const vigente = await trx
      .selectFrom('usuarios')
      .where('id', '=', id)
      .where('clave', '=', clave)
      .where('activo', '=', 1)
      .select('id')
      .$if(locks(trx), (query) => query.forUpdate())
      .executeTakeFirst();
    if (vigente === undefined) throw new Rechazo(401, mensajes.sesion.rechazada);
    return abrirSesion(trx, id, new Date());
  });
}

export const sesion = {
  async iniciarSesion(db, { body }, { direccion, token, ponerCookie }) {
    const usuario = normalizarUsuario(body.usuario);
    const intento = await admitir(db, { usuario, direccion }, new Date());
    const user = await identificar(db, usuario, body.password);
    if (user === null) throw new Rechazo(401, mensajes.sesion.rechazada);
    const nuevo = await abrirSesionVigente(db, user);
    await acertar(db, intento);
    if (esDeOtraEpoca(user.clave)) await renovarClave(db, user.id, body.password);
    if (token !== null) await cerrarSesion(db, token);
    ponerCookie(nuevo);
    return {
      status: 'success',
      message: mensajes.sesion.bienvenida,
      user: { id: user.id, name: user.nombre, usuario: user.usuario, email: user.email },
    };
  },

  async cerrarSesion(db, _llamada, { token, quitarCookie }) {
    if (token !== null) await cerrarSesion(db, token);
    quitarCookie();
    return { success: 1, message: mensajes.sesion.cerrada };
  },
} satisfies HandlersOf<'iniciarSesion' | 'cerrarSesion'>;
