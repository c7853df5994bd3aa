import { createContext, useContext, useEffect, useState } from 'react';
import { CallError } from '../../client/sendCall.ts';
import type { InputOf } from '../../contract/calls/callTypes.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';
import { type ListPage, RESOURCE_OF_PAGE, type RecordPage } from '../../contract/resources/recordPages.ts';
import { siteResources } from '../../contract/resources/siteResources.ts';
import { fieldsOf } from '../../contract/values/tolerant.ts';
import type { FailureCause, LoadState } from './loadState.ts';
import { isPartial, type ResponseStore } from './ResponseStore.ts';
import { sendRequest } from './sendRequest.ts';

/** Embedded and prefetched responses; null without prefetch. */
export const ResponseStoreContext = createContext<ResponseStore | null>(null);

/** Milliseconds until a pending call offers a retry. */
export const WAIT_MS = 15_000;

type CallState<T> = { key: string; attempt: number } & (
  | { status: 'loading' | 'slow' }
  | { status: 'failed'; cause: FailureCause; direccion: string | undefined; movido_a: number | undefined }
  | { status: 'ready'; data: T; partial?: boolean }
);

function causeOf(error: unknown): FailureCause {
  if (!(error instanceof CallError)) return 'server';
  if (error.status === 0) return 'network';
  // Compatible servers refuse with HTTP 200 and success 0; ours answers 404.
  return error.status === 404 || error.status === 200 ? 'missing' : 'server';
}

/** Where the page is now: the present address of a former one, or the record that this one was merged into. */
function placeIn(error: unknown) {
  const { direccion, movido_a } = error instanceof CallError ? fieldsOf(error.raw) : {};
  return {
    direccion: typeof direccion === 'string' ? direccion : undefined,
    movido_a: typeof movido_a === 'number' ? movido_a : undefined,
  };
}

/**
 * Makes a call on mount and whenever its input changes; aborts it on unmount. Uses an embedded or prefetched response first; a
 * partial one is shown until the whole list arrives. Logs failures. The calls of a page are in pageRequests.ts, so that all are prefetched.
 * @param parse declare it outside the component
 */
export function useCall<K extends SiteEndpointName, T>(
  name: K,
  input: InputOf<K>,
  parse: (response: unknown) => T,
): LoadState<T> {
  const store = useContext(ResponseStoreContext);
  const [attempt, setAttempt] = useState(0);
  const key = requestKey(name, input);
  const [state, setState] = useState<CallState<T>>(() => {
    const embedded = store?.embedded(key);
    return embedded === undefined
      ? { key, attempt, status: 'loading' }
      : { key, attempt, status: 'ready', data: parse(embedded), partial: isPartial(embedded) };
  });

  useEffect(() => {
    if (store?.consumeEmbedded(key)) return;
    let cancelled = false;
    const settle = (next: CallState<T>) => {
      clearTimeout(timer);
      if (!cancelled) setState(next);
    };
    const markSlow = () =>
      setState((shown) => {
        const isCurrent = shown.key === key && shown.attempt === attempt;
        return isCurrent && shown.status === 'ready' ? shown : { key, attempt, status: 'slow' };
      });
    const timer = setTimeout(markSlow, WAIT_MS);
    const request = store?.takePrefetched(key) ?? sendRequest(name, JSON.parse(key.slice(name.length)) as InputOf<K>);
    request.response
      .then((response) => settle({ key, attempt, status: 'ready', data: parse(response) }))
      .catch((error: unknown) => {
        if (!cancelled) console.error(`${name}:`, error instanceof Error ? error.message : error);
        settle({ key, attempt, status: 'failed', cause: causeOf(error), ...placeIn(error) });
      });
    return () => {
      cancelled = true;
      clearTimeout(timer);
      request.abort();
    };
  }, [store, name, key, attempt, parse]);

  const retry = () => setAttempt(attempt + 1);
  // Until the effect runs, the state still belongs to the previous input.
  if (state.key !== key || state.attempt !== attempt) return { status: 'loading', retry };
  return state.status === 'ready' ? state : { ...state, retry };
}

/** Makes the call of a list. @param parse declare it outside the component */
export const useListCall = <T>(list: ListPage, parse: (response: unknown) => T): LoadState<T> =>
  useCall(siteResources[list].list.call, {}, parse);

/** Makes the call of a record's page. @param parse declare it outside the component */
export const useRecordCall = <T>(page: RecordPage, id: number, parse: (response: unknown) => T): LoadState<T> =>
  useCall(siteResources[RESOURCE_OF_PAGE[page]].call, { params: { id } }, parse);
