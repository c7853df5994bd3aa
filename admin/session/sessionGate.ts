import { addTo, createStore } from '../../client/createStore.ts';

/** A question that a dialog asks, shared by all who wait for the answer. */
export function createQuestion() {
  const waiting = createStore<PromiseWithResolvers<boolean> | null>(null);
  return {
    /** null while the dialog is closed */
    waiting,
    ask(): Promise<boolean> {
      const question = waiting.get() ?? Promise.withResolvers<boolean>();
      waiting.set(question);
      return question.promise;
    },
    settle(answer: boolean): void {
      waiting.get()?.resolve(answer);
      waiting.set(null);
    },
  };
}

export type Question = ReturnType<typeof createQuestion>;

interface Hold {
  /** true for a write that goes on while its user does something else: leaving a form does not lose it */
  isBackground: boolean;
}

/** Delays the end of a session while unsaved changes or writes would be lost, until the user signs in again or cancels. */
export function createSessionGate() {
  const holds = createStore<readonly Hold[]>([]);
  const signIn = createQuestion();
  const left = createStore(false);
  return {
    /** asks to sign in again */
    signIn,
    /** true after the user cancelled the sign-in, until nothing is held */
    left,

    /** Registers unsaved changes or a write in progress. @returns the function that releases it */
    hold({ isBackground = false }: Partial<Hold> = {}): () => void {
      const release = addTo(holds, { isBackground });
      return () => {
        release();
        if (holds.get().length === 0) left.set(false);
      };
    },

    isHeld: () => holds.get().length > 0 && !left.get(),

    /** True if leaving a form would lose its changes or its write. */
    isHeldByForm: () => !left.get() && holds.get().some(({ isBackground }) => !isBackground),

    settle(isSignedIn: boolean): void {
      left.set(!isSignedIn);
      signIn.settle(isSignedIn);
    },
  };
}

export type SessionGate = ReturnType<typeof createSessionGate>;
