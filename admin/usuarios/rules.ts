import { PASSWORD_MIN, passwordProblem } from '../../contract/entities/password.ts';
import { passwordChange } from '../../contract/entities/sesion.ts';
import { newUsuario, usuarioChanges } from '../../contract/entities/usuario.ts';
import { textOf } from '../../contract/wire/tolerant.ts';
import { bySchema, type FormErrors } from '../forms/bySchema.ts';

/** What the forms say under a new password. */
export const PASSWORD_HELP = `Al menos ${PASSWORD_MIN} caracteres. Una frase que solo usted diría es larga y fácil de recordar.`;

/** The errors of a schema, and that of a password beside the login name it belongs to. */
function withUsuario(errors: FormErrors, campo: string, clave: unknown, usuario: unknown): FormErrors {
  const text = textOf(clave);
  if (errors[campo] !== undefined || text === '') return errors;
  const motivo = passwordProblem(text, textOf(usuario));
  return motivo === null ? errors : { ...errors, [campo]: motivo };
}

const checkChange = bySchema(usuarioChanges);
const checkPasswords = bySchema(passwordChange);

export const validateNuevo = bySchema(newUsuario);

export const validateCambiado = (values: Record<string, unknown>): FormErrors =>
  withUsuario(checkChange(values), 'clave', values.clave, values.usuario);

/** The rules of a change of one's own password. @param usuario login name */
export const validatePasswords =
  (usuario: unknown) =>
  (values: Record<string, unknown>): FormErrors => {
    const errors = withUsuario(checkPasswords(values), 'nueva', values.nueva, usuario);
    if (textOf(values.nueva) === textOf(values.repetida)) return errors;
    return { ...errors, repetida: 'Las dos claves no son iguales' };
  };
