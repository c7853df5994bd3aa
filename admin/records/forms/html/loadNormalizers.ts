import { partsOf } from '../../../../contract/resources/resources.ts';
import type { Normalizers } from '../../merge/mergeRecords.ts';

/** True for the text of a record, which has pictures, tables, quotations and files; false for the objective of the home. */
export const hasBlocks = (resource: string, source: string): boolean =>
  partsOf(resource).fileColumns?.[source]?.holds === 'html';

/** What rewrites the texts of a resource as its form does. The editor loads with the first form that has one. */
export async function loadNormalizers(resource: string): Promise<Normalizers> {
  const { htmlColumns = [] } = partsOf(resource);
  if (htmlColumns.length === 0) return {};
  const { normalizeHtml } = await import('./normalizeHtml.ts');
  return Object.fromEntries(
    htmlColumns.map((column) => [column, (value: unknown) => normalizeHtml(value, hasBlocks(resource, column))]),
  );
}
