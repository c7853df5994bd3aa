import { z } from 'zod';
import { SHORT_TEXT_MAX } from '../constants.ts';
import { requiredText } from '../fields.ts';
import { newPassword, PASSWORD_MAX } from './password.ts';

/** What is said when a field of the login is missing (sections 5 and 8). */
export const LOGIN_INCOMPLETE = 'Por favor, complete todos los campos';

/** A password to be checked against a stored one. */
const givenPassword = (obligatoria: string) =>
  z.string({ error: obligatoria }).min(1, obligatoria).max(PASSWORD_MAX, 'La clave es demasiado larga');

/** Both fields are required (section 5). */
export const credentials = z.object({
  usuario: requiredText(SHORT_TEXT_MAX, LOGIN_INCOMPLETE),
  // Neither trimmed nor normalised here: a password is its characters.
  password: givenPassword(LOGIN_INCOMPLETE),
});
export type Credentials = z.input<typeof credentials>;

/** Change of one's own password. The rules that know the user are the server's to hold. */
export const passwordChange = z
  .object({ actual: givenPassword('Escriba su clave actual'), nueva: newPassword() })
  .refine(({ actual, nueva }) => actual !== nueva, {
    path: ['nueva'],
    message: 'La clave nueva debe ser distinta de la actual',
  });
export type PasswordChange = z.input<typeof passwordChange>;

/** The logged user (section 3): `usuario` is the login name. */
export const usuario = z.object({ id: z.number(), name: z.string(), usuario: z.string(), email: z.string() });
export type Usuario = z.infer<typeof usuario>;

/** 'For login, the status is "success"' (section 7). */
export const loginAnswer = z.object({ status: z.literal('success'), message: z.string(), user: usuario });
