import { sendCall } from '../../client/sendCall.ts';
import type { InputOf } from '../../contract/calls/callTypes.ts';
import { VISIT_HEADER } from '../../contract/calls/requestHeaders.ts';
import { type SiteEndpointName, siteEndpoints } from '../../contract/calls/siteEndpoints.ts';
import { API_ORIGIN } from './apiOrigin.ts';

export interface PendingRequest {
  response: Promise<unknown>;
  abort: () => void;
}

// Visitors have no session. Without cookies, an API on another origin may answer Access-Control-Allow-Origin: *.
const fetchAsVisitor: typeof fetch = (address, init) =>
  fetch(address, API_ORIGIN === '' ? init : { ...init, credentials: 'omit' });

const fetchAsVisit: typeof fetch = (address, init) => fetch(address, { ...init, headers: { [VISIT_HEADER]: '1' } });

/** Sends a call without credentials. @param isVisit tells the site's own server that a visitor opens the page of the call */
export function sendRequest<K extends SiteEndpointName>(name: K, input: InputOf<K>, isVisit = false): PendingRequest {
  const controller = new AbortController();
  const { signal } = controller;
  return {
    response: sendCall(siteEndpoints[name], input, {
      host: API_ORIGIN,
      signal,
      fetch: isVisit && API_ORIGIN === '' ? fetchAsVisit : fetchAsVisitor,
    }),
    abort: () => controller.abort(),
  };
}
