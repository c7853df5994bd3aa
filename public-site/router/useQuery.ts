import { useSyncExternalStore } from 'react';
import { PAGE_PARAMETER } from '../../contract/addresses/listQueries.ts';
import { addressOf, usePlace, useSiteHistory } from './siteHistory.ts';

const neverChanges = () => () => {};

/** The query of the current location and a function that changes fields of it; an empty value removes the field. */
export function useQuery(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const { path, query: sent } = usePlace();
  const history = useSiteHistory();
  const shown = useSyncExternalStore(
    neverChanges,
    () => sent,
    // The server renders one home for all queries.
    () => (path === '/' ? '' : sent),
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
    history.replace(addressOf({ path, query: next.toString() }));
  };
  return [query, change];
}
