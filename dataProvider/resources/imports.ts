/** The lists of imports, of the rows of one, of the names that staff have decided, and of the columns of a template. */
import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { ImportColumn, ImportedRow } from '../../contract/entities/import.ts';
import type { Context } from '../core/adapter.ts';

/** A row of an import; its number in the file is its id. */
export type ImportRow = ImportedRow & { id: number };
/** What a column of a template takes; its name is its id. */
export type TemplateColumn = ImportColumn & { id: string };

/** Rows of one page; the server answers no other number. */
export const PAGE_ROWS = 50;

const whole = (data: RaRecord[]): GetListResult => ({ data, total: data.length });

/** Newest first. */
export const listImports = async ({ ownCall }: Context): Promise<GetListResult> =>
  whole((await ownCall('listImports', {})).importaciones);

export const listRememberedNames = async ({ ownCall }: Context): Promise<GetListResult> =>
  whole((await ownCall('listRememberedNames', {})).nombres);

/** The filter has the kind of record as `recurso`. */
export async function listImportColumns({ ownCall }: Context, { filter }: GetListParams): Promise<GetListResult> {
  const { columnas } = await ownCall('listImportColumns', { query: { recurso: filter.recurso } });
  return whole(columnas.map((column): TemplateColumn => ({ ...column, id: column.nombre })));
}

/** One page, in the order of the file. The filter has the id of the import as `importacion`. */
export async function listImportRows(
  { ownCall }: Context,
  { filter: { importacion, ...filter }, pagination: { page } = { page: 1, perPage: PAGE_ROWS } }: GetListParams,
): Promise<GetListResult> {
  const query = { ...filter, desde: (page - 1) * PAGE_ROWS };
  const { filas, total } = await ownCall('listImportRows', { params: { id: importacion }, query });
  return { data: filas.map((row): ImportRow => ({ ...row, id: row.numero })), total };
}
