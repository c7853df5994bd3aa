import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useQuery } from '../../router/useQuery.ts';

/**
 * The fields of a server-rendered form whose values were changed before hydration: React fires no events for them.
 * @param query the values that the page shows
 */
function editsBeforeHydration(form: HTMLFormElement, query: URLSearchParams): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const { name, value } = field;
    // A form that the browser renders has the values of the query, but its selects have no default.
    if (value !== defaultOf(field) && value !== (query.get(name) ?? '')) changes[name] = value;
  }
  return changes;
}

/** The default of a field; that of a select without one is the first option. */
function defaultOf(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

interface SearchFormProps {
  label?: string;
  /** sends the form; by default, only visitors without JavaScript see it */
  button?: ReactNode;
  children: ReactNode;
}

const hiddenButton = (
  <button type="submit" className="boton sin-codigo">
    {siteTexts.site.search}
  </button>
);

/** The filters of a list, or a search. Their fields have the names of the query, so that the form also works without JavaScript. */
export function SearchForm({ label, button = hiddenButton, children }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [query, changeQuery] = useQuery();
  const beforeHydration = useEffectEvent(() => {
    const changes = form.current === null ? {} : editsBeforeHydration(form.current, query);
    if (Object.keys(changes).length > 0) changeQuery(changes);
  });
  useEffect(() => beforeHydration(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would not answer the Enter key, which must not reload the page
    <form
      ref={form}
      role="search"
      method="get"
      className="filtros"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      {button}
    </form>
  );
}
