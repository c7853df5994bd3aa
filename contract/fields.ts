/** The field kinds that the entities are composed of. Bodies are strict: nothing is coerced but what a form must send as text. */
import { z } from 'zod';
import { LIST_MAX, SHORT_TEXT_MAX, URL_MAX } from './constants.ts';

const limite = (max: number) => `Use como máximo ${max} caracteres`;

const crudo = (mensaje: string) =>
  z
    .string({ error: mensaje })
    .refine((text) => !text.includes('\u0000'), 'El texto contiene caracteres no permitidos')
    .normalize('NFC');

const base = (mensaje: string) => crudo(mensaje).trim();

/** One text of a list, at most `max` characters. */
export const listItem = (max: number, mensaje: string) => base(mensaje).max(max, limite(max));

/** Optional text with its outer blanks, for a rule about them; null is kept as ''. */
export const untrimmedText = (max: number) =>
  crudo('Debe ser un texto')
    .max(max, limite(max))
    .nullable()
    .transform((t) => t ?? '');

/** Required, non-blank text of at most `max` characters. */
export const requiredText = (max: number, obligatorio: string) =>
  base(obligatorio).min(1, obligatorio).max(max, limite(max));

/** Optional text: null and '' both mean empty and are kept as ''. */
export const optionalText = (max: number) =>
  base('Debe ser un texto')
    .max(max, limite(max))
    .nullable()
    .transform((t) => t ?? '');

/**
 * Whether a text is an http or https URL; `javascript:` and the like are not (section 5, design §4).
 */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  return URL.canParse(text);
}

/** Optional URL with its protocol; empty is kept as ''. */
export const url = (mensaje = 'La URL no es válida: debe comenzar por http:// o https://') =>
  base(mensaje)
    .max(URL_MAX, limite(URL_MAX))
    .nullable()
    .transform((t) => t ?? '')
    .refine((t) => t === '' || isWebUrl(t), mensaje);

/** Optional e-mail; empty is kept as ''. */
export const emailAddress = (mensaje = 'El correo electrónico no es válido') =>
  base(mensaje)
    .max(SHORT_TEXT_MAX, limite(SHORT_TEXT_MAX))
    .nullable()
    .transform((t) => t ?? '')
    .refine((t) => t === '' || z.email().safeParse(t).success, mensaje);

/** Whether a text is a day of the calendar written 'YYYY-MM-DD'. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const INVALID_DATE = 'La fecha no es válida';

/** Required day 'YYYY-MM-DD'. */
export const requiredDate = (obligatoria: string) =>
  base(obligatoria)
    .min(1, obligatoria)
    .refine((t) => t === '' || isDate(t), INVALID_DATE);

/** Optional day 'YYYY-MM-DD'; empty is kept as ''. */
export const optionalDate = () =>
  base(INVALID_DATE)
    .nullable()
    .transform((t) => t ?? '')
    .refine((t) => t === '' || isDate(t), INVALID_DATE);

const ENTERO = /^\d{1,16}$/;

/** A positive id, as a number or as its digits (forms and older clients send text). */
export const id = (mensaje = 'El identificador no es válido') =>
  z
    .union([z.number(), z.string().regex(ENTERO, mensaje)], { error: mensaje })
    .transform(Number)
    .refine((n) => Number.isSafeInteger(n) && n > 0, mensaje);

/** The version of a record that a change was written upon; without it nobody asks whether it is still the stored one. */
export const version = () => id('La versión no es válida').optional();

/** One of a closed list of numbers, as a number or as its digits. */
export const oneOfNumbers = <const T extends number>(valores: readonly T[], mensaje: string) =>
  z
    .union([z.number(), z.string().regex(ENTERO, mensaje)], { error: mensaje })
    .transform(Number)
    .refine((n) => (valores as readonly number[]).includes(n), mensaje)
    .transform((n) => n as T);

const withoutBlanks = (items: readonly string[]) => items.map((item) => item.trim()).filter((item) => item !== '');

/** Splits comma-separated text into its trimmed, non-empty items (section 3). */
export const splitByCommas = (text: string): string[] => withoutBlanks(text.split(','));

function itemsOfText(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return splitByCommas(text);
  try {
    return JSON.parse(text);
  } catch {
    return splitByCommas(text);
  }
}

const INVALID_LIST = `Debe ser una lista de máximo ${LIST_MAX} textos`;

/** A list of texts, as a list, as JSON text of one, or separated by commas (section 3); blanks are dropped. */
export const textList = () =>
  z
    .union([z.array(z.string()), z.string(), z.null()], { error: INVALID_LIST })
    .transform((value) => (typeof value === 'string' ? itemsOfText(value) : (value ?? [])))
    .pipe(
      z
        .array(listItem(SHORT_TEXT_MAX, INVALID_LIST), { error: INVALID_LIST })
        .transform(withoutBlanks)
        .refine((items) => items.length <= LIST_MAX, INVALID_LIST),
    );

const INVALID_PROYECTO = 'El proyecto no es válido';
type ProyectoIdName = 'proyecto_id' | 'id_proyecto';

/**
 * The twin names of a project's id, 'accept either' (design §4).
 * For `z.object({ ...idDeProyecto(), … }).transform(conProyecto(…))`.
 */
export const proyectoIdFields = () => ({
  proyecto_id: id(INVALID_PROYECTO).optional(),
  id_proyecto: id(INVALID_PROYECTO).optional(),
});

/**
 * Whichever of the twins came, as `proyecto_id`.
 * @param nombre the one that section 7 names for the call, at fault when none came
 */
export const withProyectoId =
  (nombre: ProyectoIdName) =>
  <T extends { [K in ProyectoIdName]?: number | undefined }>(body: T, context: z.RefinementCtx) => {
    const { id_proyecto, proyecto_id = id_proyecto, ...resto } = body;
    if (proyecto_id === undefined) {
      context.addIssue({ code: 'custom', message: INVALID_PROYECTO, path: [nombre] });
      return z.NEVER;
    }
    return { ...resto, proyecto_id };
  };
