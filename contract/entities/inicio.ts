import { z } from 'zod';
import { HTML_MAX, SHORT_TEXT_MAX } from '../constants.ts';
import { withSuccess } from '../envelope.ts';
import { emailAddress, optionalText, requiredText, url, version } from '../fields.ts';
import { INICIO_EMAILS, INICIO_TEXTS, OTHER_URLS, OUTREACH_URLS } from '../inicioFields.ts';
import { publicConvenio } from './convenio.ts';

const ENLACES = [...OUTREACH_URLS, ...OTHER_URLS] as const;

/** One field of a kind for each name. */
function cada<const K extends string, S extends z.ZodType>(names: readonly K[], schema: () => S): Record<K, S> {
  return Object.fromEntries(names.map((name) => [name, schema()])) as Record<K, S>;
}

/** The home's data and its configuration (section 3). `objetivo` is cleaned HTML. */
export const inicio = z.object({
  objetivo: z.string(),
  url_img_pilares: z.string(),
  ...cada([...INICIO_TEXTS, ...ENLACES, ...INICIO_EMAILS], () => z.string()),
});
export type Inicio = z.infer<typeof inicio>;

/** The same as staff read it. */
export const staffInicio = inicio.extend({ version: z.number() });
export type StaffInicio = z.infer<typeof staffInicio>;

/** What is said when objetivo has no text (section 5). */
export const OBJETIVO_REQUIRED = 'El objetivo es obligatorio';

const sinEtiquetas = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim();

/** objetivo is required; URLs carry their protocol (section 5). What is absent stays as it was (design §4). */
export const configuracionChanges = z.object({
  version: version(),
  objetivo: requiredText(HTML_MAX, OBJETIVO_REQUIRED).refine((html) => sinEtiquetas(html) !== '', OBJETIVO_REQUIRED),
  ...cada(INICIO_TEXTS, () => optionalText(SHORT_TEXT_MAX).optional()),
  ...cada(ENLACES, () => url().optional()),
  ...cada(INICIO_EMAILS, () => emailAddress().optional()),
});
export type ConfiguracionChanges = z.input<typeof configuracionChanges>;

export const inicioData = withSuccess({ inicio, logos_convenios: z.array(publicConvenio) });
export type InicioData = z.infer<typeof inicioData>;
/** 'a list; the first item is used' (section 7). */
export const configuracion = withSuccess({ data: z.array(staffInicio) });
