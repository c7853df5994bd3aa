import type { z } from 'zod';
import type { newNoticia } from '../../../contract/entities/noticia.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { definedFields } from '../../database/definedFields.ts';
import { sanitizeObjetivo } from '../html/sanitizeObjetivo.ts';

const DEFAULTS = {
  resumen: '',
  descripcion_imagen: '',
  url_fuente: '',
  proyecto_id: null,
  producto_id: null,
  evento_id: null,
  activo: ACTIVO,
};

/** The columns of a new news item without a picture. */
export const newNoticiaRow = ({ texto = '', ...rest }: z.output<typeof newNoticia>) => ({
  ...DEFAULTS,
  ...definedFields(rest),
  texto: sanitizeObjetivo(texto),
  imagen: null,
});
