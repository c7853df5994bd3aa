import { z } from 'zod';
import { texto } from '../campos.ts';
import { TEXTO_CORTO_MAX } from '../constantes.ts';
import { CLAVE_MAX, claveNueva } from './clave.ts';

/** What is said when a field of the login is missing (sections 5 and 8). */
export const LOGIN_INCOMPLETO = 'Por favor, complete todos los campos';

/** A password to be checked against a stored one. */
const claveDada = (obligatoria: string) =>
  z.string({ error: obligatoria }).min(1, obligatoria).max(CLAVE_MAX, 'La clave es demasiado larga');

/** Both fields are required (section 5). */
export const credenciales = z.object({
  usuario: texto(TEXTO_CORTO_MAX, LOGIN_INCOMPLETO),
  // Neither trimmed nor normalised here: a password is its characters.
  password: claveDada(LOGIN_INCOMPLETO),
});
export type Credenciales = z.input<typeof credenciales>;

/** Change of one's own password. The rules that know the user are the server's to hold. */
export const cambioDeClave = z
  .object({ actual: claveDada('Escriba su clave actual'), nueva: claveNueva() })
  .refine(({ actual, nueva }) => actual !== nueva, {
    path: ['nueva'],
    message: 'La clave nueva debe ser distinta de la actual',
  });
export type CambioDeClave = z.input<typeof cambioDeClave>;

/** The logged user (section 3): `usuario` is the login name. */
export const usuario = z.object({ id: z.number(), name: z.string(), usuario: z.string(), email: z.string() });
export type Usuario = z.infer<typeof usuario>;

/** 'For login, the status is "success"' (section 7). */
export const ingreso = z.object({ status: z.literal('success'), message: z.string(), user: usuario });
