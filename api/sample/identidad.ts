/** A picture of this folder. */
export const INSTITUCION_LOGO = 'institucion.svg';
/** The member who leads the group. */
export const LIDER = 'valeria-quintanar';

/** The category holds until the end of the year after the next. @param now ISO 8601 */
export const sampleIdentidad = (now: string) => ({
  institucion: 'Consejo Ciudadano de Seguridad',
  institucion_url: 'https://example.org/consejo',
  categoria: 'B',
  categoria_hasta: `${Number(now.slice(0, 4)) + 2}-12-31`,
  creacion: '2009',
});
