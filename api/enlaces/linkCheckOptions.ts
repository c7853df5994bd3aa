import type { CheckOptions } from './checkLink.ts';
import { HostPacing } from './HostPacing.ts';
import { INTERNET } from './sendRequest.ts';

/** Milliseconds between two requests to one host. */
const PAUSE_MS = 1_000;

/** The options of checks over the internet. The user agent names the portal, so that a site's owner can ask. */
export const linkCheckOptions = (publicUrl: string | null): Omit<CheckOptions, 'signal'> => ({
  network: INTERNET,
  pacing: new HostPacing(PAUSE_MS),
  userAgent: `PortalGrupoInvestigacion-Enlaces/1.0${publicUrl === null ? '' : ` (+${publicUrl})`}`,
});
