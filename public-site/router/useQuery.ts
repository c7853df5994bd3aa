import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PAGE_PARAMETER } from '../../contract/addresses/listQueries.ts';
import { navigationMode } from './siteLocation.ts';

const neverChanges = () => () => {};

/** The server does not see the query of a hash: hydration begins without it. */
const isHydratingHash = () => typeof window !== 'undefined' && navigationMode() === 'hash';

/** The query of the current location and a function that changes fields of it; an empty value removes the field. */
export function useQuery(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shown = useSyncExternalStore(
    neverChanges,
    () => search,
    () => (isHydratingHash() ? '' : search),
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
