/** The form values or columns of a record. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * What tells that two records of a kind mean the same thing. By the form's field that decides it: the keys of a record,
 * of which two equal records share one. A record without a key is like no other.
 */
export interface Identity {
  readonly keys: Readonly<Record<string, (record: Fields) => readonly string[]>>;
  /** by field: true for two records that differ though they share a key of it */
  readonly differ?: Readonly<Record<string, (a: Fields, b: Fields) => boolean>>;
}

/** A record's key of several parts, or none if the first part, which decides, is empty. */
export const keyOf = (decisive: string, ...others: readonly string[]): string[] =>
  decisive === '' ? [] : [JSON.stringify([decisive, ...others])];
