import type { z } from 'zod';
import { DESCRIPCION_IMAGEN_REQUIRED, newNoticia, noticiaChanges } from '../../../contract/entities/noticia.ts';
import { ACTIVO, INACTIVO } from '../../../contract/values/constants.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { bySchema, type FormErrors } from '../../records/forms/bySchema.ts';

const rules =
  (schema: z.ZodType) =>
  (values: Record<string, unknown>): FormErrors => {
    const errors = bySchema(schema)({ ...values, activo: values.activo ? ACTIVO : INACTIVO });
    const hasPicture = Boolean(values.imagen) || Boolean(values.nombre_imagen);
    if (hasPicture && textOf(values.descripcion_imagen).trim() === '') {
      errors.descripcion_imagen ??= DESCRIPCION_IMAGEN_REQUIRED;
    }
    return errors;
  };

export const validateNew = rules(newNoticia);
export const validateChanges = rules(noticiaChanges);
