type DefinedFields<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> };

/** Omits undefined fields: an update leaves absent fields unchanged, an insert gives them their default. */
export function definedFields<T extends object>(fields: T): DefinedFields<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as DefinedFields<T>;
}
