import { messages } from '../../contract/calls/messages.ts';
import type { AuthOptions, PortalAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { isExpired } from '../../dataProvider/core/session.ts';
import type { SessionGate } from './sessionGate.ts';

// Not 401, which react-admin treats as a success without data. The dialog itself ends the session.
const forbidden = () =>
  Response.json({ success: 0, message: messages.general.sessionRequired }, { status: 403, statusText: 'Forbidden' });

/** On a 401 while the gate is held, waits for a new sign-in and sends the request again. */
export const waitingFetch =
  (gate: SessionGate, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 401 || !gate.isHeld()) return response;
    return (await gate.requestSignIn()) ? send(input, init) : forbidden();
  };

/** The auth provider. An expired session waits for a new sign-in while the gate is held. */
export function waitingAuth(
  gate: SessionGate,
  auth: PortalAuthProvider,
  { storage = localStorage, now = Date.now }: AuthOptions,
): PortalAuthProvider {
  return {
    ...auth,
    async checkAuth() {
      if (gate.isHeld() && isExpired(storage, now())) await gate.requestSignIn();
      else await auth.checkAuth();
    },
  };
}
