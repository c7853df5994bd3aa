/** How many products the home shows. */
export const RANDOM_PRODUCTOS = 2;

/**
 * Takes some items of a list in random order, each at most once.
 * @param random a number from 0 up to, but not including, 1
 */
export function pickRandom<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return taken;
}
