import { createContext, useContext } from 'react';
import { usePlace } from '../router/siteHistory.ts';
import { isWithdrawn } from './embeddedResponses.ts';

/** On the server; null in the browser, where the document says so. */
export const WithdrawnContext = createContext<boolean | null>(null);

/** The last path in the browser whose head said so after a navigation; null if none did. */
export const WithdrawnPathContext = createContext<string | null>(null);

/** True for the page of a record that visitors could read and that is no longer there. */
export function useWithdrawn(): boolean {
  const { path } = usePlace();
  const isWithdrawnAfterClick = useContext(WithdrawnPathContext) === path;
  return useContext(WithdrawnContext) ?? (isWithdrawnAfterClick || isWithdrawn(path));
}
