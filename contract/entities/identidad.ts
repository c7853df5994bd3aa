import { z } from 'zod';
import { contrastErrors } from '../../color/contrast.ts';
import { pathOfAddress, redireccionesErrors, targetOf } from '../addresses/redirecciones.ts';
import { done, doneWith, texts, withSuccess } from '../fields/envelope.ts';
import {
  boundedList,
  invalidUrl,
  linkId,
  optionalDate,
  optionalParagraphs,
  optionalText,
  requiredText,
  url,
  version,
} from '../fields/fields.ts';
import { BLOQUES } from '../identidad/bloques.ts';
import {
  CATEGORIAS,
  DIVULGACION,
  HERO_FONDOS,
  type Identidad,
  isUpload,
  isVideo,
  type Tema,
} from '../identidad/identidad.ts';
import { LONG_TEXT_MAX, NAME_MAX, SHORT_TEXT_MAX, URL_MAX } from '../values/constants.ts';

const TEMAS_MAX = 12;
const REDIRECCIONES_MAX = 1_000;
const CODE_MAX = 120;

const NAME_REQUIRED = 'El nombre es obligatorio';
export const INVALID_PICTURE = 'La imagen no es válida';
const INVALID_VIDEO = 'El video no es válido';
const INVALID_COLOR = 'Escriba el color como #1a2b3c';
const INVALID_LIST = 'La lista no es válida';
const INVALID_CREACION = 'Escriba el año, o el año y el mes: 2009 o 2009-03';
const INSTITUCION_REQUIRED = 'Escriba el nombre de la institución';
const CATEGORIA_REQUIRED = 'Elija la categoría, o deje vacía su fecha';

const CATEGORIA_VALUES = ['', ...CATEGORIAS] as const;

const fileName = (message: string, isValid: (name: string) => boolean) =>
  z
    .string({ error: message })
    .nullable()
    .transform((name) => name ?? '')
    .refine((name) => name === '' || isValid(name), message);

/** The name of an upload or of a drawing, or '' for none. The server knows which drawings there are. */
const picture = () => fileName(INVALID_PICTURE, (name) => isUpload(name) || /^[a-z]+(-[a-z]+)*$/.test(name));

/** The name of an uploaded video, or '' for the film that the site ships with. */
const video = () => fileName(INVALID_VIDEO, isVideo);

const color = () =>
  z
    .string({ error: INVALID_COLOR })
    .trim()
    .toLowerCase()
    .transform((text) => text.replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3').replace(/^(?=\w)/, '#'))
    .refine((text) => /^#[0-9a-f]{6}$/.test(text), INVALID_COLOR);

const flag = () =>
  z
    .union([z.boolean(), z.literal(0), z.literal(1)], { error: 'Elija sí o no' })
    .transform((value) => value === true || value === 1);

/** A list with each of the ids once, in any order. */
function complete<S extends z.ZodType<{ id: string }>>(ids: readonly string[], item: S) {
  return boundedList(item, ids.length, INVALID_LIST).refine(
    (items) => items.length === ids.length && ids.every((id) => items.some((other) => other.id === id)),
    INVALID_LIST,
  );
}

const bloque = z.object({
  id: z.enum(BLOQUES, { error: INVALID_LIST }),
  visible: flag(),
  titulo: requiredText(SHORT_TEXT_MAX, 'Escriba el título'),
  texto: optionalParagraphs(LONG_TEXT_MAX),
});

/** Each block at most once, in any order. A sender that does not know the newest blocks leaves them out; the server adds them. */
const bloques = boundedList(bloque, BLOQUES.length, INVALID_LIST).refine(
  (items) => new Set(items.map(({ id }) => id)).size === items.length,
  INVALID_LIST,
);

const INVALID_LINEA = 'Elija una línea de la lista';

/** Without a line it has no such field, as in portals of before. */
const tema = z
  .object({
    nombre: requiredText(SHORT_TEXT_MAX, 'Escriba el nombre del tema'),
    texto: optionalParagraphs(LONG_TEXT_MAX),
    imagen: picture(),
    descripcion_imagen: optionalText(NAME_MAX),
    linea: z.union([z.int().positive(INVALID_LINEA), z.literal('')], { error: INVALID_LINEA }).nullish(),
  })
  .transform(({ linea, ...fields }): Tema => (typeof linea === 'number' ? { ...fields, linea } : fields));

const divulgacion = z.object({
  id: z.enum(DIVULGACION, { error: INVALID_LIST }),
  nombre: requiredText(SHORT_TEXT_MAX, 'Escriba el nombre'),
  texto: optionalText(NAME_MAX),
});

const CONTROL_CHARACTER = /\p{Cc}/u;

/** The text of an address. URLs leave some control characters out, so that they would hide what the address is. */
const address = (requiredMessage: string) =>
  z
    .string({ error: requiredMessage })
    .trim()
    .refine((text) => !CONTROL_CHARACTER.test(text), 'La dirección contiene caracteres no permitidos')
    .pipe(requiredText(URL_MAX, requiredMessage));

const INVALID_TARGET = 'La dirección nueva debe comenzar por / o por https://';

const redireccion = z.object({
  desde: address('Escriba la dirección antigua')
    .transform(pathOfAddress)
    .refine((path) => path !== '' && path !== '/', 'La dirección antigua debe comenzar por / o por https://'),
  hacia: address('Escriba la dirección nueva').transform((text, context) => {
    const target = targetOf(text);
    if (target === null) context.addIssue({ code: 'custom', message: INVALID_TARGET });
    return target ?? '';
  }),
});

const fields = {
  nombre: requiredText(SHORT_TEXT_MAX, NAME_REQUIRED),
  sigla: optionalText(SHORT_TEXT_MAX),
  lema: optionalText(SHORT_TEXT_MAX),
  institucion: optionalText(SHORT_TEXT_MAX),
  institucion_url: url(invalidUrl('de la institución')),
  institucion_logo: picture(),
  lider_id: linkId('El líder no es válido'),
  categoria: z
    .enum(CATEGORIA_VALUES, { error: 'Elija una categoría de la lista' })
    .nullable()
    .transform((categoria) => categoria ?? ''),
  categoria_hasta: optionalDate(),
  creacion: optionalText(SHORT_TEXT_MAX).refine(
    (text) => text === '' || /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/.test(text),
    INVALID_CREACION,
  ),
  descripcion: optionalParagraphs(NAME_MAX),
  internos: requiredText(SHORT_TEXT_MAX, 'Escriba cómo se llama este grupo de integrantes'),
  externos: requiredText(SHORT_TEXT_MAX, 'Escriba cómo se llama este grupo de integrantes'),
  interno: requiredText(SHORT_TEXT_MAX, 'Escriba cómo se llama este integrante'),
  externo: requiredText(SHORT_TEXT_MAX, 'Escriba cómo se llama este integrante'),
  logo: picture(),
  favicon: picture(),
  encabezado: picture(),
  no_encontrado: picture(),
  hero_titulo: requiredText(NAME_MAX, 'Escriba el título de la portada'),
  hero_texto: optionalParagraphs(LONG_TEXT_MAX),
  hero_fondo: z.enum(HERO_FONDOS, { error: 'Elija video, imagen o ninguno' }),
  hero_imagen: picture(),
  hero_video: video(),
  hero_descripcion: optionalText(NAME_MAX),
  color_principal: color(),
  color_acento: color(),
  pie: optionalParagraphs(LONG_TEXT_MAX),
  bloques,
  temas: boundedList(tema, TEMAS_MAX, INVALID_LIST, `Escriba como máximo ${TEMAS_MAX} temas`),
  pilares_imagen: picture(),
  pilares_descripcion: optionalText(NAME_MAX),
  divulgacion: complete(DIVULGACION, divulgacion),
  publicado: flag(),
  verificacion: optionalText(CODE_MAX).refine(
    (code) => /^[\w.=+/-]*$/.test(code),
    'Copie solo el código: letras, números y guiones',
  ),
  redirecciones: boundedList(
    redireccion,
    REDIRECCIONES_MAX,
    INVALID_LIST,
    `Escriba como máximo ${REDIRECCIONES_MAX} redirecciones`,
  ),
};

const whole = z.object(fields);

/** The messages of rules over more than one field, by field; those of the redirections are of redireccionesErrors. */
export function identidadErrors(identidad: Identidad): Partial<Record<keyof Identidad, string>> {
  const { hero_fondo, hero_imagen, institucion, categoria } = identidad;
  const hasInstitution = identidad.institucion_url !== '' || identidad.institucion_logo !== '';
  return {
    ...contrastErrors(identidad),
    ...(hero_fondo === 'imagen' && hero_imagen === '' && { hero_imagen: 'Elija la imagen de la portada' }),
    ...(hasInstitution && institucion === '' && { institucion: INSTITUCION_REQUIRED }),
    ...(identidad.categoria_hasta !== '' && categoria === '' && { categoria: CATEGORIA_REQUIRED }),
  };
}

/** What a form leaves out because it is empty. */
const emptied = (['institucion_url', 'lider_id', 'categoria', 'categoria_hasta', 'creacion'] as const).map(
  (name) => [name, null] as const,
);
const withEmptied = (values: unknown): unknown => ({ ...Object.fromEntries(emptied), ...Object(values) });

const wholeInOrder = whole.superRefine((identidad, context) => {
  const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [field, message] of Object.entries(identidadErrors(identidad))) issue([field], message);
  for (const [index, message] of redireccionesErrors(identidad.redirecciones)) {
    issue(['redirecciones', index, 'desde'], message);
  }
});

export const identidadForm = z.preprocess(withEmptied, wholeInOrder);

/** Absent fields do not change. */
export const identidadChanges = whole.partial().extend({ version: version() });
export type IdentidadChanges = z.input<typeof identidadChanges>;

const named = z.object(texts('nombre', 'texto'));

const staffIdentidad = z.object({
  ...texts('nombre', 'sigla', 'lema', 'institucion', 'descripcion', 'internos', 'externos', 'interno', 'externo'),
  ...texts('logo', 'favicon', 'encabezado', 'no_encontrado', 'hero_titulo', 'hero_texto', 'hero_imagen'),
  ...texts('hero_descripcion', 'color_principal', 'color_acento', 'pie', 'pilares_imagen', 'pilares_descripcion'),
  ...texts('verificacion', 'hero_video', 'institucion_url', 'institucion_logo', 'categoria_hasta', 'creacion'),
  categoria: z.enum(CATEGORIA_VALUES),
  lider_id: z.number().nullable(),
  hero_fondo: z.enum(HERO_FONDOS),
  bloques: z
    .array(z.object({ id: z.enum(BLOQUES), visible: z.boolean(), titulo: z.string(), texto: z.string() }).readonly())
    .readonly(),
  temas: z.array(named.extend({ ...texts('imagen', 'descripcion_imagen'), linea: z.number().optional() })).readonly(),
  divulgacion: z.array(named.extend({ id: z.enum(DIVULGACION) })).readonly(),
  publicado: z.boolean(),
  redirecciones: z.array(z.object(texts('desde', 'hacia'))).readonly(),
  version: z.number(),
});
export type StaffIdentidad = z.infer<typeof staffIdentidad>;

export const identidadAnswer = withSuccess({ data: z.array(staffIdentidad) });
export const changedIdentidad = doneWith({ data: z.array(staffIdentidad) });

/** The name of the stored picture or video. */
export const addedFile = done.extend({ nombre: z.string() });

/** The picture or video is the form's file. */
export const fileForm = z.object({});
