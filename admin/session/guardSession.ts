import { messages } from '../../contract/calls/messages.ts';
import { fieldsOf } from '../../contract/values/tolerant.ts';
import type { PortalAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { isExpired } from '../../dataProvider/core/session.ts';
import type { Question, SessionGate } from './sessionGate.ts';

// Not 401, which react-admin treats as a success without data. The dialog itself ends the session.
const forbidden = () =>
  Response.json({ success: 0, message: messages.general.sessionRequired }, { status: 403, statusText: 'Forbidden' });

/** On a 401 while the gate is held, waits for a new sign-in and sends the request again. */
export const waitingFetch =
  (gate: SessionGate, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 401 || !gate.isHeld()) return response;
    return (await gate.signIn.ask()) ? send(input, init) : forbidden();
  };

async function needsPassword(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return String(fieldsOf(answer).confirmar) === '1';
}

/** Asks for the password when the server needs it, and sends the request again. If the user cancels, the refusal is the answer. */
export const confirmingFetch =
  (password: Question, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!(await needsPassword(response))) return response;
    return (await password.ask()) ? send(input, init) : response;
  };

/** The auth provider. An expired session waits for a new sign-in while the gate is held. */
export function waitingAuth(gate: SessionGate, auth: PortalAuthProvider): PortalAuthProvider {
  return {
    ...auth,
    async checkAuth() {
      if (gate.isHeld() && isExpired(localStorage, Date.now())) await gate.signIn.ask();
      else await auth.checkAuth();
    },
  };
}
