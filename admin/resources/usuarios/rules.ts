import { PASSWORD_MIN, passwordProblem } from '../../../contract/entities/password.ts';
import { passwordChange } from '../../../contract/entities/sesion.ts';
import { newUsuario, usuarioChanges } from '../../../contract/entities/usuario.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { bySchema, type FormErrors } from '../../records/forms/state/bySchema.ts';

export const PASSWORD_HELP = `Al menos ${PASSWORD_MIN} caracteres. Una frase que solo usted diría es larga y fácil de recordar.`;

/** Adds the error of a password that is too close to the login name. */
function withUsuario(errors: FormErrors, field: string, clave: unknown, usuario: unknown): FormErrors {
  const text = textOf(clave);
  if (errors[field] !== undefined || text === '') return errors;
  const problem = passwordProblem(text, textOf(usuario));
  return problem === null ? errors : { ...errors, [field]: problem };
}

const checkChange = bySchema(usuarioChanges);
const checkPasswords = bySchema(passwordChange);

export const validateNew = bySchema(newUsuario);

export const validateChanges = (values: Record<string, unknown>): FormErrors =>
  withUsuario(checkChange(values), 'clave', values.clave, values.usuario);

/** Validates a change of the user's own password. @param usuario login name */
export const validatePasswords =
  (usuario: unknown) =>
  (values: Record<string, unknown>): FormErrors => {
    const errors = withUsuario(checkPasswords(values), 'nueva', values.nueva, usuario);
    if (textOf(values.nueva) === textOf(values.repetida)) return errors;
    return { ...errors, repetida: 'Las dos contraseñas no son iguales' };
  };
