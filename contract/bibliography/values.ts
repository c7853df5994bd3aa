/** The values that bibliographic fields may have. No imports: the public bundle carries this file. */

/** ISO 639-1 codes with their Spanish names. */
export const IDIOMAS = {
  es: 'Español',
  en: 'Inglés',
  pt: 'Portugués',
  fr: 'Francés',
  de: 'Alemán',
  it: 'Italiano',
} as const;
export type Idioma = keyof typeof IDIOMAS;

export const ACCESOS = {
  abierto: 'Acceso abierto',
  embargo: 'Embargado hasta una fecha',
  solicitud: 'A solicitud',
  cerrado: 'Cerrado',
} as const;
export type Acceso = keyof typeof ACCESOS;

export const PDF_MAX_BYTES = 10_485_760;

/** ISO 8601 date: a day, a month or a year. */
export const PARTIAL_DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;

/** Visitors get a full text that is open, or whose embargo has ended. @param today 'YYYY-MM-DD' in Bogotá */
export const isOpenAccess = (acceso: string, fecha_embargo: string, today: string): boolean =>
  acceso === 'abierto' || (acceso === 'embargo' && fecha_embargo !== '' && fecha_embargo <= today);
