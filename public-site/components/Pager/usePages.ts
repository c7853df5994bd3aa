import { createContext, useContext } from 'react';
import { PAGE_PARAMETER } from '../../../contract/addresses/listQueries.ts';
import { useQuery } from '../../router/useQuery.ts';

/** Cards on one page of a list. */
export const PAGE_SIZE = 30;

export interface Pages {
  /** from 1 to `count` */
  current: number;
  /** at least 1 */
  count: number;
  /** the address names no page, or the first one: the browser draws the whole list, the server its first page */
  wholeList: boolean;
}

/** On the server, told of a page number after the last page of the list: the address is answered 404. */
export const PastEndContext = createContext<(() => void) | null>(null);

/** The page that `pagina` in the query selects. A number above the last page selects the last one. @param length of the filtered list */
export function usePages(length: number): Pages {
  const [query] = useQuery();
  const onPastEnd = useContext(PastEndContext);
  const pagina = Number(query.get(PAGE_PARAMETER));
  const count = Math.max(1, Math.ceil(length / PAGE_SIZE));
  const wholeList = !Number.isSafeInteger(pagina) || pagina < 2;
  if (!wholeList && pagina > count) onPastEnd?.();
  return { current: wholeList ? 1 : Math.min(pagina, count), count, wholeList };
}
