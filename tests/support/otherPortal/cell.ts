/** What another portal holds in a field, what must be stored of it, and what the report must say of it. */
export interface Cell {
  /** undefined: the field is in no answer */
  readonly written: unknown;
  readonly stored: unknown;
  /** the values of its lines in the report */
  readonly reported: readonly string[];
}

/** Kept as it is. */
export const kept = (value: unknown): Cell => ({ written: value, stored: value, reported: [] });

/** Read as another value of the same meaning. */
export const readAs = (written: unknown, stored: unknown): Cell => ({ written, stored, reported: [] });

/** Read as another value of the same meaning, which the report remarks on. */
export const repaired = (written: string, stored: unknown): Cell => ({ written, stored, reported: [written] });

/** Left empty, and whole in the report. @param empty what is stored instead */
export const refused = (written: unknown, empty: unknown = ''): Cell => ({
  written,
  stored: empty,
  reported: [typeof written === 'string' ? written : JSON.stringify(written)],
});

/** A list of which some items are left out. */
export const partly = (written: readonly string[], left: readonly string[]): Cell => ({
  written,
  stored: written.filter((item) => !left.includes(item)),
  reported: left,
});

/** In no answer. @param stored what a record without the field has; undefined where that is not known before */
export const absent = (stored?: unknown): Cell => ({ written: undefined, stored, reported: [] });

export type Cells = Readonly<Record<string, Cell>>;

/** The fields of a record that its answers have. */
export const writtenOf = (cells: Cells): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([field, { written }]) => (written === undefined ? [] : [[field, written]])),
  );
