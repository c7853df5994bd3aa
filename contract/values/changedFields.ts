/** The fields of `after` that are missing in `before` or have another value there. Values are compared as JSON. */
export function changedFields<T extends object>(before: object, after: T): Partial<T> {
  const known = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(known[field]),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

/** True if a field of `after` is missing in `before` or has another value there. */
export const hasChanges = (before: object, after: object): boolean =>
  Object.keys(changedFields(before, after)).length > 0;
