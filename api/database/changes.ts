/** The fields of a change that were given: what is absent stays as it was (section 5, design §4). */
export function definedFields<T extends object>(cambios: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(cambios).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
