import { z } from 'zod';
import { foldText } from '../foldText.ts';

/** Characters of a new password (docs/decisions/0008). */
export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 1_000;

const CORTA = `La clave debe tener al menos ${PASSWORD_MIN} caracteres`;
const LARGA = `La clave debe tener como máximo ${PASSWORD_MAX} caracteres`;
const REPETIDA = 'La clave no debe repetir lo mismo una y otra vez';
const SEGUIDA = 'La clave no debe ser una secuencia de letras o números seguidos';
export const COMMON_PASSWORD = 'La clave está hecha solo de palabras que se usan en muchas claves';
const WITH_USUARIO = 'La clave no debe contener el nombre de usuario';
const CON_PORTAL = 'La clave no debe contener el nombre del portal';

/** A shorter login name is within any sentence. */
const USUARIO_MIN = 4;
const PORTAL = 'grupodeinvestigacion';
/** Rows of keys and letters, and the two zigzags over the keyboard. */
const ROWS = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopasdfghjklnzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
/** What people put into a password because it is one, or because it is theirs. */
const PALABRAS =
  /^(contrasena|clave|password|passw|secreto|secreta|admin|administrador|administradora|administracion|usuario|user|root|login|acceso|bienvenid[oa]s?|welcome|hola|mundo|qwerty|asdfgh|zxcvbn|abc|iloveyou|teamo|tequiero|mucho|princesa|colombia|bogota|portal|investigacion|grupo|segur[oa]|seguridad|cambiame|temporal|prueba|test|mi|la|el|es|de|un|una|y|the|my|is)+$/;

const onlyLettersAndDigits = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text is some shorter text twice or more, the last time perhaps cut. */
function repeats(text: string): boolean {
  for (let largo = 1; largo <= text.length / 2; largo += 1) {
    if (text.slice(largo) === text.slice(0, -largo)) return true;
  }
  return false;
}

/** Whether a text goes along a row, forwards or backwards, and around at its end. */
function hasNextRow(text: string): boolean {
  return ROWS.some((row) => {
    const rounds = row.repeat(Math.ceil(text.length / row.length) + 1);
    return rounds.includes(text) || [...rounds].reverse().join('').includes(text);
  });
}

/** Whether a text, or each of its stretches of letters and of numbers, only goes along a row. */
function isSequential(text: string): boolean {
  if (text === '') return false;
  const ranges = text.match(/\p{N}+|\P{N}+/gu) ?? [];
  return hasNextRow(text) || ranges.every((range) => range.length > 2 && hasNextRow(range));
}

/**
 * The first rule of new passwords that a text breaks, in words for the person; null when it breaks none.
 * The server also looks into a list of the most used ones (docs/decisions/0014).
 * @param usuario login name, where it is known
 */
export function passwordProblem(clave: string, usuario = ''): string | null {
  const caracteres = [...clave].length;
  if (caracteres < PASSWORD_MIN) return CORTA;
  if (clave.length > PASSWORD_MAX) return LARGA;
  const folded = onlyLettersAndDigits(clave);
  const nombre = onlyLettersAndDigits(usuario);
  if (nombre.length >= USUARIO_MIN && folded.includes(nombre)) return WITH_USUARIO;
  if (folded.includes(PORTAL)) return CON_PORTAL;
  if (repeats(foldText(clave))) return REPETIDA;
  if (isSequential(folded)) return SEGUIDA;
  return PALABRAS.test(folded.replace(/\p{N}/gu, '')) ? COMMON_PASSWORD : null;
}

/** A new password. Neither trimmed nor normalised: a password is its characters. */
export const newPassword = () =>
  z.string({ error: CORTA }).superRefine((clave, context) => {
    const motivo = passwordProblem(clave);
    if (motivo !== null) context.addIssue({ code: 'custom', message: motivo });
  });
