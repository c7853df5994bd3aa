/** The zod schemas of fields. Numbers and lists may be text, because forms send text. Optional fields read null as ''. */
import { z } from 'zod';
import { hasForbiddenCharacters, hasTooManyMarks } from '../values/characters.ts';
import { LIST_MAX, SHORT_TEXT_MAX, URL_MAX } from '../values/constants.ts';
import { isWebUrl } from './webUrl.ts';

/** The message of rules without one of their own, such as the type of a nested value: zod's messages are English. */
z.config({ customError: () => 'El valor no es válido' });

const tooLong = (max: number) => `Use como máximo ${max} caracteres`;

const NOT_ALLOWED = 'El texto contiene caracteres no permitidos';

export const isAllowedText = (text: string): boolean => !text.includes('\u0000') && !hasTooManyMarks(text);

/** The form that is stored; a text that may take long to compose is refused before. */
const composed = (schema: z.ZodString) =>
  schema.refine(isAllowedText, { error: NOT_ALLOWED, abort: true }).normalize('NFC');

const allowed = (schema: z.ZodString) =>
  composed(schema.refine((text) => !hasForbiddenCharacters(text), { error: NOT_ALLOWED, abort: true }));

/** Two or more blanks of any kind, or one that is no blank on a page: a single no-break space stays. */
const WHITE_SPACE = /\s{2,}|[\t\n\v\f\r\u2028\u2029]/g;

/** Text on one line: runs of white space become one blank. */
const lineText = (message: string) =>
  allowed(z.string({ error: message }).overwrite((text) => text.replaceAll(WHITE_SPACE, ' ')));

/** Keeps line breaks and tabs. Word processors copy a line break as a vertical tab. */
const paragraphsText = (message: string) =>
  allowed(z.string({ error: message }).overwrite((text) => text.replaceAll(/[\v\f]/g, '\n')));

const NOT_TEXT = 'Debe ser un texto';

const required = (schema: z.ZodString, max: number, message: string) =>
  schema.trim().min(1, message).max(max, tooLong(max));

const optional = (schema: z.ZodString, max: number) =>
  schema
    .max(max, tooLong(max))
    .nullable()
    .transform((t) => t ?? '');

type Fields = Readonly<Record<string, z.ZodType>>;

/** What a change takes for a field that a new record requires. */
const inChanges = new WeakMap<z.ZodType, z.ZodType>();

function requiredOnce<S extends z.ZodType>(schema: S, optionalSchema: z.ZodType): S {
  inChanges.set(schema, optionalSchema);
  return schema;
}

type InChange<S extends z.ZodType> = z.ZodOptional<z.ZodType<z.output<S>, z.input<S> | null>>;

/** The fields of a new record in a change of one: all may be absent, and a required text or day may be empty. */
export function changesOf<F extends Fields>(fields: F): { [K in keyof F]: InChange<F[K]> } {
  const changes = Object.entries(fields).map(([name, schema]) => [
    name,
    schema instanceof z.ZodOptional ? schema : (inChanges.get(schema) ?? schema).optional(),
  ]);
  return Object.fromEntries(changes);
}

export const listItem = (max: number, message: string) => lineText(message).trim().max(max, tooLong(max));

/** Optional text on one line; keeps one blank of its outer whitespace. */
export const untrimmedText = (max: number) => optional(lineText(NOT_TEXT), max);

export const requiredText = (max: number, requiredMessage: string) =>
  requiredOnce(required(lineText(requiredMessage), max, requiredMessage), optionalText(max));

export const optionalText = (max: number) => optional(lineText(NOT_TEXT).trim(), max);

/** A text that is compared with stored ones and never stored itself: those may be older than the rules of new texts. */
const comparedText = (message: string) => composed(z.string({ error: message }));

export const requiredComparedText = (max: number, requiredMessage: string) =>
  required(comparedText(requiredMessage), max, requiredMessage);

export const optionalComparedText = (max: number) => optional(comparedText(NOT_TEXT).trim(), max);

/** A text of several lines. */
export const requiredParagraphs = (max: number, requiredMessage: string) =>
  requiredOnce(required(paragraphsText(requiredMessage), max, requiredMessage), optionalParagraphs(max));

/** A text of several lines. */
export const optionalParagraphs = (max: number) => optional(paragraphsText(NOT_TEXT).trim(), max);

/** @param field the field's name with its article, such as 'de la hoja de vida' */
export const invalidUrl = (field: string) => `La URL ${field} no es válida: debe comenzar por http:// o https://`;

export const url = (message: string) =>
  lineText(message)
    .trim()
    .max(URL_MAX, tooLong(URL_MAX))
    .nullable()
    .transform((t) => t ?? '')
    .refine((t) => t === '' || isWebUrl(t), message);

export const emailAddress = (message = 'El correo electrónico no es válido') =>
  lineText(message)
    .trim()
    .max(SHORT_TEXT_MAX, tooLong(SHORT_TEXT_MAX))
    .nullable()
    .transform((t) => t ?? '')
    .refine((t) => t === '' || z.email().safeParse(t).success, message);

/** True for an existing day in the format 'YYYY-MM-DD'. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(-2));
}

const INVALID_DATE = 'La fecha no es válida';

export const requiredDate = (requiredMessage: string) =>
  requiredOnce(
    lineText(requiredMessage)
      .trim()
      .min(1, requiredMessage)
      .refine((t) => t === '' || isDate(t), INVALID_DATE),
    optionalDate(),
  );

export const optionalDate = () =>
  lineText(INVALID_DATE)
    .trim()
    .nullable()
    .transform((t) => t ?? '')
    .refine((t) => t === '' || isDate(t), INVALID_DATE);

const INSTANT = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

const isInstant = (text: string): boolean =>
  INSTANT.test(text) && isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** An ISO 8601 instant with its time zone, as the text that Date.toISOString makes of it. */
export const optionalInstant = (message: string) =>
  lineText(message)
    .trim()
    .nullable()
    .transform((t) => t ?? '')
    .refine((t) => t === '' || isInstant(t), message)
    .transform((t) => (t === '' ? '' : new Date(t).toISOString()));

const DIGITS = /^\d{1,16}$/;

/** A number, or digits, as a query or a form sends it. */
const writtenNumber = (message: string) =>
  z.union([z.number(), z.string().regex(DIGITS, message)], { error: message }).transform(Number);

/** A whole number from `min` to `max`, as a number or as digits. */
export const wholeNumber = ({ min = 0, max = Number.MAX_SAFE_INTEGER, message = 'El valor no es válido' } = {}) =>
  writtenNumber(message).refine((n) => Number.isInteger(n) && n >= min && n <= max, message);

/** A positive id, as a number or as digits. */
export const id = (message = 'El identificador no es válido') => wholeNumber({ min: 1, message });

/** The id of another record. Null or '' takes the link away. */
export const linkId = (message: string) =>
  z.union([z.literal('').transform(() => null), z.null(), id(message)], { error: message });

/** Optimistic locking: the version that the form was filled from. Without it there is no check. */
export const version = () => id('La versión no es válida').optional();

export const oneOfNumbers = <const T extends number>(values: readonly T[], message: string) =>
  writtenNumber(message)
    .refine((n) => (values as readonly number[]).includes(n), message)
    .transform((n) => n as T);

/** A list of at most `max` items; the items of a longer one are not read, which would take long. */
export function boundedList<S extends z.ZodType>(item: S, max: number, error: string, tooMany = error) {
  const list = z.array(item, { error }).max(max, tooMany);
  return z.preprocess((value: z.input<typeof list>, context) => {
    if (!Array.isArray(value) || value.length <= max) return value;
    context.addIssue({ code: 'custom', message: tooMany });
    return z.NEVER;
  }, list);
}

/** Items of a list of texts, with the blank ones, which are dropped. */
const RAW_ITEMS_MAX = 1_000;

export const rawList = <S extends z.ZodType>(item: S, error: string) => boundedList(item, RAW_ITEMS_MAX, error);

const withoutBlanks = (items: readonly string[]) => items.map((item) => item.trim()).filter((item) => item !== '');

export const splitByCommas = (text: string): string[] => withoutBlanks(text.split(','));

/** The value of a JSON text, or the text itself if it is none; [] for a blank one. */
export function valueOfText(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses a text that has to be JSON. */
export const parseJson =
  (message: string) =>
  (text: string, context: z.RefinementCtx): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
  };

function itemsOfText(text: string): unknown {
  const value = text.trimStart().startsWith('[') ? valueOfText(text) : text;
  return typeof value === 'string' ? splitByCommas(value) : value;
}

/** A list of texts (array, JSON or comma-separated) without blank items. @param items what it holds: 'estudios' */
export function textList(items: string) {
  const error = `Escriba como máximo ${LIST_MAX} ${items}`;
  return z
    .union([rawList(z.string(), error), z.string(), z.null()], { error })
    .transform((value) => (typeof value === 'string' ? itemsOfText(value) : (value ?? [])))
    .pipe(
      rawList(listItem(SHORT_TEXT_MAX, error), error)
        .transform(withoutBlanks)
        .refine((texts) => texts.length <= LIST_MAX, error),
    );
}

export const INVALID_PROYECTO = 'El proyecto no es válido';
type ProyectoIdName = 'proyecto_id' | 'id_proyecto';

/** A project's id has two names, and either is accepted. Use with `.transform(withProyectoId(…))`. */
export const proyectoIdFields = () => ({
  proyecto_id: id(INVALID_PROYECTO).optional(),
  id_proyecto: id(INVALID_PROYECTO).optional(),
});

/** Renames either id to `proyecto_id`. If both are missing, the error is reported for `errorField`. */
export const withProyectoId =
  (errorField: ProyectoIdName) =>
  <T extends { [K in ProyectoIdName]?: number | undefined }>(body: T, context: z.RefinementCtx) => {
    const { id_proyecto, proyecto_id = id_proyecto, ...rest } = body;
    if (proyecto_id === undefined) {
      context.addIssue({ code: 'custom', message: INVALID_PROYECTO, path: [errorField] });
      return z.NEVER;
    }
    return { ...rest, proyecto_id };
  };
