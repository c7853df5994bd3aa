import type { ReactNode } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';

interface SearchFormProps {
  /** accessible name */
  label?: string;
  children: ReactNode;
}

/** The filters of a list. Their fields have the names of the query, so that the form also works without JavaScript. */
export function SearchForm({ label, children }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would not answer the Enter key, which must not reload the page
    <form
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
