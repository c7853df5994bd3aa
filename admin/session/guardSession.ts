import { messages } from '../../contract/messages.ts';
import type { AuthOptions, PortalAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { isExpired } from '../../dataProvider/core/session.ts';
import type { SessionGate } from './sessionGate.ts';

// Not 401: that ends in react-admin as a success without data. The dialog itself ends the session.
const refusal = () =>
  Response.json({ success: 0, message: messages.general.sessionRequired }, { status: 403, statusText: 'Forbidden' });

/** A fetch that, when a session ended under an open form or a write, waits for a new one and sends the same request again. */
export const waitingFetch =
  (gate: SessionGate, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 401 || !gate.isHeld()) return response;
    return (await gate.ask()) ? send(input, init) : refusal();
  };

/** The auth provider, whose 24 hours (section 4) also wait while a form is open or something is being written. */
export function waitingAuth(
  gate: SessionGate,
  auth: PortalAuthProvider,
  { storage = localStorage, now = Date.now }: AuthOptions,
): PortalAuthProvider {
  return {
    ...auth,
    async checkAuth() {
      if (gate.isHeld() && isExpired(storage, now())) await gate.ask();
      // Whoever left is being taken to the login by the dialog.
      else await auth.checkAuth();
    },
  };
}
