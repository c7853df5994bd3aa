import { z } from 'zod';
import { foldText } from '../values/foldText.ts';

/** Characters (docs/decisions/0008). */
export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 1_000;

const TOO_SHORT = `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres`;
const TOO_LONG = `La contraseña debe tener como máximo ${PASSWORD_MAX} caracteres`;
const REPEATED = 'La contraseña no debe repetir lo mismo una y otra vez';
const SEQUENTIAL = 'La contraseña no debe ser una secuencia de letras o números seguidos';
export const COMMON_PASSWORD = 'La contraseña está hecha solo de palabras que se usan en muchas contraseñas';
const WITH_USUARIO = 'La contraseña no debe contener el nombre de usuario';
const WITH_PORTAL = 'La contraseña no debe contener el nombre del portal';

/** Shorter login names occur by chance in many passwords. */
const USUARIO_MIN = 4;
const PORTAL = 'grupodeinvestigacion';
/** Digits, the alphabet, and keyboard rows and zigzags. */
const ROWS = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopasdfghjklnzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const COMMON_WORDS =
  /^(contrasena|clave|password|passw|secreto|secreta|admin|administrador|administradora|administracion|usuario|user|root|login|acceso|bienvenid[oa]s?|welcome|hola|mundo|qwerty|asdfgh|zxcvbn|abc|iloveyou|teamo|tequiero|mucho|princesa|colombia|bogota|portal|investigacion|grupo|segur[oa]|seguridad|cambiame|temporal|prueba|test|mi|la|el|es|de|un|una|y|the|my|is)+$/;

const onlyLettersAndDigits = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** True if a text repeats a shorter one; the last repetition may be partial. */
function repeats(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}

/** True if a text follows one row in either direction, with wraparound. */
function followsRow(text: string): boolean {
  return ROWS.some((row) => {
    const cycle = row.repeat(Math.ceil(text.length / row.length) + 1);
    return cycle.includes(text) || [...cycle].reverse().join('').includes(text);
  });
}

/** True if a text, or each run of digits and of non-digits in it, follows a row. */
function isSequential(text: string): boolean {
  if (text === '') return false;
  const runs = text.match(/\p{N}+|\P{N}+/gu) ?? [];
  return followsRow(text) || runs.every((run) => run.length > 2 && followsRow(run));
}

/** The message of the first rule that a new password breaks, or null. The server also rejects common passwords (docs/decisions/0014). */
export function passwordProblem(clave: string, usuario = ''): string | null {
  const length = [...clave].length;
  if (length < PASSWORD_MIN) return TOO_SHORT;
  if (clave.length > PASSWORD_MAX) return TOO_LONG;
  const folded = onlyLettersAndDigits(clave);
  const nombre = onlyLettersAndDigits(usuario);
  if (nombre.length >= USUARIO_MIN && folded.includes(nombre)) return WITH_USUARIO;
  if (folded.includes(PORTAL)) return WITH_PORTAL;
  if (repeats(foldText(clave))) return REPEATED;
  if (isSequential(folded)) return SEQUENTIAL;
  return COMMON_WORDS.test(folded.replace(/\p{N}/gu, '')) ? COMMON_PASSWORD : null;
}

/** Neither trimmed nor normalized. */
export const newPassword = () =>
  z.string({ error: TOO_SHORT }).superRefine((clave, context) => {
    const message = passwordProblem(clave);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
