import { type ReactNode, useState } from 'react';
import { ListContextProvider, removeEmpty, useEvent, useListContext } from 'react-admin';
import { pathOf } from '../addresses/paths.ts';

/**
 * Keeps react-admin's filter form, which sets the filters half a second after a key in it, from two things: adding the same list to
 * the history once more when nothing changed (Tab is a key too), and leading somebody who has followed a link back to the list,
 * which stays mounted while the next screen loads.
 */
export function ChangedFilters({ children }: { children: ReactNode }) {
  const list = useListContext();
  const [path] = useState(currentPath);
  const setFilters: typeof list.setFilters = useEvent((filters, ...rest) => {
    const isChanged = JSON.stringify(removeEmpty(filters)) !== JSON.stringify(list.filterValues);
    if (isChanged && currentPath() === path) list.setFilters(filters, ...rest);
  });
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
}

const currentPath = (): string => pathOf(window.location.hash);
