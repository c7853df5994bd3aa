/** CPU time of this thread in milliseconds. Unlike time by the clock, it does not depend on what else the machine does. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
