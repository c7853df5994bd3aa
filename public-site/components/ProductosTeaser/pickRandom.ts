/** Picks items in random order, each at most once. @param random as Math.random */
export function pickRandom<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return taken;
}
