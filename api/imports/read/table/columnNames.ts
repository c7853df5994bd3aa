/** Characters of the name of a column: the first row of a table without names may have long texts. */
const NAME_MAX = 200;

function columnName(text: string): string {
  const name = text
    .slice(0, 2 * NAME_MAX)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name;
}

export const numberedColumn = (index: number): string => `Columna ${index + 1}`;

/** The names of the columns that a row has; one without a name has its number. */
export const columnNames = (row: readonly string[], width = row.length): string[] =>
  Array.from({ length: width }, (_, index) => columnName(row[index] ?? '') || numberedColumn(index));
