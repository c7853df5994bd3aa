/** The lists of imports, of the rows of one, and of the names that staff have decided. */
import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { ImportedRow } from '../../contract/entities/import.ts';
import type { Context } from '../core/adapter.ts';

/** A row of an import; its number in the file is its id. */
export type ImportRow = ImportedRow & { id: number };

const whole = (data: RaRecord[]): GetListResult => ({ data, total: data.length });

/** Newest first. */
export const listImports = async ({ ownCall }: Context): Promise<GetListResult> =>
  whole((await ownCall('listImports', {})).importaciones);

export const listRememberedNames = async ({ ownCall }: Context): Promise<GetListResult> =>
  whole((await ownCall('listRememberedNames', {})).nombres);

/** One page, in the order of the file. The filter has the id of the import as `importacion`. */
export async function listImportRows(
  { ownCall }: Context,
  { filter: { importacion, ...filter }, pagination: { page, perPage } = { page: 1, perPage: 50 } }: GetListParams,
): Promise<GetListResult> {
  const query = { ...filter, desde: (page - 1) * perPage };
  const { filas, total } = await ownCall('listImportRows', { params: { id: importacion }, query });
  return { data: filas.map((row): ImportRow => ({ ...row, id: row.numero })), total };
}
