/** An answer's object by its field names; anything else has no fields. */
export function camposDe(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
