import * as usuarios from '../auth/usuarios.ts';
import { PASSWORD_COST } from '../config/config.ts';
import type { RunCommand } from '../copies/command.ts';
import { requireCurrentVersion } from '../copies/databaseAccess.ts';
import { openPlace } from '../database/open.ts';
import { readPassword } from './readPassword.ts';

export const run: RunCommand = async (context, usuario) => {
  await requireCurrentVersion(context);
  const password = await readPassword(context.terminal.stdin, context.terminal.stderr);
  await using db = openPlace(context);
  await usuarios.changePassword(db, usuario, password, PASSWORD_COST);
  context.console.info(`Se cambió la contraseña de ${usuarios.normalizeUsuario(usuario)}; sus sesiones terminaron.`);
};
