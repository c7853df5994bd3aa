/** How many products the home shows. */
export const RANDOM_PRODUCTOS = 2;

/**
 * Takes some items of a list in random order, each at most once.
 * @param azar a number from 0 up to, but not including, 1
 */
export function pickRandom<T>(items: readonly T[], cuantos: number, azar: () => number): T[] {
  const rest = [...items];
  const taken: T[] = [];
  while (taken.length < cuantos && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(azar() * rest.length), 1));
  }
  return taken;
}
