/**
 * The fields of a server-rendered form whose values were changed before hydration: React fires no events for them.
 * @param query the values that the page shows
 */
export function editsBeforeHydration(form: HTMLFormElement, query: URLSearchParams): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const { name, value } = field;
    // A form that the browser renders has the values of the query, but its selects have no default.
    if (value !== defaultOf(field) && value !== (query.get(name) ?? '')) changes[name] = value;
  }
  return changes;
}

/** Of a select without a default, the first option. */
function defaultOf(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
