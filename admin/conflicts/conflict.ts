import { HttpError, type RaRecord } from 'react-admin';
import { applyChanges } from '../../dataProvider/core/crud.ts';
import { fileOf } from '../../dataProvider/core/selectedFile.ts';
import { adapters } from '../../dataProvider/index.ts';

/** A save that was refused because somebody else had saved meanwhile. */
export interface Conflict {
  /** the stored record */
  actual: RaRecord<number>;
  /** what the form sent */
  written: Partial<RaRecord>;
}

/** The conflict that a failed save is, or null when it failed for another reason. */
export function conflictOf(error: unknown, written: Partial<RaRecord> = {}): Conflict | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const actual = error.body?.actual;
  return actual === undefined ? null : { actual, written };
}

/** A field in which what was written differs from what is stored. */
export interface Difference {
  campo: string;
  mio: unknown;
  guardado: unknown;
}

const ARCHIVOS = ['imagen', 'archivo'];

/** The fields of the form in which the two differ, a newly chosen file among them. */
export function differencesOf(resource: keyof typeof adapters, { actual, written }: Conflict): Difference[] {
  const mine = applyChanges(adapters[resource], actual, { ...written, id: actual.id });
  const fields = Object.keys(mine)
    .filter((campo) => campo !== 'version' && campo in written)
    .filter((campo) => JSON.stringify(mine[campo]) !== JSON.stringify(actual[campo]))
    .map((campo) => ({ campo, mio: mine[campo], guardado: actual[campo] }));
  const files = ARCHIVOS.flatMap((campo) => {
    const file = fileOf(written[campo]);
    return file === undefined ? [] : [{ campo, mio: file.name, guardado: 'El archivo actual' }];
  });
  return [...fields, ...files];
}
