import type { z } from 'zod';
import { newPagina, paginaChanges } from '../../../contract/entities/pagina.ts';
import { ACTIVO, INACTIVO } from '../../../contract/values/constants.ts';
import { withImagenRule } from '../../records/forms/inputs/imagenRule.ts';
import { bySchema } from '../../records/forms/state/bySchema.ts';

const rules = (schema: z.ZodType) =>
  withImagenRule((values) => bySchema(schema)({ ...values, activo: values.activo ? ACTIVO : INACTIVO }));

export const validateNew = rules(newPagina);
export const validateChanges = rules(paginaChanges);
