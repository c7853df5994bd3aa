import { isbot } from 'isbot';

const KNOWN_MAX = 1_000;

/** Recognizes robots by their User-Agent. Browsers always send one. The test takes longer than a cache hit, so results are kept. */
export function createRobotCheck(): (userAgent: string | undefined) => boolean {
  const known = new Map<string, boolean>();
  return (userAgent = '') => {
    const before = known.get(userAgent);
    if (before !== undefined) return before;
    const robot = userAgent === '' || isbot(userAgent);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(userAgent, robot);
    return robot;
  };
}
