import type { InputOf } from '../../contract/calls/callTypes.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';

/** The key under which the answer of a call is kept: equal for equal calls. */
export const requestKey = <K extends SiteEndpointName>(name: K, input: InputOf<K>): string =>
  `${name} ${JSON.stringify(input)}`;
