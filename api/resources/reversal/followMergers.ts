import type { Trx } from '../../database/open.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { mergedInto } from '../records/mergedInto.ts';
import { missingReferences, type ReversibleTable, readRow } from './rowState.ts';

type Values = Readonly<Record<string, unknown>>;
type Missing = Awaited<ReturnType<typeof missingReferences>>[number];

/**
 * Earlier values of a row as they are written today: a record that was merged into another one meanwhile is that one. A pair that is no
 * duplicate is about its two records only.
 * @returns them, and the references to records that are gone
 */
export async function followMergers(
  trx: Trx,
  resources: ServerResources,
  tabla: ReversibleTable,
  values: Values,
): Promise<{ values: Values; gone: readonly Missing[] }> {
  const followed: Record<string, unknown> = {};
  const gone: Missing[] = [];
  for (const reference of await missingReferences(trx, tabla, values)) {
    const id = Number(values[reference.column]);
    const to = tabla === 'no_duplicados' ? null : await mergedInto(trx, reference.parent, id);
    if (to === null || (await readRow(trx, reference.parent, to)) === null) gone.push(reference);
    else followed[reference.column] = to;
  }
  const lists = await serverPartsOf(resources, tabla).followMergers?.(trx, values as never);
  return { values: { ...values, ...followed, ...lists }, gone };
}
