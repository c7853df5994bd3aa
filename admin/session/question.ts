import { createStore } from '../../client/createStore.ts';

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
