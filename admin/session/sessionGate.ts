/** 'open': no dialog; 'asking': the sign-in dialog is open; 'left': the user cancelled the dialog. */
export type GateState = 'open' | 'asking' | 'left';

interface HoldOptions {
  /** true for a write that goes on while its user does something else: leaving a form does not lose it */
  isBackground?: boolean;
}

/** Delays the end of a session while unsaved changes or writes would be lost, until the user signs in again or cancels. */
export interface SessionGate {
  /** Registers unsaved changes or a write in progress; returns the release function. */
  hold: (options?: HoldOptions) => () => void;
  isHeld: () => boolean;
  /** True if leaving a form would lose its changes or its write. */
  isHeldByForm: () => boolean;
  /** Opens the sign-in dialog, shared by all callers. Resolves to true if the user signed in. */
  requestSignIn: () => Promise<boolean>;
  settle: (signedIn: boolean) => void;
  state: () => GateState;
  subscribe: (listener: () => void) => () => void;
}

export function createSessionGate(): SessionGate {
  const listeners = new Set<() => void>();
  const holds = new Set<HoldOptions>();
  let state: GateState = 'open';
  let waiting: PromiseWithResolvers<boolean> | null = null;

  const setState = (next: GateState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    hold({ isBackground = false } = {}) {
      const hold = { isBackground };
      holds.add(hold);
      return () => {
        holds.delete(hold);
        if (holds.size === 0 && state === 'left') setState('open');
      };
    },

    isHeld: () => holds.size > 0 && state !== 'left',

    isHeldByForm: () => state !== 'left' && [...holds].some(({ isBackground }) => !isBackground),

    requestSignIn() {
      waiting ??= Promise.withResolvers<boolean>();
      setState('asking');
      return waiting.promise;
    },

    settle(signedIn) {
      setState(signedIn ? 'open' : 'left');
      waiting?.resolve(signedIn);
      waiting = null;
    },

    state: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
