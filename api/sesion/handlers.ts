import { mensajes } from '../../contract/mensajes.ts';
import type { Database } from '../database/open.ts';
import type { HandlersOf } from '../handler.ts';
import { Rechazo } from '../rechazo.ts';
import { CLAVE_DE_NADIE, cifrarClave, comprobarClave, esDeOtraEpoca } from './clave.ts';
import { acertar, anotar, frenar } from './intentos.ts';
import { abrirSesion, cerrarSesion } from './sesiones.ts';
import { normalizarUsuario } from './usuarios.ts';

async function identificar(db: Database, usuario: string, password: string) {
  const user = await db.selectFrom('usuarios').where('usuario', '=', usuario).selectAll().executeTakeFirst();
  const coincide = await comprobarClave(password, user?.clave ?? CLAVE_DE_NADIE);
  return user !== undefined && user.activo === 1 && coincide ? user : null;
}

async function renovarClave(db: Database, id: number, password: string): Promise<void> {
  await db
    .updateTable('usuarios')
    .set({ clave: await cifrarClave(password) })
    .where('id', '=', id)
    .execute();
}

export const sesion = {
  async iniciarSesion(db, { body }, { direccion, token, ponerCookie }) {
    const usuario = normalizarUsuario(body.usuario);
    await frenar(db, { usuario, direccion }, new Date());
    // Counted before it is checked, so that tries sent all at once are counted too.
    const intento = await anotar(db, { usuario, direccion }, new Date());
    const user = await identificar(db, usuario, body.password);
    if (user === null) throw new Rechazo(401, mensajes.sesion.rechazada);
    await acertar(db, intento);
    if (esDeOtraEpoca(user.clave)) await renovarClave(db, user.id, body.password);
    if (token !== null) await cerrarSesion(db, token);
    ponerCookie(await abrirSesion(db, user.id, new Date()));
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
