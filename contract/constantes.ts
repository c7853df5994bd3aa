/** Business constants and limits of section 9. No imports, so that the public bundle may carry them. */

export const SESION_HORAS = 24;
export const SESION_MS = SESION_HORAS * 60 * 60 * 1000;

/** Projects: `estado` (section 3). */
export const ESTADOS_DE_PROYECTO = [1, 2] as const;
/** Projects: `activo` (section 3). */
export const ACTIVO = 1;
export const INACTIVO = 0;
/** Members: 1 Interno, 2 Externo (section 3). */
export const GRUPOS = [1, 2] as const;
/** Convenios: 1 active, 2 inactive (section 3). */
export const ESTADOS_DE_CONVENIO = [1, 2] as const;
/** Events: 1 Organizador, 2 Asistente, 3 Ponente; 4 Participante is display-only (section 3). */
export const TIPOS_DE_EVENTO = [1, 2, 3, 4] as const;

/** Product types offered, in the order of the form (section 2). */
export const TIPOS_DE_PRODUCTO = [
  'Artículo científico',
  'Libro',
  'Capítulo de libro',
  'Conferencia',
  'Poster',
  'Software',
  'Patente',
  'Informe técnico',
  'Otro',
] as const;

/** The tags that objetivo may have, besides links (design §4). */
export const ETIQUETAS_DE_OBJETIVO = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4'] as const;

/** Bytes (sections 5 and 9). */
export const IMAGEN_MAX_BYTES = 5_242_880;
export const LOGO_MAX_BYTES = 2_097_152;

/** Characters of an event's fields, and its number of additional URLs (sections 5 and 9). */
export const EVENTO_DESCRIPCION_MAX = 250;
export const EVENTO_NOMBRE_MAX = 100;
export const EVENTO_LUGAR_MAX = 100;
export const EVENTO_PAIS_MAX = 50;
export const EVENTO_URLS_MAX = 3;
/** First date an event may have; the last is 31 December of next year (sections 5 and 9). */
export const EVENTO_FECHA_MIN = '2020-01-01';
/**
 * Last date an event may have when it is created (section 5).
 * @param year the current year
 */
export const fechaMaximaDeEvento = (year: number): string => `${year + 1}-12-31`;

/** Lengths the specification leaves open: generous for people, closed to abuse (docs/decisions/0005). */
export const NOMBRE_MAX = 300;
export const TEXTO_CORTO_MAX = 200;
export const TEXTO_LARGO_MAX = 5_000;
export const HTML_MAX = 20_000;
export const URL_MAX = 500;
export const LISTA_MAX = 30;
