import { z } from 'zod';
import { requiredComparedText } from '../fields/fields.ts';
import { SHORT_TEXT_MAX } from '../values/constants.ts';
import { newPassword, PASSWORD_MAX } from './password.ts';

export const LOGIN_INCOMPLETE = 'Por favor, complete todos los campos';

/** A password to compare with the stored hash: the rules of new passwords do not apply. */
const enteredPassword = (requiredMessage: string) =>
  z.string({ error: requiredMessage }).min(1, requiredMessage).max(PASSWORD_MAX, 'La contraseña es demasiado larga');

export const credentials = z.object({
  usuario: requiredComparedText(SHORT_TEXT_MAX, LOGIN_INCOMPLETE),
  password: enteredPassword(LOGIN_INCOMPLETE),
});
export type Credentials = z.input<typeof credentials>;

/** The signed-in user's password, entered again before a call that needs it. */
export const passwordConfirmation = z.object({ clave: enteredPassword('Escriba su contraseña') });

/** The signed-in user's own password. The server also checks the rules about the login name. */
export const passwordChange = z
  .object({ actual: enteredPassword('Escriba su contraseña actual'), nueva: newPassword() })
  .refine(({ actual, nueva }) => actual !== nueva, {
    path: ['nueva'],
    message: 'La contraseña nueva debe ser distinta de la actual',
  });
export type PasswordChange = z.input<typeof passwordChange>;

/** The signed-in user; `usuario` is the login name. */
export const usuario = z.object({ id: z.number(), name: z.string(), usuario: z.string(), email: z.string() });
export type Usuario = z.infer<typeof usuario>;

/** Has `status` instead of `success`. */
export const loginAnswer = z.object({ status: z.literal('success'), message: z.string(), user: usuario });
