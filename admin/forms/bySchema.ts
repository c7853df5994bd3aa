import type { z } from 'zod';

/** Errors by field; the errors of a list are a list too, as react-hook-form reads them. */
export interface FormErrors {
  [field: string]: string | FormErrors | undefined;
}

function place(errors: FormErrors, path: readonly PropertyKey[], message: string): void {
  const [first, ...rest] = path.map(String);
  if (first === undefined) return;
  if (rest.length === 0) {
    errors[first] ??= message;
    return;
  }
  const inner = errors[first] ?? {};
  if (typeof inner === 'string') return;
  errors[first] = inner;
  place(inner, rest, message);
}

/** What a form leaves undefined or null counts as absent; within a list it is a blank that keeps its place. */
const given = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? Array.from(value, (item) => item ?? '') : value]),
  );

/** Turns a schema of the contract into react-admin's `validate`: the first message of each field. */
export const bySchema =
  (schema: z.ZodType) =>
  (values: Record<string, unknown>): FormErrors => {
    const { error } = schema.safeParse(given(values));
    const errors: FormErrors = {};
    for (const { path, message } of error?.issues ?? []) place(errors, path, message);
    return errors;
  };
