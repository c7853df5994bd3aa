import { createContext, useContext, useSyncExternalStore } from 'react';
import { fieldsOf } from '../../contract/values/tolerant.ts';

/** Asks for the user's password while the server needs it for a request. */
export interface PasswordPrompt {
  /** Opens the dialog, shared by all callers. Resolves to true once the server has accepted the password. */
  request: () => Promise<boolean>;
  settle: (isConfirmed: boolean) => void;
  isAsking: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createPasswordPrompt(): PasswordPrompt {
  const listeners = new Set<() => void>();
  let waiting: PromiseWithResolvers<boolean> | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    request() {
      waiting ??= Promise.withResolvers<boolean>();
      notify();
      return waiting.promise;
    },
    settle(isConfirmed) {
      waiting?.resolve(isConfirmed);
      waiting = null;
      notify();
    },
    isAsking: () => waiting !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
  (prompt: PasswordPrompt, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!(await needsPassword(response))) return response;
    return (await prompt.request()) ? send(input, init) : response;
  };

export const PasswordPromptContext = createContext<PasswordPrompt>(createPasswordPrompt());

export const usePasswordPrompt = (): PasswordPrompt => useContext(PasswordPromptContext);

export function useIsAskingPassword(): boolean {
  const { subscribe, isAsking } = usePasswordPrompt();
  return useSyncExternalStore(subscribe, isAsking);
}
