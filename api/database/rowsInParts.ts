import { setImmediate } from 'node:timers/promises';

/**
 * All rows by their ids, some at a time, with a pause for other requests after each part.
 * @param readAfter answers the first rows after an id, in the order of their ids
 */
export async function* rowsInParts<T extends { id: number }>(readAfter: (id: number) => Promise<T[]>) {
  for (let last = 0; ; ) {
    const rows = await readAfter(last);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows;
    await setImmediate();
    last = end.id;
  }
}
