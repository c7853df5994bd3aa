import { z } from 'zod';
import { correo, texto, textoLibre, url, version } from '../campos.ts';
import { HTML_MAX, TEXTO_CORTO_MAX } from '../constantes.ts';
import { conExito } from '../respuesta.ts';
import { logoDeConvenio } from './convenio.ts';

/** The home page's links; `url_serie_guias` is the specification's url_{name} (design §4). */
const ENLACES = [
  'url_minciencias',
  'url_publicaciones',
  'url_serie_guias',
  'url_supervisor',
  'url_guias',
  'url_observatorio',
  'url_encuesta',
  'url_privacidad',
  'url_facebook',
  'url_instagram',
  'url_linkedin',
  'url_youtube',
  'url_x',
] as const;
const CORREOS = ['correo_contacto', 'correo_soporte'] as const;
const TEXTOS = ['codigo', 'direccion', 'telefono'] as const;

/** One field of a kind for each name. */
function cada<const K extends string, S extends z.ZodType>(names: readonly K[], schema: () => S): Record<K, S> {
  return Object.fromEntries(names.map((name) => [name, schema()])) as Record<K, S>;
}

/** The home's data and its configuration (section 3). `objetivo` is cleaned HTML. */
export const inicio = z.object({
  objetivo: z.string(),
  url_img_pilares: z.string(),
  ...cada([...TEXTOS, ...ENLACES, ...CORREOS], () => z.string()),
});
export type Inicio = z.infer<typeof inicio>;

/** The same as staff read it. */
export const inicioDePersonal = inicio.extend({ version: z.number() });
export type InicioDePersonal = z.infer<typeof inicioDePersonal>;

/** What is said when objetivo has no text (section 5). */
export const OBJETIVO_OBLIGATORIO = 'El objetivo es obligatorio';

const sinEtiquetas = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim();

/** objetivo is required; URLs carry their protocol (section 5). What is absent stays as it was (design §4). */
export const configuracionCambiada = z.object({
  version: version(),
  objetivo: texto(HTML_MAX, OBJETIVO_OBLIGATORIO).refine((html) => sinEtiquetas(html) !== '', OBJETIVO_OBLIGATORIO),
  ...cada(TEXTOS, () => textoLibre(TEXTO_CORTO_MAX).optional()),
  ...cada(ENLACES, () => url().optional()),
  ...cada(CORREOS, () => correo().optional()),
});
export type ConfiguracionCambiada = z.input<typeof configuracionCambiada>;

export const datosDeInicio = conExito({ inicio, logos_convenios: z.array(logoDeConvenio) });
export type DatosDeInicio = z.infer<typeof datosDeInicio>;
/** 'a list; the first item is used' (section 7). */
export const configuracion = conExito({ data: z.array(inicioDePersonal) });
