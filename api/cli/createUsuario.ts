import type { z } from 'zod';
import { emailAddress, requiredText } from '../../contract/fields/fields.ts';
import { SHORT_TEXT_MAX } from '../../contract/values/constants.ts';
import * as usuarios from '../auth/usuarios.ts';
import { PASSWORD_COST } from '../config/config.ts';
import { CommandError, type RunCommand } from '../copies/command.ts';
import { requireCurrentVersion } from '../copies/databaseAccess.ts';
import { openPlace } from '../database/open.ts';
import { insertSampleMark } from '../database/sampleMark.ts';
import { readPassword } from './readPassword.ts';

function validate(schema: z.ZodType<string>, value: string): string {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new CommandError(`${error.issues[0]?.message}: '${value}'`);
  return data;
}

export const run: RunCommand = async (context, argument, options) => {
  const usuario = validate(requiredText(SHORT_TEXT_MAX, 'El usuario no es válido'), argument);
  const nombre = validate(requiredText(SHORT_TEXT_MAX, 'El nombre no es válido'), options.nombre ?? usuario);
  const email = validate(emailAddress(), options.correo ?? '');
  await requireCurrentVersion(context);
  const password = await readPassword(context.terminal.stdin, context.terminal.stderr);
  await using db = openPlace(context);
  await db.transaction().execute(async (trx) => {
    await usuarios.createUsuario(trx, { usuario, nombre, email, clave: password }, PASSWORD_COST);
    // The portal may never have started whole: the sample content does not overwrite what follows the first user.
    await insertSampleMark(trx);
  });
  context.console.info(`Se creó el usuario ${usuarios.normalizeUsuario(usuario)}.`);
};
