/** The names of the descriptors that have a part. */
export type NamesWith<R extends object, P extends string> = {
  [N in keyof R]: R[N] extends { readonly [K in P]: unknown } ? N : never;
}[keyof R];

/** The names of the resources that have a part, in the order of the list. */
export const namesWith = <R extends Readonly<Record<string, object>>, P extends string>(
  resources: R,
  part: P,
): readonly NamesWith<R, P>[] =>
  Object.keys(resources).filter((name) => Object.hasOwn(resources[name] ?? {}, part)) as unknown as NamesWith<R, P>[];
