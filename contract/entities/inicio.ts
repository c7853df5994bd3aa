import { z } from 'zod';
import { doneWith, withSuccess } from '../fields/envelope.ts';
import { emailAddress, invalidUrl, linkId, optionalText, requiredParagraphs, url, version } from '../fields/fields.ts';
import { HTML_MAX, SHORT_TEXT_MAX } from '../values/constants.ts';
import { INICIO_EMAILS, INICIO_FIELDS, INICIO_TEXTS, OTHER_URLS, OUTREACH_URLS } from '../values/inicioFields.ts';
import { hasText } from '../values/markup/htmlText.ts';
import { publicConvenio } from './convenio.ts';
import { publicPagina } from './pagina.ts';

const URL_FIELDS = ['url_img_pilares', ...OUTREACH_URLS, ...OTHER_URLS] as const;

const URL_NAMES: Record<(typeof URL_FIELDS)[number], string> = {
  url_img_pilares: 'de la imagen de los pilares',
  url_minciencias: 'del Ministerio de Ciencias',
  url_publicaciones: 'de las publicaciones',
  url_serie_guias: 'de la serie de guías',
  url_supervisor: 'del supervisor',
  url_guias: 'de las guías',
  url_observatorio: 'del observatorio',
  url_encuesta: 'de la encuesta',
  url_privacidad: 'de la política de privacidad',
  url_facebook: 'de Facebook',
  url_instagram: 'de Instagram',
  url_linkedin: 'de LinkedIn',
  url_youtube: 'de YouTube',
  url_x: 'de X',
  url_gruplac: 'del GrupLAC',
};

function eachOf<const K extends string, S extends z.ZodType>(
  names: readonly K[],
  schema: (name: K) => S,
): Record<K, S> {
  return Object.fromEntries(names.map((name) => [name, schema(name)])) as Record<K, S>;
}

/** `objetivo` is sanitized HTML. */
export const inicio = z.object(eachOf(INICIO_FIELDS, () => z.string()));
export type Inicio = z.infer<typeof inicio>;

/** `privacidad_id`: the page with the data policy, in place of its address. */
export const staffInicio = inicio.extend({ privacidad_id: z.number().nullable(), version: z.number() });
export type StaffInicio = z.infer<typeof staffInicio>;

const ONE_PRIVACIDAD_ONLY = 'Escriba la dirección de la política o elija una página, no las dos cosas';

/** Rules over more than one field. @returns field and message */
export const inicioError = ({
  url_privacidad,
  privacidad_id,
}: Pick<StaffInicio, 'url_privacidad' | 'privacidad_id'>): readonly [string, string] | null =>
  url_privacidad !== '' && typeof privacidad_id === 'number' ? ['privacidad_id', ONE_PRIVACIDAD_ONLY] : null;

export const OBJETIVO_REQUIRED = 'El objetivo es obligatorio';

const ROR = /^https:\/\/ror\.org\/0[a-hj-km-np-tv-z0-9]{6}\d{2}$/;

const ror = () =>
  optionalText(SHORT_TEXT_MAX)
    .transform((text) => text.toLowerCase().replace(/^(https?:\/\/)?ror\.org\/|^(?=0)/, 'https://ror.org/'))
    .refine(
      (text) => text === '' || ROR.test(text),
      'El ROR no es válido: es una dirección como https://ror.org/05gq02987',
    );

/** Absent fields do not change. */
export const configuracionChanges = z.object({
  version: version(),
  objetivo: requiredParagraphs(HTML_MAX, OBJETIVO_REQUIRED).pipe(z.string().refine(hasText, OBJETIVO_REQUIRED)),
  ...eachOf(INICIO_TEXTS, () => optionalText(SHORT_TEXT_MAX).optional()),
  ror: ror().optional(),
  ...eachOf(URL_FIELDS, (name) => url(invalidUrl(URL_NAMES[name])).optional()),
  ...eachOf(INICIO_EMAILS, () => emailAddress().optional()),
  privacidad_id: linkId('La página no es válida').optional(),
});
export type ConfiguracionChanges = z.input<typeof configuracionChanges>;

export const inicioData = withSuccess({
  inicio,
  logos_convenios: z.array(publicConvenio),
  /** absent while visitors may not see a member who leads the group */
  lider: z.object({ id: z.number(), nombre: z.string() }).optional(),
  /** the page with the data policy; absent while visitors may not read it */
  privacidad: publicPagina.pick({ direccion: true, idioma: true }).optional(),
  /** the day of the newest change that visitors can see, 'YYYY-MM-DD'; absent in a new portal */
  actualizado: z.string().optional(),
});
export type InicioData = z.infer<typeof inicioData>;
export const configuracion = withSuccess({ data: z.array(staffInicio) });
export const changedConfiguracion = doneWith({ data: z.array(staffInicio) });
