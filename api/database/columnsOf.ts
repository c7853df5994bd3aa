import type { z } from 'zod';

/** The columns that an answer of the contract needs. @param computed fields of the schema that are no columns */
export function columnsOf<S extends z.ZodObject, C extends keyof S['shape'] & string = never>(
  schema: S,
  ...computed: C[]
): Exclude<keyof S['shape'] & string, C>[] {
  const names = Object.keys(schema.shape) as (keyof S['shape'] & string)[];
  return names.filter((name): name is Exclude<typeof name, C> => !(computed as string[]).includes(name));
}
