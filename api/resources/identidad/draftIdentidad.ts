import { identidadChanges } from '../../../contract/entities/identidad.ts';
import type { Identidad } from '../../../contract/identidad/identidad.ts';
import type { Database } from '../../database/open.ts';
import { picturesOf, readIdentidad } from '../site/identidadRow.ts';
import { isKnownPicture } from './drawings.ts';

const { version: _, redirecciones: __, ...FIELDS } = identidadChanges.shape;

/** The identity with the values of a draft. A field whose value could not be saved is shown as it is stored. */
export async function draftIdentidad(db: Database, campos: Readonly<Record<string, unknown>>): Promise<Identidad> {
  const stored = await readIdentidad(db);
  const valid = Object.entries(FIELDS).flatMap(([field, schema]) => {
    const { data } = schema.safeParse(campos[field]);
    const isShown = data !== undefined && picturesOf({ [field]: data }).every(isKnownPicture);
    return isShown ? [[field, data] as const] : [];
  });
  return { ...stored, ...Object.fromEntries(valid) };
}
