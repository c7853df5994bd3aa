/**
 * The answer of a custom data provider method. If the session has ended, react-admin resolves it with `{data: {}}`, whatever its type.
 * @param otherwise stands for that answer until the login is shown
 */
export function answerOr<T extends object, O = T>(answer: T, otherwise: O): T | O {
  const isEnded = !Array.isArray(answer) && Object.keys(answer).join() === 'data';
  return isEnded ? otherwise : answer;
}
