import type { EnlaceEstado } from '../database/supportingTables.ts';
import { HostPacing } from './HostPacing.ts';
import { AddressRefused, INTERNET, type Network, sendRequest } from './sendRequest.ts';

const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 15_000;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const METHOD_REFUSED = new Set([405, 501]);
/** Answers of sites that exist but do not serve programs; LinkedIn sends 999. */
const ROBOT_REFUSED = new Set([401, 403, 429, 999]);

export interface CheckOptions {
  network: Network;
  userAgent: string;
  pacing: HostPacing;
  /** ends the check */
  signal: AbortSignal;
}

/** Milliseconds between two requests to one host. */
const PAUSE_MS = 1_000;

/** The options of checks over the internet. The user agent names the portal, so that a site's owner can ask. */
export const linkCheckOptions = (publicUrl: string | null): Omit<CheckOptions, 'signal'> => ({
  network: INTERNET,
  pacing: new HostPacing(PAUSE_MS),
  userAgent: `PortalGrupoInvestigacion-Enlaces/1.0${publicUrl === null ? '' : ` (+${publicUrl})`}`,
});

export interface CheckedLink {
  estado: EnlaceEstado;
  /** status of the last answer; 0 without an answer */
  http: number;
}

function stateOf(status: number): EnlaceEstado {
  if (status < 400) return 'bien';
  return ROBOT_REFUSED.has(status) ? 'omitido' : 'falla';
}

function readHead(url: URL, { network, userAgent, pacing, signal }: CheckOptions) {
  const send = (method: 'HEAD' | 'GET') =>
    pacing.run(url.hostname, signal, () =>
      sendRequest(url, {
        method,
        userAgent,
        network,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }),
    );
  return send('HEAD').then((head) => (METHOD_REFUSED.has(head.status) ? send('GET') : head));
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

/** Requests a link and follows its redirects by hand, so that each address is checked. @throws only if `signal` is aborted */
export async function checkLink(link: string, options: CheckOptions): Promise<CheckedLink> {
  let http = 0;
  try {
    let url = new URL(link);
    for (let hops = 0; hops <= MAX_REDIRECTS && isWeb(url); hops++) {
      const { status, location } = await readHead(url, options);
      http = status;
      if (!REDIRECTS.has(status) || location === undefined) return { estado: stateOf(status), http };
      url = new URL(location, url);
    }
    return { estado: 'falla', http };
  } catch (error) {
    options.signal.throwIfAborted();
    return { estado: error instanceof AddressRefused ? 'omitido' : 'falla', http };
  }
}
