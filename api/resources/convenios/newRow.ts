import type { z } from 'zod';
import type { newConvenio } from '../../../contract/entities/convenio.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { definedFields } from '../../database/definedFields.ts';

const DEFAULTS = { descripcion: '', url_web: '', estado: ACTIVO };

/** The columns of a new agreement, without its logo. */
export const newConvenioRow = (body: z.output<typeof newConvenio>) => ({ ...DEFAULTS, ...definedFields(body) });
