import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useQuery } from '../../router/useQuery.ts';
import { editsBeforeHydration } from './editsBeforeHydration.ts';

interface SearchFormProps {
  label?: string;
  children: ReactNode;
}

/** The filters of a list. Their fields have the names of the query, so that the form also works without JavaScript. */
export function SearchForm({ label, children }: SearchFormProps) {
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
      <button type="submit" className="boton sin-codigo">
        {siteTexts.site.search}
      </button>
    </form>
  );
}
