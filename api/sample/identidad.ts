import type { Identidad } from '../../contract/identidad/identidad.ts';

/** A picture of this folder. */
export const INSTITUCION_LOGO = 'institucion.svg';
/** The member who leads the group. */
export const LIDER = 'valeria-quintanar';

type SampleIdentidad = Pick<
  Identidad,
  'institucion' | 'institucion_url' | 'categoria' | 'categoria_hasta' | 'creacion'
>;

/** The category holds until the end of the year after the next. @param now ISO 8601 */
export const sampleIdentidad = (now: string): SampleIdentidad => ({
  institucion: 'Consejo Ciudadano de Seguridad',
  institucion_url: 'https://example.org/consejo',
  categoria: 'B',
  categoria_hasta: `${Number(now.slice(0, 4)) + 2}-12-31`,
  creacion: '2009',
});
