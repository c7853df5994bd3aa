/** Trims the string fields of a record. */
export function trimTexts<T extends object>(record: T): T {
  const trimmed = { ...record } as Record<string, unknown>;
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'string') trimmed[name] = value.trim();
  }
  return trimmed as T;
}
