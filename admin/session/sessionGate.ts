/** 'open': nothing is asked; 'asking': the dialog is there; 'left': the person went away from what was written. */
export type GateState = 'open' | 'asking' | 'left';

/** Where a session that ended waits, while something would be lost with it, until the person signs in again or leaves. */
export interface SessionGate {
  /** Says that a form holds something, or that something is being written; gives back how to say that it no longer is so. */
  hold: () => () => void;
  isHeld: () => boolean;
  /** Asks to sign in again, once for all who wait. Resolves to whether the person did. */
  ask: () => Promise<boolean>;
  settle: (signedIn: boolean) => void;
  state: () => GateState;
  subscribe: (listener: () => void) => () => void;
}

/** A gate with nothing behind it. */
export function createSessionGate(): SessionGate {
  const listeners = new Set<() => void>();
  const holds = new Set<symbol>();
  let state: GateState = 'open';
  let waiting: PromiseWithResolvers<boolean> | null = null;

  const become = (next: GateState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    hold() {
      const mine = Symbol('hold');
      holds.add(mine);
      return () => {
        holds.delete(mine);
        if (holds.size === 0 && state === 'left') become('open');
      };
    },

    isHeld: () => holds.size > 0 && state !== 'left',

    ask() {
      waiting ??= Promise.withResolvers<boolean>();
      become('asking');
      return waiting.promise;
    },

    settle(signedIn) {
      become(signedIn ? 'open' : 'left');
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
