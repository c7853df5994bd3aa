import type { z } from 'zod';
import type { newIntegrante } from '../../../contract/entities/integrante.ts';
import { definedFields } from '../../database/definedFields.ts';
import { toJson } from '../../database/textList.ts';

const DEFAULTS = { profesion: '', url_linkedin: '', url_hv: '' };

/** The columns of a new member without a picture. */
export function newIntegranteRow({
  email = '',
  correo = email,
  estudios = [],
  areas_tematicas = [],
  ...fields
}: z.output<typeof newIntegrante>) {
  return {
    ...DEFAULTS,
    ...definedFields(fields),
    email: correo,
    estudios: toJson(estudios),
    areas_tematicas: toJson(areas_tematicas),
    nombre_imagen: null,
  };
}
