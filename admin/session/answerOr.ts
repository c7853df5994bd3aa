/**
 * The answer of a call of our own. react-admin answers one that ends at the login with `{data: {}}`, of whatever type it is.
 * @param otherwise stands for that answer until the login is shown
 */
export function answerOr<T extends object>(answer: T, otherwise: T): T {
  const isEnded = !Array.isArray(answer) && Object.keys(answer).join() === 'data';
  return isEnded ? otherwise : answer;
}
