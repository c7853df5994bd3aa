import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PAGE_PARAMETER } from '../../contract/addresses/listQueries.ts';

const neverChanges = () => () => {};

/** The query of the current location and a function that changes fields of it; an empty value removes the field. */
export function useQuery(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const shown = useSyncExternalStore(
    neverChanges,
    () => search,
    // The server renders one home for all queries.
    () => (pathname === '/' ? '' : search),
  );
  const query = new URLSearchParams(shown);
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    // Another list begins at its first page.
    next.delete(PAGE_PARAMETER);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    navigate({ search: next.toString() }, { replace: true });
  };
  return [query, change];
}
