import { createContext, useContext } from 'react';
import { usePlace } from '../router/siteHistory.ts';
import { useRendering } from '../settings/rendering.ts';
import { isWithdrawn } from './embeddedResponses.ts';

/** The last path in the browser whose head said so after a navigation; null if none did. */
export const WithdrawnPathContext = createContext<string | null>(null);

/** True for the page of a record that visitors could read and that is no longer there. */
export function useWithdrawn(): boolean {
  const { path } = usePlace();
  const isWithdrawnAfterClick = useContext(WithdrawnPathContext) === path;
  return useRendering().isWithdrawn ?? (isWithdrawnAfterClick || isWithdrawn(path));
}
