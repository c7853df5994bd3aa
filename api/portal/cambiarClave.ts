import * as usuarios from '../sesion/usuarios.ts';
import { abrirBase, exigirVersion } from './base.ts';
import type { Comando } from './comando.ts';
import { leerClave } from './leerClave.ts';

export const comando: Comando = {
  argumento: 'USUARIO',
  opciones: [],
  hace: 'le da una clave nueva y termina sus sesiones',
  async ejecutar(lugar, usuario) {
    await exigirVersion(lugar);
    const clave = await leerClave();
    const db = abrirBase(lugar);
    try {
      await usuarios.cambiarClave(db, usuario, clave);
    } finally {
      await db.destroy();
    }
    console.info(`Se cambió la clave de ${usuarios.normalizarUsuario(usuario)}; sus sesiones terminaron.`);
  },
};
