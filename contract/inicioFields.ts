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
] as const;
export const INICIO_TEXTS = ['codigo', 'direccion', 'telefono'] as const;
export const INICIO_EMAILS = ['correo_contacto', 'correo_soporte'] as const;

export const EDITABLE_INICIO_FIELDS = [
  'objetivo',
  ...INICIO_TEXTS,
  ...OUTREACH_URLS,
  ...OTHER_URLS,
  ...INICIO_EMAILS,
] as const;
export type EditableInicioField = (typeof EDITABLE_INICIO_FIELDS)[number];

export const INICIO_FIELDS = [...EDITABLE_INICIO_FIELDS, 'url_img_pilares'] as const;
export type InicioField = (typeof INICIO_FIELDS)[number];
