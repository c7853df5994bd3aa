/** The fields of a server-rendered form whose values were changed before hydration: React does not tell of them. */
export function changedFields(form: HTMLFormElement): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) changes[field.name] = field.value;
    if (field instanceof HTMLSelectElement && field.value !== defaultOf(field)) changes[field.name] = field.value;
  }
  return changes;
}

/** Without a default, the first option is selected. */
const defaultOf = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
