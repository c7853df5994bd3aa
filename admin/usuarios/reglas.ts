import { CLAVE_MIN, motivoContraClave } from '../../contract/entidades/clave.ts';
import { cambioDeClave } from '../../contract/entidades/sesion.ts';
import { usuarioCambiado, usuarioNuevo } from '../../contract/entidades/usuario.ts';
import { textOf } from '../../contract/wire/tolerant.ts';
import { bySchema, type FormErrors } from '../forms/bySchema.ts';

/** What the forms say under a new password. */
export const AYUDA_DE_CLAVE = `Al menos ${CLAVE_MIN} caracteres. Una frase que solo usted diría es larga y fácil de recordar.`;

/** The errors of a schema, and that of a password beside the login name it belongs to. */
function conUsuario(errors: FormErrors, campo: string, clave: unknown, usuario: unknown): FormErrors {
  const text = textOf(clave);
  if (errors[campo] !== undefined || text === '') return errors;
  const motivo = motivoContraClave(text, textOf(usuario));
  return motivo === null ? errors : { ...errors, [campo]: motivo };
}

const revisarCambio = bySchema(usuarioCambiado);
const revisarClaves = bySchema(cambioDeClave);

export const validateNuevo = bySchema(usuarioNuevo);

export const validateCambiado = (values: Record<string, unknown>): FormErrors =>
  conUsuario(revisarCambio(values), 'clave', values.clave, values.usuario);

/** The rules of a change of one's own password. @param usuario login name */
export const validateClaves =
  (usuario: unknown) =>
  (values: Record<string, unknown>): FormErrors => {
    const errors = conUsuario(revisarClaves(values), 'nueva', values.nueva, usuario);
    if (textOf(values.nueva) === textOf(values.repetida)) return errors;
    return { ...errors, repetida: 'Las dos claves no son iguales' };
  };
