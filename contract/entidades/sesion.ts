import { z } from 'zod';
import { texto } from '../campos.ts';
import { TEXTO_CORTO_MAX } from '../constantes.ts';

/** What is said when a field of the login is missing (sections 5 and 8). */
export const LOGIN_INCOMPLETO = 'Por favor, complete todos los campos';

/** Both fields are required (section 5). */
export const credenciales = z.object({
  usuario: texto(TEXTO_CORTO_MAX, LOGIN_INCOMPLETO),
  // Neither trimmed nor normalised here: a password is its characters.
  password: z.string({ error: LOGIN_INCOMPLETO }).min(1, LOGIN_INCOMPLETO).max(1_000, 'La clave es demasiado larga'),
});
export type Credenciales = z.input<typeof credenciales>;

/** The logged user (section 3): `usuario` is the login name. */
export const usuario = z.object({ id: z.number(), name: z.string(), usuario: z.string(), email: z.string() });
export type Usuario = z.infer<typeof usuario>;

/** 'For login, the status is "success"' (section 7). */
export const ingreso = z.object({ status: z.literal('success'), message: z.string(), user: usuario });
export type Ingreso = z.infer<typeof ingreso>;

/** A refused login (design §4). */
export const ingresoRechazado = z.object({
  status: z.literal('error'),
  success: z.literal(0),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});
