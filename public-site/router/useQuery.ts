import { replaceQuery } from './hashStore.ts';
import { useHashLocation } from './useHashLocation.ts';

/** The query of the current location and a function that changes fields of it; an empty value removes the field. */
export function useQuery(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const query = new URLSearchParams(useHashLocation().query);
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    replaceQuery(next.toString());
  };
  return [query, change];
}
