import { setImmediate } from 'node:timers/promises';

/** Characters of the rows of one statement, which are encoded or decoded in a few milliseconds. */
export const BATCH_LENGTH = 500_000;

/** Characters of the texts of a row. */
export const textLength = (row: object | null): number =>
  row === null
    ? 0
    : Object.values(row).reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

/**
 * Splits items, with a pause for other requests after each part.
 * @param size items of a part
 * @param lengthOf characters of an item: a part has at most {@link BATCH_LENGTH}, or one item
 */
export async function* inBatches<T>(
  items: Iterable<T>,
  size: number,
  lengthOf: (item: T) => number = () => 0,
): AsyncGenerator<readonly T[]> {
  let part: T[] = [];
  let length = 0;
  for (const item of items) {
    const added = lengthOf(item);
    if (part.length === size || (part.length > 0 && length + added > BATCH_LENGTH)) {
      yield part;
      await setImmediate();
      part = [];
      length = 0;
    }
    part.push(item);
    length += added;
  }
  if (part.length > 0) yield part;
}
