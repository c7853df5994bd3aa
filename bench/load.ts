import { Agent, get } from 'node:http';

/** What a load found: answers per second, and the times of single answers in milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

function fetchOnce(url: string, agent: Agent, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    request.on('error', () => resolve(false));
  });
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Asks for one address again and again over kept connections.
 * @param seconds how long, after a warm-up of half a second that is not counted
 */
export async function load(
  url: string,
  {
    connections = 50,
    seconds = 3,
    headers = {},
  }: { connections?: number; seconds?: number; headers?: Record<string, string> } = {},
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failures = 0;
  const begin = performance.now() + 500;
  const end = begin + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const sent = performance.now();
        const ok = await fetchOnce(url, agent, headers);
        if (!ok) failures += 1;
        else if (sent >= begin) times.push(performance.now() - sent);
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failures };
}
