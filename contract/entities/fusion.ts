/** Merging a record into another one of its kind: one stays, the other one goes to the trash. */
import { z } from 'zod';
import { doneWith } from '../fields/envelope.ts';
import { boundedList, id } from '../fields/fields.ts';
import { MERGED_RESOURCES, type MergedResource, partsOf, uploadOf } from '../resources/resources.ts';
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

/**
 * By a column that a record takes of another one, those that go with it and are no choice of their own: the text and size of a file,
 * the switch that shows personal data, the rest of an authorisation.
 */
export function boundColumns(recurso: MergedResource): Readonly<Record<string, readonly string[]>> {
  const { shownBy = {}, recordedBy } = partsOf(recurso);
  const [first, ...others] = recordedBy?.of ?? [];
  const bound: Record<string, readonly string[]> = {
    ...Object.fromEntries(Object.entries(shownBy).map(([column, shown]) => [column, [shown]])),
    ...(recordedBy && first !== undefined && { [first]: [...others, recordedBy.column] }),
  };
  const upload = uploadOf(recurso);
  if (upload !== undefined) {
    const { column, kind, text } = upload;
    const ofFile = [...(kind === 'pdf' ? [`${column}_bytes`] : []), ...(text === undefined ? [] : [text])];
    bound[column] = [...(bound[column] ?? []), ...ofFile];
  }
  return bound;
}

/** True for a field that may be taken by itself: staff read it, and it goes with no other one. */
export const isChoice = (recurso: MergedResource, field: string): boolean =>
  Object.hasOwn(STAFF_FIELDS[recurso].shape, field) && !Object.values(boundColumns(recurso)).flat().includes(field);
