import { partsOf } from '../../../../contract/resources/resources.ts';
import type { Normalizers } from '../../merge/mergeRecords.ts';
import { hasBlocks } from './hasBlocks.ts';

/** What rewrites the texts of a resource as its form does. The editor loads with the first form that has one. */
export async function loadNormalizers(resource: string): Promise<Normalizers> {
  const { htmlColumns = [] } = partsOf(resource);
  if (htmlColumns.length === 0) return {};
  const { normalizeHtml } = await import('./normalizeHtml.ts');
  return Object.fromEntries(
    htmlColumns.map((column) => [column, (value: unknown) => normalizeHtml(value, hasBlocks(resource, column))]),
  );
}
