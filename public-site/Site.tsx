import { App } from './App.tsx';
import type { AnswersAtHand } from './answers/AnswersAtHand.ts';
import { AnswersContext } from './answers/AnswersContext.ts';

/** The root component, rendered by server and browser. */
export function Site({ answers }: { answers: AnswersAtHand }) {
  return (
    <AnswersContext value={answers}>
      <App />
    </AnswersContext>
  );
}
