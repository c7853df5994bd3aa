/** The fields of the home, in the order of its form. No imports: the public bundle carries this file. */

export const ENLACES_DE_DIVULGACION = [
  'url_minciencias',
  'url_publicaciones',
  'url_serie_guias',
  'url_supervisor',
  'url_guias',
  'url_observatorio',
] as const;
export const OTROS_ENLACES = [
  'url_encuesta',
  'url_privacidad',
  'url_facebook',
  'url_instagram',
  'url_linkedin',
  'url_youtube',
  'url_x',
] as const;
export const TEXTOS_DE_INICIO = ['codigo', 'direccion', 'telefono'] as const;
export const CORREOS_DE_INICIO = ['correo_contacto', 'correo_soporte'] as const;

/** What staff edit; `objetivo` is HTML. */
export const CAMPOS_EDITABLES_DE_INICIO = [
  'objetivo',
  ...TEXTOS_DE_INICIO,
  ...ENLACES_DE_DIVULGACION,
  ...OTROS_ENLACES,
  ...CORREOS_DE_INICIO,
] as const;
export type CampoEditableDeInicio = (typeof CAMPOS_EDITABLES_DE_INICIO)[number];

export const CAMPOS_DE_INICIO = [...CAMPOS_EDITABLES_DE_INICIO, 'url_img_pilares'] as const;
export type CampoDeInicio = (typeof CAMPOS_DE_INICIO)[number];
