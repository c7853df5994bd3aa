import { z } from 'zod';
import { correo, texto, textoLibre, url, version } from '../campos.ts';
import { CORREOS_DE_INICIO, ENLACES_DE_DIVULGACION, OTROS_ENLACES, TEXTOS_DE_INICIO } from '../camposDeInicio.ts';
import { HTML_MAX, TEXTO_CORTO_MAX } from '../constantes.ts';
import { conExito } from '../respuesta.ts';
import { logoDeConvenio } from './convenio.ts';

const ENLACES = [...ENLACES_DE_DIVULGACION, ...OTROS_ENLACES] as const;

/** One field of a kind for each name. */
function cada<const K extends string, S extends z.ZodType>(names: readonly K[], schema: () => S): Record<K, S> {
  return Object.fromEntries(names.map((name) => [name, schema()])) as Record<K, S>;
}

/** The home's data and its configuration (section 3). `objetivo` is cleaned HTML. */
export const inicio = z.object({
  objetivo: z.string(),
  url_img_pilares: z.string(),
  ...cada([...TEXTOS_DE_INICIO, ...ENLACES, ...CORREOS_DE_INICIO], () => z.string()),
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
  ...cada(TEXTOS_DE_INICIO, () => textoLibre(TEXTO_CORTO_MAX).optional()),
  ...cada(ENLACES, () => url().optional()),
  ...cada(CORREOS_DE_INICIO, () => correo().optional()),
});
export type ConfiguracionCambiada = z.input<typeof configuracionCambiada>;

export const datosDeInicio = conExito({ inicio, logos_convenios: z.array(logoDeConvenio) });
export type DatosDeInicio = z.infer<typeof datosDeInicio>;
/** 'a list; the first item is used' (section 7). */
export const configuracion = conExito({ data: z.array(inicioDePersonal) });
