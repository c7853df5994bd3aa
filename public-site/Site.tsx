import { App } from './App.tsx';
import type { AnswersAtHand } from './answers/AnswersAtHand.ts';
import { AnswersContext } from './answers/AnswersContext.ts';

/** The whole product, as the server and the browser render it. */
export function Site({ answers }: { answers: AnswersAtHand }) {
  return (
    <AnswersContext value={answers}>
      <App />
    </AnswersContext>
  );
}
