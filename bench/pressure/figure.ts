import { percentile } from '../percentile.ts';

/** A figure to reach, and what was measured. */
export interface Figure {
  figure: string;
  asked: string;
  measured: string;
  met: boolean;
}

/** A time that must not be passed. @param times milliseconds */
export function atMost(figure: string, times: readonly number[], share: number, limit: number): Figure {
  const time = percentile(times, share);
  return { figure, asked: `≤ ${limit} ms`, measured: `${Math.round(time)} ms`, met: time <= limit };
}

/** A count that must be reached exactly. */
export const exactly = (figure: string, count: number, asked: number): Figure => ({
  figure,
  asked: String(asked),
  measured: String(count),
  met: count === asked,
});
