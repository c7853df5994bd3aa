import type { InputOf } from '../../contract/calls/callTypes.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';
import type { LoadState } from './loadState.ts';
import { pageCalls } from './pageCalls.ts';
import { useCall } from './useCall.ts';

type PageCalls = typeof pageCalls;
type NamesOf<P extends keyof PageCalls> = keyof PageCalls[P] & SiteEndpointName;
type PropsOf<Call> = Call extends (props: infer Props extends object) => unknown ? Props : Record<never, never>;

/**
 * Makes a call that {@link pageCalls} declares for the page. Pages load data only through this hook, so all of it is prefetched.
 * @param parse declare it outside the component
 */
export function usePageCall<P extends keyof PageCalls, K extends NamesOf<P>, T>(
  page: P,
  name: K,
  props: PropsOf<PageCalls[P][K]>,
  parse: (response: unknown) => T,
): LoadState<T> {
  const inputOf = pageCalls[page][name] as (props: unknown) => InputOf<K>;
  return useCall(name, inputOf(props), parse);
}
