export const OUTREACH_URLS = [
  'url_minciencias',
  'url_publicaciones',
  'url_serie_guias',
  'url_supervisor',
  'url_guias',
  'url_observatorio',
] as const;
export const OTHER_URLS = [
  'url_encuesta',
  'url_privacidad',
  'url_facebook',
  'url_instagram',
  'url_linkedin',
  'url_youtube',
  'url_x',
  'url_gruplac',
] as const;
export const INICIO_TEXTS = ['codigo', 'direccion', 'telefono'] as const;
/** The group's identifier in the Research Organization Registry, as an address. */
export const INICIO_IDENTIFIERS = ['ror'] as const;
export const INICIO_EMAILS = ['correo_contacto', 'correo_soporte'] as const;

export const INICIO_FIELDS = [
  'objetivo',
  ...INICIO_TEXTS,
  ...INICIO_IDENTIFIERS,
  'url_img_pilares',
  ...OUTREACH_URLS,
  ...OTHER_URLS,
  ...INICIO_EMAILS,
] as const;
export type InicioField = (typeof INICIO_FIELDS)[number];
