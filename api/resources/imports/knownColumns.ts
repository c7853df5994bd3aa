import { setImmediate } from 'node:timers/promises';
import { IMPORTED_RESOURCES } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import type { Known } from './readRows.ts';
import { contentOf, optionsOf } from './staging.ts';

/** Imports that are looked at. */
const LATEST = 50;

/** What staff chose for the last table with the same header; null if there is none. @param id of the import that asks */
export async function knownColumns(db: Database, id: number, headers: readonly string[]): Promise<Known | null> {
  const imports = await db
    .selectFrom('importaciones')
    .where('id', '<>', id)
    .where('formato', 'in', ['csv', 'xlsx'])
    .orderBy('id', 'desc')
    .limit(LATEST)
    .select('id')
    .execute();
  for (const { id } of imports) {
    await setImmediate();
    const record = await db
      .selectFrom('importaciones')
      .where('id', '=', id)
      .select(['contenido', 'opciones'])
      .executeTakeFirst();
    if (record === undefined) continue;
    const { columnas } = contentOf(record);
    const isSame =
      columnas.length === headers.length && columnas.every(({ nombre }, index) => nombre === headers[index]);
    const options = optionsOf(record);
    const recurso = IMPORTED_RESOURCES.find((kind) => kind === options.recurso);
    if (isSame && recurso !== undefined) return { recurso, columnas: options.columnas };
  }
  return null;
}
