import type { z } from 'zod';

/** Errors by field; a list's errors are keyed by index, as react-hook-form expects. */
export interface FormErrors {
  [field: string]: string | FormErrors | undefined;
}

function setError(errors: FormErrors, path: readonly PropertyKey[], message: string): void {
  const [first, ...rest] = path.map(String);
  if (first === undefined) return;
  if (rest.length === 0) {
    errors[first] ??= message;
    return;
  }
  const inner = errors[first] ?? {};
  if (typeof inner === 'string') return;
  errors[first] = inner;
  setError(inner, rest, message);
}

/** Drops undefined and null values; inside a list they become '' so that indexes stay the same. */
const presentValues = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? Array.from(value, (item) => item ?? '') : value]),
  );

/** A schema of the contract as react-admin's `validate`: the first message of each field. */
export const bySchema =
  (schema: z.ZodType) =>
  (values: Record<string, unknown>): FormErrors => {
    const { error } = schema.safeParse(presentValues(values));
    const errors: FormErrors = {};
    for (const { path, message } of error?.issues ?? []) {
      const [field = ''] = path.map(String);
      // A list that is edited as text has one input.
      setError(errors, typeof values[field] === 'string' ? [field] : path, message);
    }
    return errors;
  };
