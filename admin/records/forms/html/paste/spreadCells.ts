/** More columns or rows than a cell takes in a table that people read. */
const SPAN_MAX = 50;

const spanOf = (cell: Element, name: string): number => {
  const span = Number(cell.getAttribute(name));
  return Number.isInteger(span) && span > 1 && span <= SPAN_MAX ? span : 1;
};

const emptyLike = (cell: Element): Element => cell.ownerDocument.createElement(cell.localName);

/**
 * Gives a table one cell for each row and column: what a merged cell says stands in the first of its cells.
 * @returns false if no cell was merged
 */
export function spreadCells(table: Element): boolean {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  /** By column: the rows that a cell above still takes. */
  const taken: number[] = [];
  let isSpread = false;
  for (const row of rows) {
    let column = 0;
    const passTaken = (insert: (cell: Element) => void, like: Element) => {
      for (; (taken[column] ?? 0) > 0; column += 1) {
        taken[column] = (taken[column] ?? 0) - 1;
        insert(emptyLike(like));
      }
    };
    const cells = [...row.children].filter((cell) => /^t[dh]$/.test(cell.localName));
    for (const cell of cells) {
      passTaken((empty) => cell.before(empty), cell);
      const [columns, depth] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      isSpread ||= columns > 1 || depth > 1;
      cell.after(...Array.from({ length: columns - 1 }, () => emptyLike(cell)));
      for (const end = column + columns; column < end; column += 1) taken[column] = depth - 1;
    }
    const last = cells.at(-1);
    if (last !== undefined) passTaken((empty) => row.append(empty), last);
  }
  return isSpread;
}
