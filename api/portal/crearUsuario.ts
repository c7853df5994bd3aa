import type { z } from 'zod';
import { correo, texto } from '../../contract/campos.ts';
import { TEXTO_CORTO_MAX } from '../../contract/constantes.ts';
import * as usuarios from '../sesion/usuarios.ts';
import { abrirBase, exigirVersion } from './base.ts';
import { type Comando, Fallo } from './comando.ts';
import { leerClave } from './leerClave.ts';

/** Holds a value to the rule that the forms hold it to. */
function revisar(campo: z.ZodType<string>, valor: string): string {
  const { success, data, error } = campo.safeParse(valor);
  if (!success) throw new Fallo(`${error.issues[0]?.message}: '${valor}'`);
  return data;
}

export const comando: Comando = {
  argumento: 'USUARIO',
  opciones: ['nombre', 'correo'],
  hace: 'crea a alguien del personal; sin nombre, lleva el de su usuario',
  async ejecutar(lugar, argumento, opciones) {
    const usuario = revisar(texto(TEXTO_CORTO_MAX, 'El usuario no es válido'), argumento);
    const nombre = revisar(texto(TEXTO_CORTO_MAX, 'El nombre no es válido'), opciones.nombre ?? usuario);
    const email = revisar(correo(), opciones.correo ?? '');
    await exigirVersion(lugar);
    const clave = await leerClave();
    const db = abrirBase(lugar);
    try {
      await usuarios.crearUsuario(db, { usuario, nombre, email, clave });
    } finally {
      await db.destroy();
    }
    console.info(`Se creó el usuario ${usuarios.normalizarUsuario(usuario)}.`);
  },
};
