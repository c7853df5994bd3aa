/** Trims the string fields of a record. */
export const trimTexts = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T;
