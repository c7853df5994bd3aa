import * as usuarios from '../auth/usuarios.ts';
import type { Command } from './command.ts';
import { openBase, requireVersion } from './openBase.ts';
import { readPassword } from './readPassword.ts';

export const command: Command = {
  argument: 'USUARIO',
  opciones: [],
  hace: 'le da una clave nueva y termina sus sesiones',
  async ejecutar(lugar, usuario) {
    await requireVersion(lugar);
    const clave = await readPassword();
    const db = openBase(lugar);
    try {
      await usuarios.changePassword(db, usuario, clave);
    } finally {
      await db.destroy();
    }
    console.info(`Se cambió la clave de ${usuarios.normalizeUsuario(usuario)}; sus sesiones terminaron.`);
  },
};
