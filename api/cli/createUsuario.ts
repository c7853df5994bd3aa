import type { z } from 'zod';
import { SHORT_TEXT_MAX } from '../../contract/constants.ts';
import { emailAddress, requiredText } from '../../contract/fields.ts';
import * as usuarios from '../auth/usuarios.ts';
import { type Command, Fallo } from './command.ts';
import { openBase, requireVersion } from './openBase.ts';
import { readPassword } from './readPassword.ts';

/** Holds a value to the rule that the forms hold it to. */
function revisar(campo: z.ZodType<string>, valor: string): string {
  const { success, data, error } = campo.safeParse(valor);
  if (!success) throw new Fallo(`${error.issues[0]?.message}: '${valor}'`);
  return data;
}

export const command: Command = {
  argument: 'USUARIO',
  opciones: ['nombre', 'correo'],
  hace: 'crea a alguien del personal; sin nombre, lleva el de su usuario',
  async ejecutar(lugar, argument, opciones) {
    const usuario = revisar(requiredText(SHORT_TEXT_MAX, 'El usuario no es válido'), argument);
    const nombre = revisar(requiredText(SHORT_TEXT_MAX, 'El nombre no es válido'), opciones.nombre ?? usuario);
    const email = revisar(emailAddress(), opciones.correo ?? '');
    await requireVersion(lugar);
    const clave = await readPassword();
    const db = openBase(lugar);
    try {
      await usuarios.createUsuario(db, { usuario, nombre, email, clave });
    } finally {
      await db.destroy();
    }
    console.info(`Se creó el usuario ${usuarios.normalizeUsuario(usuario)}.`);
  },
};
