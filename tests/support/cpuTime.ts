/** CPU time of this thread in milliseconds. Unlike time by the clock, it does not depend on what else the machine does. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const REPETITIONS = 5;

/**
 * CPU time that some work takes, in milliseconds: the least of several times, as one alone may contain a pause that is
 * not of the work. It is not repeated once it took less than `limit`.
 */
export async function leastCpuTime(work: () => unknown, limit: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < REPETITIONS && least >= limit; n += 1) {
    const start = cpuTime();
    await work();
    least = Math.min(least, cpuTime() - start);
  }
  return least;
}
