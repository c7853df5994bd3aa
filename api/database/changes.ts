/** The given fields of a change; absent ones stay unchanged. */
export function definedFields<T extends object>(cambios: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(cambios).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
