import { App } from './App.tsx';
import type { AnswersAtHand } from './data/AnswersAtHand.ts';
import { AnswersContext } from './data/AnswersContext.ts';

/** The root component, rendered by server and browser. */
export function Site({ answers }: { answers: AnswersAtHand }) {
  return (
    <AnswersContext value={answers}>
      <App />
    </AnswersContext>
  );
}
