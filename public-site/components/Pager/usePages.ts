import { createContext, useContext, useLayoutEffect } from 'react';
import { lastPageOf, pageNumberOf } from '../../../contract/addresses/listQueries.ts';
import { type SitePlace, usePlace } from '../../router/siteHistory.ts';
import { useQuery } from '../../router/useQuery.ts';

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

/** In the browser, told of it after the rendering: the place then has the 'not found' page. */
export const PastEndPlaceContext = createContext<((place: SitePlace) => void) | null>(null);

/**
 * The page that `pagina` in the query selects. A number above the last page selects the last one, which nobody sees.
 * @param length of the filtered list; null while it is not known
 */
export function usePages(length: number | null): Pages {
  const [query] = useQuery();
  const place = usePlace();
  const onPastEnd = useContext(PastEndContext);
  const onPastEndPlace = useContext(PastEndPlaceContext);
  const pagina = pageNumberOf(query);
  const count = lastPageOf(length ?? 0);
  const isPastEnd = length !== null && pagina > count;
  if (isPastEnd) onPastEnd?.();
  useLayoutEffect(() => {
    if (isPastEnd) onPastEndPlace?.(place);
  }, [isPastEnd, onPastEndPlace, place]);
  return { current: Math.min(pagina, count), count, wholeList: pagina === 1 };
}
