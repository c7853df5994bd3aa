/** Merging a record into another one of its kind: one stays, the other one goes to the trash. */
import { z } from 'zod';
import { doneWith } from '../fields/envelope.ts';
import { boundedList, id } from '../fields/fields.ts';
import { MERGED_RESOURCES, type MergedResource } from '../resources/resources.ts';
import { staffIntegrante } from './integrante.ts';
import { staffProducto } from './producto.ts';
import { staffProyecto } from './proyecto.ts';

const SAME_RECORD = 'Elija dos registros distintos';
const INVALID_FIELDS = 'Los campos no son válidos';
const INVALID_VERSION = 'La versión no es válida';
/** More than any record has. */
const FIELDS_MAX = 100;

/**
 * `recurso_id` stays, `otro_id` goes. `campos`: what the record that stays takes of the other one, by the names that forms send; a file
 * by that of its input (`imagen`, `pdf`). Optimistic locking holds for both.
 */
export const fusion = z
  .object({
    recurso: z.enum(MERGED_RESOURCES, { error: 'El tipo de registro no es válido' }),
    recurso_id: id(),
    version: id(INVALID_VERSION),
    otro_id: id(),
    otra_version: id(INVALID_VERSION),
    campos: boundedList(z.string({ error: INVALID_FIELDS }), FIELDS_MAX, INVALID_FIELDS),
  })
  .refine(({ recurso_id, otro_id }) => recurso_id !== otro_id, { error: SAME_RECORD, path: ['otro_id'] });

/** With the record that stays, by the name that other answers have it. */
export const mergedRecord = doneWith({ project: staffProyecto, product: staffProducto, integrante: staffIntegrante });

const STAFF_FIELDS: Readonly<Record<MergedResource, z.ZodObject>> = {
  proyectos: staffProyecto,
  productos: staffProducto,
  integrantes: staffIntegrante,
};

/** True for a field that staff read of a record: other columns are computed. */
export const isStaffField = (recurso: MergedResource, field: string): boolean =>
  Object.hasOwn(STAFF_FIELDS[recurso].shape, field);
